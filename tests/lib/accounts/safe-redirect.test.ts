import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSafeRedirect, safeRedirect } from '@/lib/accounts/safe-redirect';
import { count } from '../../support/counts.ts';

const site = 'https://site.example';

describe('a redirect parameter', () => {
  it.each([
    '/',
    '/training-hub',
    '/training-hub/',
    '/training-hub?category=cognitive',
    '/focus-snapshot/report/0b9f7c1e-6d0a-4c3b-8d28-0a8f6f6b6a11#plan',
    '/search?q=https://elsewhere.example//x',
    '/päge',
  ])('may be %s', (path) => {
    expect(safeRedirect(path)).toBe(path);
  });

  it.each([
    '',
    'training-hub',
    '//elsewhere.example',
    '///elsewhere.example',
    '/a//elsewhere.example',
    '/\\elsewhere.example',
    '\\\\elsewhere.example',
    '/\t/elsewhere.example',
    '/\n/elsewhere.example',
    ' /training-hub',
    '/training hub',
    '/\u0000',
    '/\u0085/elsewhere.example',
    'https://elsewhere.example/',
    'HTTPS://elsewhere.example/',
    'javascript:alert(1)',
    'data:text/html,x',
    '/.//elsewhere.example',
    '/..//elsewhere.example',
    '/%2e%2E/x',
    '/./training-hub',
    '/training-hub/..',
    `/${'a'.repeat(2000)}`,
  ])('%j leads to the dashboard instead', (path) => {
    expect(safeRedirect(path)).toBe('/dashboard');
  });

  it.each([null, undefined])('that is missing leads to the dashboard', (path) => {
    expect(safeRedirect(path)).toBe('/dashboard');
  });

  it.each(['/auth', '/auth?redirect=/auth', '/auth#x', '/auth/'])(
    '%s leads to the dashboard, not back to where one came from',
    (path) => {
      expect(safeRedirect(path)).toBe('/dashboard');
    },
  );

  it('may lead to a page whose name merely begins with auth', () => {
    expect(safeRedirect('/authors')).toBe('/authors');
  });

  const hostile = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.webUrl(),
    fc
      .array(
        fc.constantFrom(
          '/',
          '\\',
          '.',
          '..',
          '%2e',
          '%2f',
          '%5c',
          '\t',
          '\n',
          '\r',
          ' ',
          ':',
          '@',
          '?',
          '#',
          'https:',
          'evil.example',
          'javascript:',
          'a',
          '\u2028',
        ),
        { maxLength: 12 },
      )
      .map((parts) => parts.join('')),
    fc.string().map((text) => `/${text}`),
    fc.string().map((text) => `//${text}`),
  );

  it('never leaves the site, whatever is asked for and however a browser reads it', () => {
    fc.assert(
      fc.property(hostile, (value) => {
        const path = safeRedirect(value);
        const read = new URL(path, `${site}/auth?mode=login`);
        expect(read.origin).toBe(site);
        // What the browser made of it could be used as an address again.
        expect(new URL(read.pathname + read.search + read.hash, site).origin).toBe(site);
        expect(path).toMatch(/^\/(?!\/)/);
      }),
      { numRuns: count(3000, 30_000) },
    );
  });

  it('that is safe reaches its page unchanged', () => {
    const segment = fc
      .array(fc.constantFrom(...'abcXYZ019-_~é'), { minLength: 1, maxLength: 8 })
      .map((letters) => letters.join(''));
    const path = fc.array(segment, { maxLength: 5 }).map((segments) => `/${segments.join('/')}`);
    fc.assert(
      fc.property(path, fc.webQueryParameters(), fc.webFragments(), (base, query, hash) => {
        const value = `${base}?${query}#${hash}`;
        fc.pre(value.length <= 2000);
        expect(isSafeRedirect(value)).toBe(true);
      }),
    );
  });
});
