import { outsideLinks, safeLink } from '@lib/community/links.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText, casesOf } from './cases.ts';

const policy = { host: 'focus.example', blocked: ['bad.example'] };
const site = 'https://focus.example';

describe('a link', () => {
  type Input = { url: string; host: string; blocked: string[] };
  type Expected = { href: string | null; rel?: string | null; external?: boolean };
  it.each(casesOf<Input, Expected>('link_policy'))('$id', ({ input, expected }) => {
    const { url, ...rules } = input;
    const link = safeLink(url, rules);
    if (expected.href === null) expect(link).toBeNull();
    else expect(link).toMatchObject(expected);
  });

  it.each([
    ['a tab in its scheme', 'java\tscript:alert(1)'],
    ['a blank before it', ' https://a.example'],
    ['a sign that is not seen', 'https://a\u200b.example'],
    ['a soft hyphen', 'https://bad\u00ad.example'],
    ['a password', 'https://user:pass@a.example/'],
    ['a user part that looks like the site', 'https://focus.example@evil.example/'],
    ['an encoded user part', 'https://focus.example%40evil.example/'],
    ['a backslash', 'https:\\\\evil.example'],
    ['one slash', 'https:/evil.example'],
    ['an encoded slash', '/%2Fevil.example'],
    ['letters of another script', 'https://fоcus.example'],
    ['a wide dot', 'https://bad。example'],
    ['a blocked host with a dot at its end', 'https://bad.example./'],
    ['a blocked host in capitals', 'https://BAD.Example/'],
    ['a blocked host with a port', 'https://bad.example:8443/'],
    ['no host', 'https://'],
    ['an empty label', 'https://a..example'],
    ['another scheme', 'vbscript:x'],
    ['no scheme', 'evil.example'],
    ['more than 2000 signs', `https://a.example/${'a'.repeat(2000)}`],
  ])('with %s is none', (_, url) => {
    expect(safeLink(url, policy)).toBeNull();
  });

  it('to the site stays within it, and only to the site', () => {
    for (const url of [
      'https://focus.example',
      'HTTPS://FOCUS.EXAMPLE/faq',
      'https://focus.example:443/faq',
      '/',
      '#id',
    ])
      expect(safeLink(url, policy), url).toMatchObject({ external: false, rel: null });
    for (const url of [
      'https://focus.example.evil.example/',
      'https://notfocus.example/',
      'https://focus.example:8080/',
    ])
      expect(safeLink(url, policy), url).toMatchObject({ external: true });
  });

  it('has its host beside it, so that people see where it leads', () => {
    expect(safeLink('https://A.Example:8443/focus.example', policy)?.host).toBe('a.example');
    expect(safeLink('https://notbad.example/', policy)?.host).toBe('notbad.example');
  });

  const begun = fc.constantFrom(
    '',
    '#',
    '/',
    '//',
    '/\\',
    'http://',
    'HTTPS://focus.example',
    'https://a',
    'https:',
    'data:',
  );

  it('is web, path or mark of the page, whatever it was made from', () => {
    fc.assert(
      fc.property(begun, anyText(), (start, rest) => {
        const url = start + rest;
        const link = safeLink(url, policy);
        if (link) expect(link.href).toMatch(/^(https?:\/\/|\/(?![/\\])|#)/i);
        if (link && !link.external)
          expect(link.href).toMatch(/^(https?:\/\/focus\.example(?:[/:?#.]|$)|\/|#)/i);
      }),
    );
  });
});

describe('addresses outside the site', () => {
  it('count once each, without what ends the sentence', () => {
    const text = 'See https://a.example/x. Or https://a.example/x! (https://b.example) <http://c.example>';
    expect(outsideLinks(text, site)).toEqual([
      'https://a.example/x',
      'https://b.example',
      'http://c.example',
    ]);
  });

  it('are not those of the site, nor those that only begin like it', () => {
    expect(
      outsideLinks('https://focus.example https://FOCUS.example/a https://focus.example?b', site),
    ).toEqual([]);
    expect(outsideLinks('https://focus.example.evil.example', site)).toHaveLength(1);
    expect(outsideLinks('https://focus.example:8080', site)).toHaveLength(1);
    expect(outsideLinks('https://focus.example@evil.example', site)).toHaveLength(1);
  });

  it.each([
    ['a backslash', 'https:\\/\\/a.example'],
    ['an entity', '[x](&#104;ttps://a.example)'],
    ['an entity in a reference', '[x]: https&colon;//a.example'],
    ['an entity between angles', '<https:&#47;/a.example>'],
  ])('count behind %s, too', (_, text) => {
    expect(outsideLinks(text, site)).toHaveLength(1);
  });

  it('are not what merely has brackets and an and', () => {
    expect(outsideLinks('[one](two) & three](four & five', site)).toEqual([]);
    expect(outsideLinks('a <b:c & d', site)).toEqual([]);
  });
});
