/** What a master admin has done with an account, with the real dependencies: database, auth server and mails. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { FunctionEnv } from '../../supabase/functions/_shared/http/env.ts';
import { createDeps } from '../../supabase/functions/admin-account/deps.ts';
import { handle } from '../../supabase/functions/admin-account/handler.ts';
import { answerOf, post, refused } from '../functions/accounts.support.ts';
import { newEmail, type Person, startTestBackend } from './support/backend.ts';

const strong = 'Quiet-Lake-42';
let server: Awaited<ReturnType<typeof startTestBackend>>;
let env: FunctionEnv;
let master: Person;

beforeAll(async () => {
  server = await startTestBackend('memory://', process.cwd());
  const { publishable_key: anonKey, secret_key: serviceKey } = server.backend.config.auth;
  const addressFrom = { header: 'x-forwarded-for', fromRight: 1 };
  env = { supabaseUrl: server.url, siteUrl: server.url, anonKey, serviceKey, addressFrom };
  master = await server.person('master');
  await query(`insert into public.admin_roles (user_id, role_type) values ($1, 'master_admin')`, [master.id]);
  return () => server.stop();
});

const query = (text: string, params: string[] = []) => server.backend.db.query(text, params);
const withMail = (name: string) =>
  ({ RESEND_API_KEY: 'test', RESEND_API_URL: `${server.url}/_local/resend` })[name];
async function look(asked: string): Promise<{ id: string; version: string; sign_ins: number }> {
  const { data, error } = await master.client.rpc('look_up_person', { p_asked: asked });
  expect(error).toBeNull();
  return (data as { found: { id: string; version: string; sign_ins: number } }).found;
}
async function call(by: Person, body: object) {
  const { data } = await by.client.auth.getSession();
  const headers = { authorization: `Bearer ${data.session?.access_token}` };
  return answerOf(await handle(post(body, headers), createDeps(env, withMail)));
}

describe('a master admin', () => {
  it('has a fresh link sent that confirms the address', async () => {
    const to = newEmail('waits');
    await server.client().auth.signUp({ email: to, password: strong });
    const { id, version } = await look(to);
    expect(await call(master, { action: 'resend_confirmation', user_id: id, version })).toEqual({
      status: 200,
      body: { success: true, version },
    });
    const link = new URL((await server.newestMail(to)).link ?? '');
    expect([link.origin, link.pathname]).toEqual([server.url, '/email-confirmation']);
    const token_hash = link.searchParams.get('token_hash') ?? '';
    const { error } = await server.client().auth.verifyOtp({ token_hash, type: 'signup' });
    expect(error).toBeNull();
    expect(await call(master, { action: 'resend_confirmation', user_id: id, version })).toEqual(
      refused(409, 'version_conflict'),
    );
  });

  it('ends all sign-ins: what is open cannot be renewed', async () => {
    const person = await server.person('leaves');
    const { id, version, sign_ins } = await look(person.email);
    expect(sign_ins).toBe(1);
    const { error } = await master.client.rpc('end_sign_ins', { p_user: id, p_version: version });
    expect(error).toBeNull();
    expect((await person.client.auth.refreshSession()).error).not.toBeNull();
    expect((await look(id)).sign_ins).toBe(0);
  });

  it('puts an account down that its person can keep', async () => {
    const person = await server.person('goes');
    const { id, version } = await look(person.email);
    const asked = {
      action: 'plan_erasure',
      user_id: id,
      version,
      reason: 'Ticket 123 by mail',
      remove_posts: false,
    };
    expect(await call(person, asked)).toEqual(refused(403, 'not_allowed'));
    const planned = await call(master, asked);
    expect(planned).toMatchObject({ status: 200, body: { success: true } });
    const waiting = await person.client.from('account_erasures').select('due_at').single();
    expect(planned.body).toMatchObject({ due_at: waiting.data?.due_at });
    expect((await person.client.rpc('keep_my_account')).data).toBe(true);
  });
});
