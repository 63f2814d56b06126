import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isAllowedRedirect, safeRedirect } from '../../supabase/local/auth/redirects.ts';
import { loadConfig, milliseconds } from '../../supabase/local/config.ts';
import { claimsForKey, signJwt, verifyJwt } from '../../supabase/local/jwt.ts';
import { fixtureRoot } from './support/backend.ts';

const secret = 'a secret that is long enough for this';
const seconds = Math.floor(Date.now() / 1000);

describe('tokens', () => {
  it('come back as they were signed', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (more) => {
        const claims = { ...more, role: 'authenticated', exp: seconds + 60, nbf: seconds - 1 };
        expect(verifyJwt(signJwt(claims, secret), secret)).toEqual(JSON.parse(JSON.stringify(claims)));
      }),
    );
  });

  it('are refused when any character is changed', () => {
    const token = signJwt({ role: 'authenticated', sub: 'x' }, secret);
    fc.assert(
      fc.property(fc.nat(token.length - 1), fc.constantFrom('A', 'b', '.', '-', '0'), (at, char) => {
        fc.pre(token[at] !== char);
        const bent = token.slice(0, at) + char + token.slice(at + 1);
        // The last characters of base64 may carry unused bits: then it is the same signature.
        fc.pre(
          Buffer.from(bent.split('.')[2] ?? '', 'base64url').compare(
            Buffer.from(token.split('.')[2] ?? '', 'base64url'),
          ) !== 0 || bent.split('.')[2] === token.split('.')[2],
        );
        expect(verifyJwt(bent, secret)).toBeNull();
      }),
    );
  });

  it.each([
    ['expired', { role: 'anon', exp: seconds - 1 }],
    ['not yet valid', { role: 'anon', nbf: seconds + 60 }],
    ['of an unknown role', { role: 'postgres' }],
    ['without a role', { sub: 'x' }],
  ])('are refused when %s', (_, claims) => {
    expect(verifyJwt(signJwt(claims, secret), secret)).toBeNull();
  });

  it('are refused unless signed with HS256 and this secret', () => {
    const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const payload = part({ role: 'service_role' });
    expect(verifyJwt(signJwt({ role: 'anon' }, 'another secret'), secret)).toBeNull();
    for (const alg of ['none', 'HS512', 'RS256']) {
      const input = `${part({ alg })}.${payload}`;
      const signature = createHmac('sha256', secret).update(input).digest('base64url');
      expect(verifyJwt(`${input}.${signature}`, secret), alg).toBeNull();
      expect(verifyJwt(`${input}.`, secret), alg).toBeNull();
    }
    for (const nonsense of ['', 'a.b.c', '..', 'a.b.c.d', 'nonsense'])
      expect(verifyJwt(nonsense, secret)).toBeNull();
  });

  it('and keys are told apart', () => {
    const config = loadConfig(fixtureRoot);
    expect(claimsForKey('sb_publishable_fixture', config)).toEqual({ role: 'anon' });
    expect(claimsForKey('sb_secret_fixture', config)).toEqual({ role: 'service_role' });
    expect(claimsForKey('sb_secret_other', config)).toBeNull();
    expect(claimsForKey(null, config)).toBeNull();
    const token = signJwt({ role: 'authenticated', sub: 'x' }, config.auth.jwt_secret);
    expect(claimsForKey(token, config)).toMatchObject({ sub: 'x' });
  });
});

describe('redirects of mails', () => {
  const site = 'http://127.0.0.1:5180';
  const list = ['https://app.example.com/**', 'https://*.preview.example.com/auth', 'myapp://callback'];

  it.each([
    [`${site}/any?thing=1#x`, true],
    ['http://localhost:5180/auth', true],
    ['http://127.0.0.1:9999/auth', true],
    ['https://app.example.com/a/b?c', true],
    ['https://one.preview.example.com/auth', true],
    ['myapp://callback', true],
    ['http://localhost:9999/auth', false],
    ['https://127.0.0.1:5180/', false],
    ['https://app.example.com.evil.example/a', false],
    ['https://a.b.preview.example.com/auth', false],
    ['https://evil.example/#https://app.example.com/', false],
    ['https://app.example.com@evil.example/', false],
    ['http://127.0.0.1:5180@evil.example/', false],
    ['//evil.example', false],
    ['javascript:alert(1)', false],
    ['/relative', false],
    ['', false],
  ])('%s: %s', (address, allowed) => {
    expect(isAllowedRedirect(address, site, list)).toBe(allowed);
    expect(safeRedirect(address, site, list)).toBe(allowed ? address : site);
  });

  it('fall back to the site when none was asked for', () => {
    expect(safeRedirect(null, site, list)).toBe(site);
  });
});

describe('durations', () => {
  it.each([
    ['60s', 60_000],
    ['5m', 300_000],
    ['24h', 86_400_000],
    ['250ms', 250],
  ])('%s is %i ms', (text, ms) => {
    expect(milliseconds(text)).toBe(ms);
  });

  it('say so when they are none', () => {
    expect(() => milliseconds('soon')).toThrow('Not a duration: soon');
  });
});
