import * as fc from 'fast-check';
import { createInstance } from 'i18next';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fallbackLanguage, languageCodes } from '@/config/languages';
import { languageDetector, rememberLanguage } from '@/i18n/detect-in-browser';

const key = 'i18nextLng';

/** Where a language may come from, each value as found. */
interface Places {
  path?: string;
  query?: string | null;
  cookie?: string | null;
  local?: string | null;
  session?: string | null;
  browser?: readonly string[];
  htmlTag?: string | null;
}

function forget(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store
  document.cookie = `${key}=; path=/; max-age=0`;
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
  document.documentElement.removeAttribute('lang');
  vi.restoreAllMocks();
}

async function detected({
  path = '/',
  query,
  cookie,
  local,
  session,
  browser = [],
  htmlTag,
}: Places): Promise<string> {
  forget();
  window.history.replaceState(null, '', path);
  if (query) window.history.replaceState(null, '', `${path}?lng=${encodeURIComponent(query)}`);
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store
  if (cookie) document.cookie = `${key}=${encodeURIComponent(cookie)}; path=/`;
  if (local) localStorage.setItem(key, local);
  if (session) sessionStorage.setItem(key, session);
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue([...browser]);
  vi.spyOn(navigator, 'language', 'get').mockReturnValue(browser[0] ?? '');
  if (htmlTag) document.documentElement.lang = htmlTag;
  const i18n = createInstance();
  await i18n
    .use(languageDetector)
    .init({ supportedLngs: languageCodes, fallbackLng: fallbackLanguage, resources: {}, initAsync: false });
  return i18n.language;
}

afterEach(forget);

describe('the language of a visitor', () => {
  it('comes from the first place that names one: address, cookie, local, session, browser, html tag', async () => {
    const all = { query: 'de', cookie: 'fr', local: 'it', session: 'pl', browser: ['ru'], htmlTag: 'ja' };
    expect(await detected(all)).toBe('de');
    expect(await detected({ ...all, query: null })).toBe('fr');
    expect(await detected({ ...all, query: null, cookie: null })).toBe('it');
    expect(await detected({ ...all, query: null, cookie: null, local: null })).toBe('pl');
    expect(await detected({ browser: ['ru'], htmlTag: 'ja' })).toBe('ru');
    expect(await detected({ browser: [], htmlTag: 'ja' })).toBe('ja');
  });

  it('is that of a page in one language, before anything that is kept; a part that is no language of ours says nothing', async () => {
    expect(await detected({ path: '/de/faq', cookie: 'fr', local: 'it', browser: ['ru'] })).toBe('de');
    expect(await detected({ path: '/de/faq', query: 'es' })).toBe('es');
    for (const path of ['/xx/faq', '/de-AT/faq', '/planner', '/%3Cscript%3E/', '/constructor/']) {
      expect(await detected({ path, local: 'it' }), path).toBe('it');
    }
  });

  it('is English when nothing names a language the product speaks', async () => {
    expect(await detected({})).toBe('en');
    expect(await detected({ query: 'tlh', browser: ['tlh-KX', 'xx'] })).toBe('en');
  });

  it('skips foreign languages of the browser for the next one it speaks', async () => {
    expect(await detected({ browser: ['tlh-KX', 'fr-CA', 'en'] })).toBe('fr');
  });

  it('skips what could be script for the next place', async () => {
    expect(await detected({ query: '<script>alert(1)</script>', cookie: '../de', local: 'it' })).toBe('it');
    expect(await detected({ query: 'cimode', local: 'it' })).toBe('it');
  });

  it('is always one of ours, whatever the places hold', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string(), fc.string(), fc.array(fc.string()), async (query, cookie, browser) => {
        expect(languageCodes).toContain(await detected({ query, cookie, browser }));
      }),
    );
  });

  it('is kept when it was chosen, and only then', async () => {
    await detected({ query: 'de' });
    expect([document.cookie, localStorage.length]).toEqual(['', 0]);
    rememberLanguage('pl');
    expect([document.cookie, localStorage.getItem(key)]).toEqual([`${key}=pl`, 'pl']);
  });
});
