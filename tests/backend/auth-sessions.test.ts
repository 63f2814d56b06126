import type { SupabaseClient } from '@supabase/supabase-js';
import { describe, expect, it } from 'vitest';
import { verifyJwt } from '../../supabase/local/jwt.ts';
import { drivers, newEmail, password, useBackend } from './support/backend.ts';

const failure = (error: { status?: number | undefined; code?: string | undefined } | null) => ({
  status: error?.status,
  code: error?.code,
});

const sessionOf = async (client: SupabaseClient) => {
  const { data } = await client.auth.getSession();
  if (!data.session) throw new Error('no session');
  return data.session;
};

describe.each(drivers)('sessions on %s', (driver) => {
  const test = useBackend(driver);
  const signIn = async (email: string, secret = password) => {
    const client = test.client();
    const { error } = await client.auth.signInWithPassword({ email, password: secret });
    return { client, error };
  };

  it('carry the claims of a hosted project', async () => {
    const { client, id, email } = await test.person();
    await test
      .service()
      .auth.admin.updateUserById(id, { app_metadata: { tier: 'plus' }, user_metadata: { a: 1 } });
    const before = (await sessionOf(client)).access_token;
    await client.auth.refreshSession();
    const secret = test.backend.config.auth.jwt_secret;
    const claims = verifyJwt((await sessionOf(client)).access_token, secret);
    expect(claims).toMatchObject({
      iss: `${test.url}/auth/v1`,
      sub: id,
      aud: 'authenticated',
      role: 'authenticated',
      email,
      phone: '',
      aal: 'aal1',
      is_anonymous: false,
      app_metadata: { provider: 'email', providers: ['email'], tier: 'plus' },
      user_metadata: { a: 1 },
      session_id: expect.any(String),
      exp: expect.any(Number),
    });
    // The way in is remembered, not made anew by a refresh.
    expect(claims?.amr).toEqual(verifyJwt(before, secret)?.amr);
    expect(claims?.amr).toEqual([{ method: 'password', timestamp: expect.any(Number) }]);
    expect((await client.rpc('who_am_i')).data).toMatchObject({ uid: id, tier: 'plus' });
  });

  it('are refused for a wrong password, an unknown address and an unconfirmed one', async () => {
    const { email } = await test.person();
    const invalid = { status: 400, code: 'invalid_credentials' };
    expect(failure((await signIn(email, 'Wrong-123')).error)).toEqual(invalid);
    expect(failure((await signIn('nobody@example.com')).error)).toEqual(invalid);
    const unconfirmed = newEmail();
    await test.client().auth.signUp({ email: unconfirmed, password });
    // Only who knows the password learns that there is an account.
    expect(failure((await signIn(unconfirmed, 'Wrong-123')).error)).toEqual(invalid);
    expect(failure((await signIn(unconfirmed)).error)).toEqual({ status: 400, code: 'email_not_confirmed' });
    expect((await signIn(email)).error).toBeNull();
    expect((await signIn(` ${email.toUpperCase()} `)).error).toBeNull();
  });

  it('rotate their refresh token; using an old one again ends the session', async () => {
    const { client } = await test.person();
    const first = (await sessionOf(client)).refresh_token;
    await client.auth.refreshSession();
    const second = (await sessionOf(client)).refresh_token;
    expect(second).not.toBe(first);

    // The answer to the first refresh may have been lost: its token still leads to the present one.
    const retried = await test.client().auth.refreshSession({ refresh_token: first });
    expect(retried.data.session?.refresh_token).toBe(second);

    await client.auth.refreshSession();
    await test.backend.db.query(
      `update auth.refresh_tokens set updated_at = updated_at - interval '11 seconds' where token in ($1, $2)`,
      [first, second],
    );
    const stolen = await test.client().auth.refreshSession({ refresh_token: first });
    expect(failure(stolen.error)).toEqual({ status: 400, code: 'refresh_token_already_used' });
    const owner = await client.auth.refreshSession();
    expect(failure(owner.error)).toEqual({ status: 400, code: 'refresh_token_already_used' });
  });

  it('survive several refreshes with one token at once', async () => {
    const { client } = await test.person();
    const token = (await sessionOf(client)).refresh_token;
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => test.client().auth.refreshSession({ refresh_token: token })),
    );
    expect(answers.map(({ error }) => error)).toEqual(Array(5).fill(null));
    const fresh = answers[0]?.data.session?.refresh_token ?? '';
    const next = await test.client().auth.refreshSession({ refresh_token: fresh });
    const late = await test.client().auth.refreshSession({ refresh_token: token });
    expect(late.data.session?.refresh_token).toBe(next.data.session?.refresh_token);
  });

  it('are not refreshed with a token that never was', async () => {
    const made = await test.client().auth.refreshSession({ refresh_token: crypto.randomUUID() });
    expect(failure(made.error)).toEqual({ status: 400, code: 'refresh_token_not_found' });
    const nonsense = await test.raw('/auth/v1/token?grant_type=refresh_token', {
      method: 'POST',
      body: JSON.stringify({ refresh_token: 'nonsense' }),
    });
    expect(nonsense.status).toBe(400);
  });

  it('end here, elsewhere or everywhere, as asked', async () => {
    const { email } = await test.person();
    const open = async () => (await signIn(email)).client;
    const isAlive = async (client: SupabaseClient, token?: string) =>
      (await client.auth.getUser(token)).error === null;

    const [a, b, c] = await Promise.all([open(), open(), open()]);
    const tokens = { a: (await sessionOf(a)).access_token, c: (await sessionOf(c)).access_token };
    await a.auth.signOut({ scope: 'local' });
    expect([await isAlive(test.client(), tokens.a), await isAlive(b), await isAlive(c)]).toEqual([
      false,
      true,
      true,
    ]);

    await b.auth.signOut({ scope: 'others' });
    expect([await isAlive(b), await isAlive(test.client(), tokens.c)]).toEqual([true, false]);
    expect((await c.auth.refreshSession()).error).not.toBeNull();

    const d = await open();
    const tokenOfB = (await sessionOf(b)).access_token;
    await d.auth.signOut({ scope: 'global' });
    expect(await isAlive(test.client(), tokenOfB)).toBe(false);
    expect((await b.auth.refreshSession()).error).not.toBeNull();
  });

  it('end everywhere when no scope is named', async () => {
    const { client, email } = await test.person();
    const other = (await signIn(email)).client;
    const token = (await sessionOf(client)).access_token;
    const answer = await test.raw('/auth/v1/logout', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
    });
    expect(answer.status).toBe(204);
    expect((await other.auth.getUser()).error).not.toBeNull();
  });

  it('change the password, but not to the same or a weak one, and end the other sessions', async () => {
    const { client, email } = await test.person();
    const other = (await signIn(email)).client;
    const change = async (secret: string) => (await client.auth.updateUser({ password: secret })).error;
    expect(failure(await change(password))).toEqual({ status: 422, code: 'same_password' });
    expect(failure(await change('short'))).toEqual({ status: 422, code: 'weak_password' });
    expect(await change('Another-123')).toBeNull();
    expect((await client.auth.getUser()).error).toBeNull();
    expect((await other.auth.getUser()).error).not.toBeNull();
    expect((await signIn(email, 'Another-123')).error).toBeNull();
    expect(failure((await signIn(email)).error)).toEqual({ status: 400, code: 'invalid_credentials' });
  });

  it('change metadata key by key', async () => {
    const { client } = await test.person();
    await client.auth.updateUser({ data: { theme: 'dark', size: 2 } });
    const { data } = await client.auth.updateUser({ data: { size: null } });
    expect(data.user?.user_metadata).toMatchObject({ theme: 'dark' });
    expect(data.user?.user_metadata).not.toHaveProperty('size');
  });
});
