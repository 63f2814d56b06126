/** Access tokens with all claims of a hosted project; @supabase/lite signs only a handful. */
import { signJwt, verifyJwt } from '../jwt.ts';
import type { AuthContext } from './context.ts';

/** How a session was opened. */
export type SignInMethod = 'password' | 'otp';

interface SessionFacts extends Record<string, unknown> {
  app_metadata: unknown;
  user_metadata: unknown;
  is_anonymous: boolean;
  phone: string | null;
  method: string | null;
  since: string | null;
}

/**
 * Signs the token anew with the missing claims. `method` is remembered for a session that just began; a refreshed
 * one keeps the method it began with.
 */
async function completeToken(
  { db, config, siteUrl }: AuthContext,
  token: string,
  method: SignInMethod,
): Promise<string> {
  const claims = verifyJwt(token, config.auth.jwt_secret);
  if (!claims?.sub || !claims.session_id) return token;
  await db.query(
    `insert into auth.mfa_amr_claims (session_id, authentication_method)
      select id, $2::text from auth.sessions where id = $1::uuid on conflict do nothing`,
    [claims.session_id, method],
  );
  const [facts] = await db.query<SessionFacts>(
    `select u.raw_app_meta_data as app_metadata, u.raw_user_meta_data as user_metadata, u.is_anonymous, u.phone,
        c.authentication_method as method, c.created_at as since
      from auth.users u left join auth.mfa_amr_claims c on c.session_id = $2::uuid where u.id = $1::uuid`,
    [claims.sub, claims.session_id],
  );
  if (!facts) return token;
  const since = facts.since ? Math.floor(Date.parse(facts.since) / 1000) : claims.iat;
  return signJwt(
    {
      iss: `${siteUrl()}/auth/v1`,
      ...claims,
      phone: facts.phone ?? '',
      app_metadata: facts.app_metadata ?? {},
      user_metadata: facts.user_metadata ?? {},
      aal: 'aal1',
      amr: [{ method: facts.method ?? method, timestamp: since }],
      is_anonymous: facts.is_anonymous,
    },
    config.auth.jwt_secret,
  );
}

/** Completes the token in a JSON answer that carries a session. */
async function completeBody(
  context: AuthContext,
  response: Response,
  method: SignInMethod,
): Promise<Response> {
  const text = await response.text();
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  if (!text.includes('"access_token"')) return new Response(text, { status: response.status, headers });
  const body = JSON.parse(text) as Record<string, unknown>;
  if (typeof body.access_token === 'string') {
    body.access_token = await completeToken(context, body.access_token, method);
  }
  return new Response(JSON.stringify(body), { status: response.status, headers });
}

/** Completes the token in the address that a mail's link leads to. */
async function completeLocation(
  context: AuthContext,
  response: Response,
  location: string,
): Promise<Response> {
  const target = new URL(location);
  const fragment = new URLSearchParams(target.hash.slice(1));
  const token = fragment.get('access_token');
  if (token) fragment.set('access_token', await completeToken(context, token, 'otp'));
  target.hash = fragment.toString();
  const headers = new Headers(response.headers);
  headers.set('location', target.href);
  return new Response(null, { status: response.status, headers });
}

export async function completeSession(
  context: AuthContext,
  response: Response,
  method: SignInMethod,
): Promise<Response> {
  const location = response.headers.get('location');
  if (location?.includes('#access_token=')) return completeLocation(context, response, location);
  const isJson = response.ok && response.headers.get('content-type')?.includes('json');
  return isJson ? completeBody(context, response, method) : response;
}
