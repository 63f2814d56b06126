/**
 * The auth server: @supabase/lite, and before and behind it what it does differently from hosted projects.
 * Each module says what that is.
 */
import { createQueue } from '../db/queue.ts';
import { preflight, withCors } from '../http.ts';
import { admin } from './admin.ts';
import { completeSession, type SignInMethod } from './claims.ts';
import type { AuthContext, AuthRequest } from './context.ts';
import { wayBack } from './lite-mailer.ts';
import { reauthenticate, updateUser } from './own-account.ts';
import { safeRedirect } from './redirects.ts';
import { AuthFailure, failures } from './replies.ts';
import { logout, token } from './sign-in.ts';
import { recover, resend, signInByMail, signUp } from './sign-up.ts';
import { verify } from './verify.ts';

type Endpoint = (context: AuthContext, call: AuthRequest) => Promise<Response>;

const ENDPOINTS: Readonly<Record<string, Endpoint>> = {
  'POST /signup': signUp,
  'POST /resend': resend,
  'POST /recover': recover,
  'POST /otp': signInByMail,
  'POST /magiclink': signInByMail,
  'POST /token': token,
  'POST /logout': logout,
  'POST /verify': verify,
  'GET /verify': verify,
  'PUT /user': updateUser,
  'GET /reauthenticate': reauthenticate,
};

/** Fields that are text wherever they occur. */
const TEXT_FIELDS = ['email', 'password', 'token', 'token_hash', 'type', 'refresh_token'];

/**
 * Body of a request: empty without one, null when it is no JSON at all (lite has the words for that).
 * @throws bad_json when it is JSON of another shape
 */
function parseBody(text: string | null): Record<string, unknown> | null {
  if (!text) return {};
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw failures.badJson('not an object');
  for (const field of TEXT_FIELDS) {
    const value = (body as Record<string, unknown>)[field];
    if (value !== undefined && value !== null && typeof value !== 'string') {
      throw failures.badJson(`${field} is not a string`);
    }
  }
  return body as Record<string, unknown>;
}

export interface AuthShimOptions extends AuthContext {
  /** @supabase/lite, holding the database for the length of the request. */
  lite: (request: Request) => Promise<Response>;
}

/** Lite says only "server_error"; most often a trigger on auth.users has failed. */
async function explained(response: Response, path: string): Promise<Response> {
  if (response.status !== 500) return response;
  const message =
    path === '/signup'
      ? 'Database error saving new user'
      : 'Unexpected failure, please check server logs for more information';
  return new AuthFailure(500, 'unexpected_failure', message).toResponse();
}

export function createAuth({
  lite,
  ...context
}: AuthShimOptions): (request: Request, url: URL) => Promise<Response> {
  // One at a time: what is read before lite acts must still hold when it does.
  const queue = createQueue();

  async function handle(request: Request, url: URL): Promise<Response> {
    const path = url.pathname.slice('/auth/v1'.length);
    const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
    const text = hasBody ? await request.text() : null;
    const site = context.siteUrl();
    const body = parseBody(text);
    const asked = url.searchParams.get('redirect_to') ?? body?.redirect_to;
    const redirectTo = safeRedirect(
      typeof asked === 'string' ? asked : null,
      site,
      context.config.auth.additional_redirect_urls,
    );
    const forward: AuthRequest['forward'] = (changes = {}) => {
      const method = changes.method ?? request.method;
      const content = changes.body ? JSON.stringify(changes.body) : text;
      const headers = new Headers(request.headers);
      headers.delete('content-length');
      const init: RequestInit = { method, headers };
      if (method !== 'GET' && method !== 'HEAD' && content !== null) init.body = content;
      return wayBack.run(redirectTo, () => lite(new Request(changes.url ?? url, init)));
    };
    const call: AuthRequest = { request, url, path, body: body ?? {}, redirectTo, forward };
    const endpoint =
      path.startsWith('/admin/') || path === '/invite' ? admin : ENDPOINTS[`${request.method} ${path}`];
    const answer = endpoint && body !== null ? await endpoint(context, call) : await forward();
    const method: SignInMethod = path === '/verify' ? 'otp' : 'password';
    return explained(await completeSession(context, answer, method), path);
  }

  return async (request, url) => {
    if (request.method === 'OPTIONS') return preflight();
    try {
      return withCors(await queue(() => handle(request, url)));
    } catch (error) {
      if (error instanceof AuthFailure) return withCors(error.toResponse());
      context.log(
        `[auth] ${request.method} ${url.pathname}: ${error instanceof Error ? error.stack : error}`,
      );
      return withCors(
        new AuthFailure(
          500,
          'unexpected_failure',
          'Unexpected failure, please check server logs',
        ).toResponse(),
      );
    }
  };
}
