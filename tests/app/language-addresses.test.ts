import { describe, expect, it } from 'vitest';
import { breadcrumbs, pageFacts, twinsOf } from '../../scripts/page-facts.ts';
import { addressIn, plainAddress } from '../../src/app/language-addresses.ts';
import { routedPages } from '../../src/app/route-rows.ts';
import { languageCodes } from '../../src/config/languages.ts';

const site = 'https://site.example.com';

describe('the address of a page in a language', () => {
  it('is the plain one in English and stands under the language in the others', () => {
    expect([addressIn('en', '/faq'), addressIn('de', '/faq'), addressIn('ja', '/')]).toEqual([
      '/faq',
      '/de/faq',
      '/ja/',
    ]);
  });

  it('is the same in every language where search engines may not find the page', () => {
    for (const path of ['/auth', '/testing-hub', '/account-settings', '/no-such-page'])
      expect(addressIn('de', path)).toBe(path);
  });

  it('leads back to the plain one, with or without a slash at its end', () => {
    for (const { path, found } of routedPages.filter((page) => page.found === 'index'))
      for (const language of languageCodes) {
        expect(plainAddress(addressIn(language, path)), found).toBe(path);
        expect(plainAddress(`${addressIn(language, path)}/`)).toBe(path);
      }
    expect([plainAddress('/de'), plainAddress('/de/')]).toEqual(['/', '/']);
  });

  it.each([
    '/xx/faq',
    '/xx/',
    '/DE/faq',
    '/de-AT/faq',
    '/constructor/faq',
    '/de/de/faq',
    '/de/testing-hub',
    '/de/auth',
  ])('%s is no page', (address) => {
    expect(plainAddress(address)).toBe(address);
  });
});

describe('the head of a page in a language', () => {
  const head = pageFacts({
    site,
    path: '/faq',
    language: 'de',
    title: 'Fragen "A"',
    description: 'Was & wie',
  });

  it('names its own address, and those of all its twins with English for everybody else', () => {
    expect(head).toContain(`<link rel="canonical" href="${site}/de/faq" data-own>`);
    expect(twinsOf(site, '/faq').map(({ language }) => language)).toEqual([...languageCodes, 'x-default']);
    expect(twinsOf(site, '/').find(({ language }) => language === 'x-default')?.href).toBe(`${site}/`);
    expect(head.filter((tag) => tag.includes('hreflang')).length).toBe(languageCodes.length + 1);
  });

  it('tells programs that show a link what the page is, and no text can end a tag', () => {
    expect(head).toContain('<meta property="og:title" content="Fragen &quot;A&quot;" data-own>');
    expect(head).toContain('<meta property="og:description" content="Was &amp; wie" data-own>');
    expect(head).toContain(`<meta property="og:url" content="${site}/de/faq" data-own>`);
  });
});

describe('the way to a page', () => {
  const names: Record<string, string> = { '/features': 'Überblick', '/features/reports': 'Berichte' };
  const nameOf = (path: string) => names[path] ?? null;
  // A page below another has to be in the rows to have twins; here it is in English alone.
  const wayTo = (path: string) =>
    breadcrumbs({ site, path, language: 'de' }, nameOf)?.itemListElement.map(({ position, name, item }) => [
      position,
      name,
      item,
    ]);

  it('begins at the home page of its language and names what lies between', () => {
    expect(wayTo('/features/reports')).toEqual([
      [1, 'Focus Clarity Lab', `${site}/de/`],
      [2, 'Überblick', `${site}/de/features`],
      [3, 'Berichte', `${site}/features/reports`],
    ]);
  });

  it('leaves out what is no page, and is none to the home page', () => {
    names['/a/b'] = 'B';
    expect(wayTo('/a/b')?.map(([, name]) => name)).toEqual(['Focus Clarity Lab', 'B']);
    expect(wayTo('/')).toBeUndefined();
  });
});
