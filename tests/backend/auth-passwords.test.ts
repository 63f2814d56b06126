/** Who sets a password, and when: the settings of this product on the embedded auth server. */
import { beforeAll, describe, expect, it } from 'vitest';
import { newEmail, password, startTestBackend } from './support/backend.ts';

const strangers = 'Stranger-Lake-1';
const own = 'Quiet-Lake-42';
let server: Awaited<ReturnType<typeof startTestBackend>>;

beforeAll(async () => {
  server = await startTestBackend('memory://', process.cwd());
  return () => server.stop();
});

const codeOf = async (answer: Promise<{ error: { code?: string | undefined } | null }>) =>
  (await answer).error?.code ?? 'done';
const signIn = (email: string, given: string) =>
  codeOf(server.client().auth.signInWithPassword({ email, password: given }));
const confirm = async (email: string) => {
  const client = server.client();
  const { code } = await server.newestMail(email);
  const { error } = await client.auth.verifyOtp({ email, token: code ?? '', type: 'signup' });
  expect(error).toBeNull();
  return client;
};

describe('an address that a stranger signed up first', () => {
  it('is not opened by the password of the stranger, before its owner chooses one or after', async () => {
    const email = newEmail('victim');
    await server.client().auth.signUp({ email, password: strangers });
    await server.aMinuteLater(email);
    await server.client().auth.signUp({ email, password: own });
    const owner = await confirm(email);
    expect([await signIn(email, strangers), await signIn(email, '')]).toEqual([
      'invalid_credentials',
      'invalid_credentials',
    ]);
    expect(await codeOf(owner.auth.updateUser({ password: own }))).toBe('done');
    expect(await signIn(email, strangers)).toBe('invalid_credentials');
    expect(await signIn(email, own)).toBe('done');
  });

  it('is not opened either when the owner came by a reset link', async () => {
    const email = newEmail('victim');
    await server.client().auth.signUp({ email, password: strangers });
    await server.client().auth.resetPasswordForEmail(email);
    const { token_hash } = await server.newestMail(email);
    const { error } = await server
      .client()
      .auth.verifyOtp({ token_hash: token_hash ?? '', type: 'recovery' });
    expect(error).toBeNull();
    expect(await signIn(email, strangers)).toBe('invalid_credentials');
  });

  it('keeps the password that the server itself gives an account', async () => {
    const email = newEmail('made');
    const { data } = await server.service().auth.admin.createUser({ email, password: own });
    await server.service().auth.admin.updateUserById(data.user?.id ?? '', { email_confirm: true });
    expect(await signIn(email, own)).toBe('done');
  });
});

describe('a new password', () => {
  const ageSession = (id: string, hours: number) =>
    server.backend.db.query(
      "update auth.sessions set created_at = created_at - $2::int * interval '1 hour' where user_id = $1::uuid",
      [id, hours],
    );

  it('is not set by a session of yesterday, but by one that has just begun', async () => {
    const { client, id, email } = await server.person('stolen');
    await ageSession(id, 25);
    expect(await codeOf(client.auth.updateUser({ password: own }))).toBe('reauthentication_needed');
    expect(await signIn(email, password)).toBe('done');
    const fresh = server.client();
    await fresh.auth.signInWithPassword({ email, password });
    expect(await codeOf(fresh.auth.updateUser({ password: own }))).toBe('done');
    expect(await signIn(email, own)).toBe('done');
  });

  it('is set by an older session with the code of a mail, once', async () => {
    const { client, id, email } = await server.person('proves');
    await ageSession(id, 25);
    await client.auth.reauthenticate();
    const { code } = await server.newestMail(email);
    const change = (next: string, nonce: string) => codeOf(client.auth.updateUser({ password: next, nonce }));
    expect(await change(own, code === '000000' ? '000001' : '000000')).toBe('reauthentication_not_valid');
    expect(await change(own, code ?? '')).toBe('done');
    expect(await change('Another-Lake-43', code ?? '')).toBe('reauthentication_not_valid');
    expect(await signIn(email, own)).toBe('done');
  });

  it.each(['12345678', 'password', 'aaaaaaaa', 'PASSWORD', 'Short1'])(
    '%s is refused, in an account as at signing up',
    async (weak) => {
      const { client, email } = await server.person('weak');
      expect(await codeOf(client.auth.updateUser({ password: weak }))).toBe('weak_password');
      expect(await signIn(email, password)).toBe('done');
      const fresh = newEmail('weak');
      expect(await codeOf(server.client().auth.signUp({ email: fresh, password: weak }))).toBe(
        'weak_password',
      );
      expect(await server.mails(fresh)).toEqual([]);
    },
  );
});
