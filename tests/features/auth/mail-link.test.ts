import { describe, expect, it } from 'vitest';
import { readMailLink, withoutSecrets } from '@/features/auth/mail-link';

describe('the link of a mail', () => {
  it('brings a session in its hash', () => {
    const link = readMailLink('#access_token=a&refresh_token=r&type=recovery', '?mode=update-password');
    expect(link).toMatchObject({ tokens: { access: 'a', refresh: 'r' }, oneTime: null, type: 'recovery' });
  });

  it('brings half a session for nothing', () => {
    expect(readMailLink('#access_token=a', '').tokens).toBeNull();
    expect(readMailLink('#refresh_token=r', '').tokens).toBeNull();
  });

  it.each([
    ['?token=t', 't', 'signup'],
    ['?token_hash=t', 't', 'signup'],
    ['?token=t&type=email_change', 't', 'email_change'],
    ['?token=t&type=nonsense', 't', 'signup'],
    ['?token_hash=h&token=t', 'h', 'signup'],
  ])('brings a one-time token in its query: %s', (search, hash, type) => {
    expect(readMailLink('', search).oneTime).toEqual({ hash, type });
  });

  it('may bring both; the type of the hash counts', () => {
    const link = readMailLink('#access_token=a&refresh_token=r&type=invite', '?token=t&type=signup');
    expect([link.tokens, link.oneTime]).toEqual([
      { access: 'a', refresh: 'r' },
      { hash: 't', type: 'invite' },
    ]);
  });

  it('tells why it was no good, and the attempt it belongs to', () => {
    const link = readMailLink('#error=access_denied&error_code=otp_expired', '?sessionId=s');
    expect(link).toMatchObject({ errorCode: 'otp_expired', tokens: null, sessionId: 's' });
  });

  it('is taken out of the address and leaves the rest', () => {
    expect(withoutSecrets('?token=t&type=signup&sessionId=s&mode=login')).toBe('?sessionId=s&mode=login');
    expect(withoutSecrets('?token_hash=t')).toBe('');
  });
});
