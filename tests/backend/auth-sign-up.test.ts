import { describe, expect, it } from 'vitest';
import { brand } from '../../src/config/brand.ts';
import { drivers, newEmail, password, useBackend } from './support/backend.ts';

/** Tokens or error in the fragment of the address a mail's link leads to. */
function landing(response: Response): { address: string; fragment: Record<string, string> } {
  const target = new URL(response.headers.get('location') ?? '');
  const fragment = Object.fromEntries(new URLSearchParams(target.hash.slice(1)));
  return { address: target.origin + target.pathname + target.search, fragment };
}

const failure = (error: { status?: number | undefined; code?: string | undefined } | null) => ({
  status: error?.status,
  code: error?.code,
});

describe.each(drivers)('signing up on %s', (driver) => {
  const test = useBackend(driver);
  const signUp = (email: string, options = {}) => test.client().auth.signUp({ email, password, options });
  const follow = (link: string | null) => fetch(link ?? '', { redirect: 'manual' });

  it('mails a confirmation whose link signs in and leads to the page that was asked for', async () => {
    const email = newEmail('new');
    const emailRedirectTo = `${test.url}/email-confirmation?from=test`;
    const { data, error } = await signUp(email, { emailRedirectTo, data: { name: 'Ann' } });
    expect(error).toBeNull();
    expect(data.session).toBeNull();
    expect(data.user?.identities).toHaveLength(1);

    const mail = await test.newestMail(email);
    expect(mail).toMatchObject({ to: email, type: 'signup', code: expect.stringMatching(/^\d{6}$/) });
    expect(mail.subject).toContain(brand.name);
    for (const body of [mail.html, mail.text]) {
      expect(body).toContain(brand.name);
      expect(body).toContain(mail.code);
    }
    expect(mail.text).toContain(mail.link);

    const { address, fragment } = landing(await follow(mail.link));
    expect(address).toBe(emailRedirectTo);
    expect(fragment).toMatchObject({ token_type: 'bearer', type: 'signup' });
    const client = test.client();
    const session = await client.auth.setSession({
      access_token: fragment.access_token ?? '',
      refresh_token: fragment.refresh_token ?? '',
    });
    expect(session.error).toBeNull();
    expect(session.data.user).toMatchObject({ email, email_confirmed_at: expect.any(String) });
    const { data: row } = await client.from('people').select('display_name').single();
    expect(row).toEqual({ display_name: 'Ann' });
  });

  it('confirms once: the same link fails the second time', async () => {
    const email = newEmail();
    await signUp(email);
    const { link } = await test.newestMail(email);
    await follow(link);
    const { fragment } = landing(await follow(link));
    expect(fragment).toMatchObject({
      error: 'access_denied',
      error_code: 'otp_expired',
      error_description: 'Email link is invalid or has expired',
    });
  });

  it('confirms by code, by token hash, and by both names of the type', async () => {
    for (const type of ['signup', 'email'] as const) {
      const byCode = newEmail();
      await signUp(byCode);
      const { code } = await test.newestMail(byCode);
      const wrong = await test.client().auth.verifyOtp({ email: byCode, token: '000000x', type });
      expect(failure(wrong.error)).toEqual({ status: 403, code: 'otp_expired' });
      const right = await test.client().auth.verifyOtp({ email: byCode, token: code ?? '', type });
      expect(right.error).toBeNull();
      expect(right.data.user?.email).toBe(byCode);

      const byHash = newEmail();
      await signUp(byHash);
      const { token_hash } = await test.newestMail(byHash);
      const verified = await test.client().auth.verifyOtp({ token_hash: token_hash ?? '', type });
      expect(verified.data.session?.access_token).toBeTruthy();
    }
  });

  it('never leads away from the site', async () => {
    const email = newEmail();
    await signUp(email, { emailRedirectTo: 'https://elsewhere.example/steal' });
    const { link } = await test.newestMail(email);
    expect(new URL(link ?? '').searchParams.get('redirect_to')).toBe(test.url);
    const bent = new URL(link ?? '');
    bent.searchParams.set('redirect_to', 'https://elsewhere.example/steal');
    expect(landing(await follow(bent.href)).address).toBe(`${test.url}/`);
  });

  it('keeps a link alive for 24 hours and no longer', async () => {
    const early = newEmail();
    const late = newEmail();
    await signUp(early);
    await signUp(late);
    const age = (email: string, hours: number) =>
      test.backend.db.query(
        `update auth.users set confirmation_sent_at = now() - $2::float8 * interval '1 hour' where email = $1`,
        [email, hours],
      );
    await age(early, 23.9);
    await age(late, 24.1);
    const verify = async (email: string) => {
      const { token_hash } = await test.newestMail(email);
      return test.client().auth.verifyOtp({ token_hash: token_hash ?? '', type: 'email' });
    };
    expect((await verify(early)).error).toBeNull();
    expect(failure((await verify(late)).error)).toEqual({ status: 403, code: 'otp_expired' });
  });

  it('again while unconfirmed sends again, but at most once a minute', async () => {
    const email = newEmail();
    const first = await signUp(email);
    const tooSoon = await signUp(email);
    expect(failure(tooSoon.error)).toEqual({ status: 429, code: 'over_email_send_rate_limit' });
    expect(tooSoon.error?.message).toMatch(
      /^For security purposes, you can only request this after \d+ seconds\.$/,
    );
    expect(await test.mails(email)).toHaveLength(1);

    await test.aMinuteLater(email);
    const again = await signUp(email.toUpperCase());
    expect(again.error).toBeNull();
    expect(again.data.user?.id).toBe(first.data.user?.id);
    expect(await test.mails(email)).toHaveLength(2);
  });

  it('again once confirmed tells nothing and mails nothing', async () => {
    const { email, id } = await test.person();
    const { data, error } = await signUp(email);
    expect(error).toBeNull();
    expect(data.user?.identities).toEqual([]);
    expect(data.user?.id).not.toBe(id);
    expect(data.user).not.toHaveProperty('email_confirmed_at');
    expect(await test.mails(email)).toEqual([]);
  });

  it('resends the confirmation, at most once a minute, and only while it is wanted', async () => {
    const email = newEmail();
    await signUp(email);
    const emailRedirectTo = `${test.url}/welcome`;
    const resend = (to = email) =>
      test.client().auth.resend({ type: 'signup', email: to, options: { emailRedirectTo } });
    expect(failure((await resend()).error)).toEqual({ status: 429, code: 'over_email_send_rate_limit' });
    await test.aMinuteLater(email);
    expect((await resend()).error).toBeNull();
    const [second, first] = await test.mails(email);
    expect(new URL(second?.link ?? '').searchParams.get('redirect_to')).toBe(emailRedirectTo);
    expect(landing(await follow(first?.link ?? null)).fragment).toHaveProperty('error_code', 'otp_expired');
    expect(landing(await follow(second?.link ?? null)).fragment).toHaveProperty('access_token');

    await test.aMinuteLater(email);
    expect((await resend()).error).toBeNull();
    expect((await resend('nobody@example.com')).error).toBeNull();
    expect(await test.mails(email)).toHaveLength(2);
    expect(await test.mails('nobody@example.com')).toEqual([]);
  });

  it('refuses weak passwords, bad addresses and anonymous sign-ins with their codes', async () => {
    const { auth } = test.client();
    const email = newEmail();
    expect(failure((await auth.signUp({ email, password: 'short' })).error)).toEqual({
      status: 422,
      code: 'weak_password',
    });
    expect(failure((await auth.signUp({ email: 'nope', password })).error)).toEqual({
      status: 400,
      code: 'validation_failed',
    });
    expect(failure((await auth.signInAnonymously()).error)).toEqual({
      status: 422,
      code: 'anonymous_provider_disabled',
    });
    const taken = newEmail();
    await signUp(taken);
    expect(failure((await auth.signUp({ email: taken, password: 'short' })).error)).toEqual({
      status: 422,
      code: 'weak_password',
    });
  });

  it('says that the database refused when a trigger fails, and leaves nothing behind', async () => {
    const { error } = await signUp('refused@example.com');
    expect(error?.status).toBe(500);
    expect(error?.message).toBe('Database error saving new user');
    const rows = await test.backend.db.query('select 1 from auth.users where email = $1', [
      'refused@example.com',
    ]);
    expect(rows).toEqual([]);
    expect(await test.mails('refused@example.com')).toEqual([]);
  });

  it('by mail alone asks a new address for its confirmation first', async () => {
    const email = newEmail();
    expect((await test.client().auth.signInWithOtp({ email })).error).toBeNull();
    const mail = await test.newestMail(email);
    expect(mail.type).toBe('signup');
    const [user] = await test.backend.db.query('select confirmed_at from auth.users where email = $1', [
      email,
    ]);
    expect(user?.confirmed_at).toBeNull();
    const verified = await test.client().auth.verifyOtp({ email, token: mail.code ?? '', type: 'email' });
    expect(verified.data.session).not.toBeNull();
  });

  it('twice at once makes one account', async () => {
    const email = newEmail();
    const answers = await Promise.all([signUp(email), signUp(email), signUp(email)]);
    expect(answers.filter(({ error }) => error === null)).toHaveLength(1);
    expect(await test.mails(email)).toHaveLength(1);
  });

  it('answers malformed bodies with a clear refusal', async () => {
    for (const [body, status] of [
      ['', 400],
      ['{', 400],
      ['[]', 400],
      ['{"email":5,"password":5}', 400],
      ['{"email":"a@example.com"}', 400],
    ] as const) {
      const answer = await test.raw('/auth/v1/signup', {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/json' },
      });
      expect(answer.status, body).toBe(status);
    }
  });
});
