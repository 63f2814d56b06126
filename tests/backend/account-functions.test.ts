/** The account functions with their real dependencies, on the migrated database and the auth server. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { FunctionEnv } from '../../supabase/functions/_shared/http/env.ts';
import { createDeps as deletionDeps } from '../../supabase/functions/delete-account/deps.ts';
import { handle as deleteAccount } from '../../supabase/functions/delete-account/handler.ts';
import { createDeps as erasureDeps } from '../../supabase/functions/erase-accounts/deps.ts';
import { handle as eraseAccounts } from '../../supabase/functions/erase-accounts/handler.ts';
import { createDeps as activationDeps } from '../../supabase/functions/manual-user-activation/deps.ts';
import { handle as activate } from '../../supabase/functions/manual-user-activation/handler.ts';
import { createDeps as confirmationDeps } from '../../supabase/functions/send-signup-confirmation/deps.ts';
import { handle as sendConfirmation } from '../../supabase/functions/send-signup-confirmation/handler.ts';
import { workedOutBurst } from '../database/support/exercises.ts';
import { answerOf, post, refused, success } from '../functions/accounts.support.ts';
import { newEmail, password, startTestBackend } from './support/backend.ts';

const strong = 'Quiet-Lake-42';
const none = () => undefined;
let server: Awaited<ReturnType<typeof startTestBackend>>;
let env: FunctionEnv;

beforeAll(async () => {
  server = await startTestBackend('memory://', process.cwd());
  const { publishable_key: anonKey, secret_key: serviceKey } = server.backend.config.auth;
  const addressFrom = { header: 'x-forwarded-for', fromRight: 1 };
  env = { supabaseUrl: server.url, siteUrl: server.url, anonKey, serviceKey, addressFrom };
  return () => server.stop();
});

const query = (text: string, params: string[] = []) => server.backend.db.query(text, params);
const signIn = async (email: string, given = strong) =>
  (await server.client().auth.signInWithPassword({ email, password: given })).error?.code ?? 'signed in';

describe('send-signup-confirmation', () => {
  const withMail = (name: string) =>
    ({ RESEND_API_KEY: 'test', RESEND_API_URL: `${server.url}/_local/resend` })[name];
  const call = async (body: object, network: number, get: typeof withMail | (() => undefined) = withMail) => {
    const request = post(body, { 'x-forwarded-for': `198.51.100.${network}` });
    const work: Promise<void>[] = [];
    const deps = {
      ...confirmationDeps(env, get),
      later: (job: () => Promise<void>) => void work.push(job()),
    };
    const answer = await answerOf(await sendConfirmation(request, deps));
    await Promise.all(work);
    return answer;
  };
  const create = (userEmail: string, more: object = {}) => ({
    action: 'admin_create_user',
    userEmail,
    password: strong,
    ...more,
  });
  const idsOf = (email: string) =>
    query('select id, email_confirmed_at from auth.users where email = $1', [email]);

  it('mails a link whose token confirms the account that waits for it', async () => {
    const to = newEmail('waits');
    await server.client().auth.signUp({ email: to, password: strong });
    expect(await call({ userEmail: to }, 1)).toEqual(success);
    const mail = await server.newestMail(to);
    const link = new URL(mail.link ?? '');
    expect([mail.type, link.origin, link.pathname]).toEqual(['signup', server.url, '/email-confirmation']);
    const token_hash = link.searchParams.get('token_hash') ?? '';
    const person = server.client();
    const { data, error } = await person.auth.verifyOtp({ token_hash, type: 'signup' });
    expect([error, data.user?.email]).toEqual([null, to]);
    expect((await person.auth.updateUser({ password: strong })).error).toBeNull();
    expect(await signIn(to)).toBe('signed in');
  });

  it('sends one mail a minute to an address from one network, however it is written', async () => {
    const to = newEmail('again');
    expect(await call({ userEmail: to }, 2)).toEqual(success);
    expect(await call({ userEmail: to.toUpperCase() }, 2)).toEqual(refused(429, 'rate_limited'));
  });

  it("leaves an address's owner their share when a stranger has used up another", async () => {
    const to = newEmail('share');
    for (let n = 0; n < 3; n += 1) await call(create(to), 60);
    expect(await call(create(to), 60)).toEqual(refused(429, 'rate_limited'));
    expect(await call(create(to), 61)).toEqual(success);
    expect(await call({ userEmail: to }, 61)).toEqual(success);
  });

  it('sends at most twenty mails a day to an address, whatever networks ask', async () => {
    const to = newEmail('many');
    await server.client().auth.signUp({ email: to, password: strong });
    const answers: number[] = [];
    for (let n = 0; n < 22; n += 1) answers.push((await call({ userEmail: to }, 100 + n)).status);
    expect(answers.filter((status) => status === 200)).toHaveLength(20);
    expect(await server.mails(to)).toHaveLength(21);
  });

  it('leaves a reset link alive when somebody asks for a confirmation or an account', async () => {
    const person = await server.person('reset');
    await server.client().auth.resetPasswordForEmail(person.email);
    const { token_hash } = await server.newestMail(person.email);
    expect(await call({ userEmail: person.email }, 70)).toEqual(success);
    expect(await call(create(person.email), 71)).toEqual(success);
    const redeemed = await server.client().auth.verifyOtp({ token_hash: token_hash ?? '', type: 'recovery' });
    expect([redeemed.error, redeemed.data.user?.id]).toEqual([null, person.id]);
  });

  it('gives an unknown address neither account nor mail, and a confirmed one no mail', async () => {
    const person = await server.person('confirmed');
    const unknown = newEmail('unknown');
    expect(await call({ userEmail: unknown }, 4)).toEqual(success);
    expect(await call({ userEmail: person.email }, 4)).toEqual(success);
    expect(await idsOf(unknown)).toEqual([]);
    expect([...(await server.mails(unknown)), ...(await server.mails(person.email))]).toEqual([]);
  });

  it('lets the auth server send its own mail where no mail service is set up', async () => {
    const to = newEmail('built-in');
    await server.client().auth.signUp({ email: to, password: strong });
    expect(await call({ userEmail: to }, 5, () => undefined)).toEqual(success);
    expect(await server.mails(to)).toHaveLength(1);
    await server.aMinuteLater(to);
    await query('delete from public.rate_limits');
    expect(await call({ userEmail: to }, 5, () => undefined)).toEqual(success);
    expect(await server.mails(to)).toHaveLength(2);
  });

  it('makes an unconfirmed account with its profile past the limit, and leaves a trace', async () => {
    const to = newEmail('past-limit');
    const data = { newsletter_opt_in: true, language: 'fr', terms_accepted: true };
    expect(await call(create(to, { data, email_confirm: true }), 6)).toEqual(success);
    const [user] = await idsOf(to);
    expect(user?.email_confirmed_at).toBeNull();
    const profiles = await query(
      'select language, newsletter_opt_in, terms_accepted_at is not null as accepted from public.profiles where id = $1',
      [String(user?.id)],
    );
    expect(profiles).toEqual([{ language: 'fr', newsletter_opt_in: true, accepted: true }]);
    expect(await signIn(to)).toBe('email_not_confirmed');
    expect(
      await query('select target, detail from public.admin_audit_log where target = $1', [String(user?.id)]),
    ).toEqual([
      {
        target: user?.id,
        detail: { outcome: 'created', address: expect.stringMatching(/^[0-9a-f]{32}$/) },
      },
    ]);
    const link = new URL((await server.newestMail(to)).link ?? '');
    const token_hash = link.searchParams.get('token_hash') ?? '';
    const person = server.client();
    expect((await person.auth.verifyOtp({ token_hash, type: 'signup' })).error).toBeNull();
    // Whoever asked for the account is not proven to be who confirmed it.
    expect(await signIn(to)).toBe('invalid_credentials');
    expect((await person.auth.updateUser({ password: 'Another-Pass-9' })).error).toBeNull();
    expect(await signIn(to)).toBe('invalid_credentials');
    expect(await signIn(to, 'Another-Pass-9')).toBe('signed in');
  });

  it('never gives an existing account another password, and answers alike', async () => {
    const person = await server.person('keeps');
    const waiting = newEmail('keeps-waiting');
    await server.client().auth.signUp({ email: waiting, password: strong });
    for (const email of [person.email, waiting]) {
      expect(await call(create(email, { password: 'Another-Pass-9' }), 7)).toEqual(success);
      expect(await signIn(email, 'Another-Pass-9')).toBe('invalid_credentials');
    }
    expect(await signIn(person.email, password)).toBe('signed in');
  });

  it('allows three accounts an hour per address and network', async () => {
    const to = newEmail('often');
    const answers: number[] = [];
    for (let n = 0; n < 4; n += 1) answers.push((await call(create(to), 20)).status);
    expect(answers).toEqual([200, 200, 200, 429]);
  });

  it('allows ten accounts an hour per network, whatever address is asked for', async () => {
    await query('delete from public.rate_limits');
    expect(await call(create(newEmail('crowd')), 40)).toEqual(success);
    await query("update public.rate_limits set hits = 10 where key like 'confirmation-create:%'");
    expect(await call(create(newEmail('crowd')), 40)).toEqual(refused(429, 'rate_limited'));
    expect(await call(create(newEmail('crowd')), 41)).toEqual(success);
  });

  it('keeps addresses out of its counters', async () => {
    await call({ userEmail: newEmail('counted') }, 50);
    const keys = await query("select key from public.rate_limits where key like 'confirmation-%'");
    expect(keys.length).toBeGreaterThan(0);
    for (const { key } of keys) expect(key).toMatch(/^confirmation-[a-z-]+:[0-9a-f]{32}$/);
  });
});

describe('manual-user-activation', () => {
  const call = async (email: string, settings: Record<string, string>) => {
    const request = post({ action: 'confirm-by-email', email });
    return answerOf(
      await activate(
        request,
        activationDeps(env, (name) => settings[name]),
      ),
    );
  };

  it('lets a test account sign in afterwards, and only where that is allowed', async () => {
    const email = 'ann+test@example.com';
    await server.client().auth.signUp({ email, password: strong });
    const production = { TEST_ACCOUNTS: 'on', ENVIRONMENT: 'production' };
    expect(await call(email, production)).toEqual(refused(404, 'test_accounts_off'));
    expect(await signIn(email)).toBe('email_not_confirmed');
    expect(await call(email, { TEST_ACCOUNTS: 'on', ENVIRONMENT: 'test' })).toEqual(success);
    expect(await signIn(email)).toBe('signed in');
  });

  it('answers alike for an address without an account, which gets none', async () => {
    const settings = { TEST_ACCOUNTS: 'on', ENVIRONMENT: 'test' };
    expect(await call('nobody+test@example.com', settings)).toEqual(success);
    expect(await signIn('nobody+test@example.com')).toBe('invalid_credentials');
  });
});

describe('erasing an account', () => {
  const tables = [
    ['auth.users', 'id'],
    ['auth.sessions', 'user_id'],
    ['public.profiles', 'id'],
    ['public.exercise_starts', 'user_id'],
    ['public.focus_sessions', 'user_id'],
    ['public.training_runs', 'user_id'],
  ] as const;

  it('waits seven days, then removes everything of the person and nothing of anybody else', async () => {
    const gone = await server.person('gone');
    const stays = await server.person('stays');
    for (const { client, id: person } of [gone, stays]) {
      const id = crypto.randomUUID();
      await client.rpc('start_exercise', {
        p_id: id,
        p_exercise: 'focus-burst',
        p_minutes: 5,
        p_variant: 'screen',
      });
      const { run, session } = workedOutBurst(id, 5);
      const sent = { p_run: run, p_session: session, p_user: person };
      const { error } = await server.service().rpc('store_training_run', sent);
      expect(error).toBeNull();
    }
    const { data } = await gone.client.auth.getSession();
    const headers = { authorization: `Bearer ${data.session?.access_token}` };
    const call = async (given: string) =>
      answerOf(await deleteAccount(post({ password: given }, headers), deletionDeps(env, none)));
    const erase = async () =>
      answerOf(
        await eraseAccounts(post({}, { authorization: `Bearer ${env.serviceKey}` }), erasureDeps(env, none)),
      );

    const sessions = () => query('select id from auth.sessions where user_id = $1::uuid', [gone.id]);
    const before = await sessions();
    expect(await call('not-the-password')).toEqual(refused(403, 'wrong_password'));
    expect(await erase()).toEqual({ status: 200, body: { erased: 0, failed: 0 } });
    const asked = await call(password);
    expect(asked).toMatchObject({ status: 200, body: { success: true } });
    expect(await call(password)).toEqual(asked);
    // The password was tried by signing in; that session ended with the check.
    expect(await sessions()).toEqual(before);
    const waiting = await gone.client.from('account_erasures').select('due_at').single();
    expect(asked.body).toMatchObject({ due_at: waiting.data?.due_at });
    expect(await erase()).toEqual({ status: 200, body: { erased: 0, failed: 0 } });

    expect((await gone.client.rpc('keep_my_account')).data).toBe(true);
    await call(password);
    await query(
      `update public.account_erasures
       set requested_at = requested_at - interval '7 days', due_at = due_at - interval '7 days'
       where user_id = $1::uuid`,
      [gone.id],
    );
    expect(await erase()).toEqual({ status: 200, body: { erased: 1, failed: 0 } });

    const rowsOf = async (id: string) => {
      const counts = tables.map(async ([table, column]) => {
        const rows = await query(`select 1 from ${table} where ${column} = $1::uuid`, [id]);
        return [table, rows.length > 0];
      });
      return Object.fromEntries(await Promise.all(counts));
    };
    expect(await rowsOf(gone.id)).toEqual(Object.fromEntries(tables.map(([table]) => [table, false])));
    expect(await rowsOf(stays.id)).toEqual(Object.fromEntries(tables.map(([table]) => [table, true])));
    expect(await signIn(gone.email, password)).toBe('invalid_credentials');
    expect(
      await query(
        "select actor_id, target, detail from public.admin_audit_log where action = 'account.deleted'",
      ),
    ).toEqual([{ actor_id: null, target: null, detail: {} }]);
    expect(await call(password)).toEqual(refused(401, 'not_signed_in'));
  });
});
