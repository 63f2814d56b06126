/**
 * Ends mails of reminders without signing in: asked by our page in JSON, and by a mail program in one click (RFC 8058), which
 * posts a form and names reminder and token in the address. Opening the address changes nothing; it leads to the page.
 */
import { reminderUnsubscribe } from '@lib/contracts/reminder-messages.ts';
import { callDeps } from '../_shared/http/call-deps.ts';
import { createServiceClient } from '../_shared/http/clients.ts';
import type { FunctionEnv } from '../_shared/http/env.ts';
import { refuse, reply } from '../_shared/http/outcome.ts';
import { type CallDeps, serveCall } from '../_shared/http/serve-call.ts';
import { isSameToken, stopToken } from '../_shared/reminders/tokens.ts';

export interface StopDeps extends CallDeps {
  token(reminder: string): Promise<string>;
  stop(reminder: string, all: boolean): Promise<void>;
}

const serve = serveCall<typeof reminderUnsubscribe, StopDeps>(
  reminderUnsubscribe,
  async ({ reminder, token, all }, { deps }) => {
    if (!isSameToken(token, await deps.token(reminder))) return refuse('bad_token');
    await deps.stop(reminder, all);
    return reply({});
  },
);

const formTypes: readonly string[] = ['application/x-www-form-urlencoded', 'multipart/form-data'];

/** The same as our page would ask. */
async function asJson(request: Request): Promise<Request> {
  const { searchParams } = new URL(request.url);
  await request.body?.cancel();
  const headers = new Headers(request.headers);
  headers.set('content-type', 'application/json');
  headers.delete('content-length');
  const body = JSON.stringify({
    reminder: searchParams.get('reminder'),
    token: searchParams.get('token'),
    all: searchParams.get('all') === '1',
  });
  return new Request(request.url, { method: 'POST', headers, body });
}

export async function handle(request: Request, deps: StopDeps): Promise<Response> {
  if (request.method === 'GET') {
    const page = new URL('/reminders/stop', deps.siteUrl);
    page.search = new URL(request.url).search;
    return Response.redirect(page.href, 303);
  }
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
  const isOneClick = request.method === 'POST' && formTypes.includes(type);
  return serve(isOneClick ? await asJson(request) : request, deps);
}

export function createDeps(env: FunctionEnv): StopDeps {
  const service = createServiceClient(env);
  return {
    ...callDeps(env),
    token: (reminder) => stopToken(reminder, env.serviceKey),
    async stop(reminder, all) {
      const { error } = await service.rpc('stop_reminder_mail', { p_reminder: reminder, p_all: all });
      if (error) throw error;
    },
  };
}
