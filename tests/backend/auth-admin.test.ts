import { describe, expect, it } from 'vitest';
import { drivers, newEmail, password, useBackend } from './support/backend.ts';

const failure = (error: { status?: number | undefined; code?: string | undefined } | null) => ({
  status: error?.status,
  code: error?.code,
});

describe.each(drivers)('admin API on %s', (driver) => {
  const test = useBackend(driver);
  const admin = () => test.service().auth.admin;
  const signIn = (email: string, secret = password) =>
    test.client().auth.signInWithPassword({ email, password: secret });

  it('is for the service key only', async () => {
    expect(failure((await test.client().auth.admin.listUsers()).error)).toEqual({
      status: 403,
      code: 'not_admin',
    });
    const { client } = await test.person();
    const token = (await client.auth.getSession()).data.session?.access_token;
    const asUser = await test.raw('/auth/v1/admin/users', {
      key: test.backend.config.auth.secret_key,
      headers: { authorization: `Bearer ${token}` },
    });
    expect(asUser.status).toBe(403);
    expect((await test.raw('/auth/v1/admin/users', { key: null })).status).toBe(401);
  });

  it('creates accounts that can sign in at once, and fires the triggers', async () => {
    const email = newEmail('made');
    const { data, error } = await admin().createUser({
      email: email.toUpperCase(),
      password,
      email_confirm: true,
      user_metadata: { name: 'Made' },
      app_metadata: { role: 'coach' },
    });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({
      email,
      email_confirmed_at: expect.any(String),
      app_metadata: { provider: 'email', providers: ['email'], role: 'coach' },
      user_metadata: { name: 'Made' },
    });
    expect(data.user?.identities).toHaveLength(1);
    const signed = await signIn(email);
    expect(signed.data.user?.app_metadata).toHaveProperty('role', 'coach');
    const row = await test.service().from('people').select('display_name').eq('email', email).single();
    expect(row.data).toEqual({ display_name: 'Made' });
  });

  it('refuses what it cannot create', async () => {
    const { email } = await test.person();
    const create = async (attributes: { email?: string; password?: string; ban_duration?: string }) =>
      failure((await admin().createUser(attributes)).error);
    expect(await create({ email, password })).toEqual({ status: 422, code: 'email_exists' });
    expect(await create({ email: newEmail(), password: 'short' })).toEqual({
      status: 422,
      code: 'weak_password',
    });
    expect(await create({ email: 'nonsense', password })).toEqual({ status: 400, code: 'validation_failed' });
    expect(await create({ password })).toEqual({ status: 400, code: 'validation_failed' });
    expect(await create({ email: newEmail(), password, ban_duration: 'forever' })).toEqual({
      status: 400,
      code: 'validation_failed',
    });
  });

  it('lists accounts page by page', async () => {
    await Promise.all([test.person(), test.person(), test.person()]);
    const first = await admin().listUsers({ page: 1, perPage: 2 });
    if (first.error) throw first.error;
    expect(first.data.users).toHaveLength(2);
    expect(first.data.nextPage).toBe(2);
    const all = await admin().listUsers({ page: 1, perPage: 1000 });
    if (all.error) throw all.error;
    expect(all.data.total).toBe(all.data.users.length);
    expect(new Set(all.data.users.map(({ id }) => id)).size).toBe(all.data.users.length);
  });

  it('finds one account, or says 404', async () => {
    const { id, email } = await test.person();
    expect((await admin().getUserById(id)).data.user?.email).toBe(email);
    const missing = await admin().getUserById('00000000-0000-4000-8000-00000000dead');
    expect(failure(missing.error)).toEqual({ status: 404, code: 'user_not_found' });
    expect(
      (await test.raw('/auth/v1/admin/users/nonsense', { key: test.backend.config.auth.secret_key })).status,
    ).toBe(404);
  });

  it('changes password, address and metadata', async () => {
    const { id, email } = await test.person();
    const renamed = newEmail('renamed');
    const { data, error } = await admin().updateUserById(id, {
      email: renamed,
      password: 'Changed-123',
      user_metadata: { x: 1 },
      app_metadata: { plan: 'pro' },
    });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({
      email: renamed,
      user_metadata: { x: 1 },
      app_metadata: { plan: 'pro' },
    });
    expect(data.user?.identities?.[0]?.identity_data).toMatchObject({ email: renamed });
    expect((await signIn(renamed, 'Changed-123')).error).toBeNull();
    expect((await signIn(email)).error).not.toBeNull();
    const { email: taken } = await test.person();
    expect(failure((await admin().updateUserById(id, { email: taken })).error)).toEqual({
      status: 422,
      code: 'email_exists',
    });
  });

  it('bans and unbans: no sign-in, no refresh', async () => {
    const { id, email, client } = await test.person();
    const banned = await admin().updateUserById(id, { ban_duration: '24h' });
    const until = Date.parse((banned.data.user as { banned_until?: string }).banned_until ?? '');
    expect(Math.abs(until - Date.now() - 86_400_000)).toBeLessThan(60_000);
    expect(failure((await signIn(email)).error)).toEqual({ status: 400, code: 'user_banned' });
    expect(failure((await client.auth.refreshSession()).error)).toEqual({ status: 400, code: 'user_banned' });
    await admin().updateUserById(id, { ban_duration: 'none' });
    expect((await signIn(email)).error).toBeNull();
  });

  it('deletes an account with all that hangs on it', async () => {
    const { id, email, client } = await test.person();
    await client.from('entries').insert({ score: 1 });
    expect((await admin().deleteUser(id)).error).toBeNull();
    const service = test.service();
    expect((await service.from('people').select('id').eq('id', id)).data).toEqual([]);
    expect((await service.from('entries').select('id').eq('user_id', id)).data).toEqual([]);
    expect((await client.auth.getUser()).error).not.toBeNull();
    expect((await signIn(email)).error).not.toBeNull();
    expect(failure((await admin().deleteUser(id)).error)).toEqual({ status: 404, code: 'user_not_found' });
  });

  it('deletes softly: the id stays, the person is gone, the address is free again', async () => {
    const { id, email, client } = await test.person();
    expect((await admin().deleteUser(id, true)).error).toBeNull();
    expect((await client.auth.getUser()).error).not.toBeNull();
    expect((await signIn(email)).error).not.toBeNull();
    const kept = await admin().getUserById(id);
    expect(JSON.stringify(kept.data)).not.toContain(email);
    expect((await admin().createUser({ email, password })).error).toBeNull();
  });

  it('signs a person out by their token', async () => {
    const { client } = await test.person();
    const token = (await client.auth.getSession()).data.session?.access_token ?? '';
    expect((await admin().signOut(token, 'global')).error).toBeNull();
    expect((await client.auth.getUser()).error).not.toBeNull();
  });

  describe('links', () => {
    const follow = async (link: string | undefined) =>
      (await fetch(link ?? '', { redirect: 'manual' })).headers.get('location') ?? '';
    const redirectTo = 'https://app.example.com/in';

    it('sign in without a mail', async () => {
      const { email } = await test.person();
      const { data, error } = await admin().generateLink({
        type: 'magiclink',
        email,
        options: { redirectTo },
      });
      expect(error).toBeNull();
      expect(await test.mails(email)).toEqual([]);
      expect(await follow(data.properties?.action_link)).toMatch(
        /^https:\/\/app\.example\.com\/in#access_token=/,
      );
    });

    it('come as a code and as a token hash, too', async () => {
      const { email } = await test.person();
      const byCode = await admin().generateLink({ type: 'recovery', email });
      const otp = byCode.data.properties?.email_otp ?? '';
      expect(otp).toMatch(/^\d{6}$/);
      expect((await test.client().auth.verifyOtp({ email, token: otp, type: 'recovery' })).error).toBeNull();
      const byHash = await admin().generateLink({ type: 'recovery', email });
      const token_hash = byHash.data.properties?.hashed_token ?? '';
      expect((await test.client().auth.verifyOtp({ token_hash, type: 'recovery' })).error).toBeNull();
    });

    it('make an unconfirmed account for a sign-up', async () => {
      const email = newEmail('linked');
      const { data } = await admin().generateLink({ type: 'signup', email, password });
      expect(failure((await signIn(email)).error)).toEqual({ status: 400, code: 'email_not_confirmed' });
      expect(await follow(data.properties?.action_link)).toContain('access_token=');
      expect((await signIn(email)).error).toBeNull();
    });

    it('are not made for accounts that are there already, or that are not', async () => {
      const { email } = await test.person();
      const made = await admin().generateLink({ type: 'signup', email, password });
      expect(failure(made.error)).toEqual({ status: 422, code: 'email_exists' });
      const missing = await admin().generateLink({ type: 'recovery', email: 'nobody@example.com' });
      expect(failure(missing.error)).toEqual({ status: 404, code: 'user_not_found' });
    });

    it('change an address when both halves are followed', async () => {
      const { email } = await test.person();
      const newAddress = newEmail('moved');
      const half = (type: 'email_change_current' | 'email_change_new') =>
        admin().generateLink({ type, email, newEmail: newAddress });
      const [current, next] = [await half('email_change_current'), await half('email_change_new')];
      expect(await follow(current.data.properties?.action_link)).toContain('message=');
      expect(await follow(next.data.properties?.action_link)).toContain('access_token=');
      expect((await signIn(newAddress)).error).toBeNull();
    });

    it('invite somebody by mail', async () => {
      const email = newEmail('guest');
      const { error } = await admin().inviteUserByEmail(email, { redirectTo, data: { name: 'Guest' } });
      expect(error).toBeNull();
      const mail = await test.newestMail(email);
      expect(mail.type).toBe('invite');
      expect(await follow(mail.link ?? '')).toMatch(/^https:\/\/app\.example\.com\/in#access_token=/);
    });
  });
});
