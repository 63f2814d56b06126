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

describe.each(drivers)('proofs by mail on %s', (driver) => {
  const test = useBackend(driver);
  const signIn = async (email: string, secret = password) => {
    const client = test.client();
    const { error } = await client.auth.signInWithPassword({ email, password: secret });
    return { client, error };
  };

  describe('password recovery', () => {
    const recover = (email: string) =>
      test.client().auth.resetPasswordForEmail(email, { redirectTo: `${test.url}/auth?mode=update` });

    it('mails a link that signs in to choose a new password', async () => {
      const { email } = await test.person();
      expect((await recover(email)).error).toBeNull();
      const mail = await test.newestMail(email);
      expect(mail.type).toBe('recovery');
      const landed = new URL(
        (await fetch(mail.link ?? '', { redirect: 'manual' })).headers.get('location') ?? '',
      );
      expect(landed.pathname + landed.search).toBe('/auth?mode=update');
      const fragment = new URLSearchParams(landed.hash.slice(1));
      expect(fragment.get('type')).toBe('recovery');
      const client = test.client();
      await client.auth.setSession({
        access_token: fragment.get('access_token') ?? '',
        refresh_token: fragment.get('refresh_token') ?? '',
      });
      expect((await client.auth.updateUser({ password: 'Recovered-1' })).error).toBeNull();
      expect((await signIn(email, 'Recovered-1')).error).toBeNull();
      const claims = verifyJwt(fragment.get('access_token') ?? '', test.backend.config.auth.jwt_secret);
      expect(claims?.amr).toMatchObject([{ method: 'otp' }]);
    });

    it('works by token hash and by code, for 24 hours', async () => {
      const { email } = await test.person();
      await recover(email);
      const mail = await test.newestMail(email);
      const sentAgo = (hours: number) =>
        test.backend.db.query(
          `update auth.users set recovery_sent_at = now() - $2::float8 * interval '1 hour' where email = $1`,
          [email, hours],
        );
      const byHash = () =>
        test.client().auth.verifyOtp({ token_hash: mail.token_hash ?? '', type: 'recovery' });
      await sentAgo(24.1);
      expect(failure((await byHash()).error)).toEqual({ status: 403, code: 'otp_expired' });
      await sentAgo(23.9);
      expect((await byHash()).error).toBeNull();

      await recover(email);
      const { code } = await test.newestMail(email);
      const byCode = await test.client().auth.verifyOtp({ email, token: code ?? '', type: 'recovery' });
      expect(byCode.error).toBeNull();
    });

    it('goes out at most once a minute and says nothing about unknown addresses', async () => {
      const { email } = await test.person();
      await recover(email);
      const again = await recover(email);
      expect(failure(again.error)).toEqual({ status: 429, code: 'over_email_send_rate_limit' });
      await test.aMinuteLater(email);
      expect((await recover(email)).error).toBeNull();
      expect(await test.mails(email)).toHaveLength(2);
      expect((await recover('nobody@example.com')).error).toBeNull();
      expect(await test.mails('nobody@example.com')).toEqual([]);
    });
  });

  describe('change of address', () => {
    it('takes effect when both mailboxes have confirmed it', async () => {
      const { client, email } = await test.person();
      const wanted = newEmail('changed');
      const asked = await client.auth.updateUser(
        { email: wanted },
        { emailRedirectTo: `${test.url}/account` },
      );
      expect(asked.error).toBeNull();
      expect(asked.data.user).toMatchObject({ email, new_email: wanted });
      const toOld = await test.newestMail(email);
      const toNew = await test.newestMail(wanted);
      for (const mail of [toOld, toNew]) {
        expect(mail.type).toBe('email_change');
        expect(new URL(mail.link ?? '').searchParams.get('redirect_to')).toBe(`${test.url}/account`);
      }

      const first = await fetch(toNew.link ?? '', { redirect: 'manual' });
      expect(decodeURIComponent(first.headers.get('location') ?? '')).toContain('Please+proceed+to+confirm');
      expect((await client.auth.getUser()).data.user?.email).toBe(email);

      const second = await fetch(toOld.link ?? '', { redirect: 'manual' });
      expect(second.headers.get('location')).toContain('access_token=');
      const { data } = await client.auth.getUser();
      expect(data.user).toMatchObject({ email: wanted });
      expect(data.user).not.toHaveProperty('new_email');
      expect((await signIn(wanted)).error).toBeNull();
      expect((await signIn(email)).error).not.toBeNull();
    });

    it('is confirmed by codes as well, in either order', async () => {
      const { client, email } = await test.person();
      const wanted = newEmail('changed');
      await client.auth.updateUser({ email: wanted });
      const codeOf = async (to: string) => (await test.newestMail(to)).code ?? '';
      const verify = async (to: string) =>
        test.client().auth.verifyOtp({ email: to, token: await codeOf(to), type: 'email_change' });
      expect((await verify(email)).data.session).toBeNull();
      expect((await verify(wanted)).data.user?.email).toBe(wanted);
    });

    it('is refused for an address in use, and mailed at most once a minute', async () => {
      const { client, email } = await test.person();
      const { email: taken } = await test.person();
      const change = (to: string) => client.auth.updateUser({ email: to });
      expect(failure((await change(taken)).error)).toEqual({ status: 422, code: 'email_exists' });
      expect(failure((await change('nonsense')).error)).toEqual({ status: 400, code: 'validation_failed' });
      expect((await change(newEmail())).error).toBeNull();
      expect(failure((await change(newEmail())).error)).toEqual({
        status: 429,
        code: 'over_email_send_rate_limit',
      });
      const resend = () => test.client().auth.resend({ type: 'email_change', email });
      expect(failure((await resend()).error)).toEqual({ status: 429, code: 'over_email_send_rate_limit' });
      await test.aMinuteLater(email);
      expect((await resend()).error).toBeNull();
      expect(await test.mails(email)).toHaveLength(2);
    });

    it('is asked for by a signed-in person only', async () => {
      const { client, email } = await test.person();
      const token = (await sessionOf(client)).access_token;
      await client.auth.signOut();
      const answer = await test.raw('/auth/v1/user', {
        method: 'PUT',
        body: JSON.stringify({ email: newEmail() }),
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      });
      expect(answer.status).toBe(403);
      expect(await test.mails(email)).toEqual([]);
    });
  });
});
