import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { languageCodes } from '../../../src/config/languages.ts';
import { detectLanguage, languageOf } from '../../../src/lib/i18n/detect.ts';

describe('the language of a visitor', () => {
  it('comes from the first place that names one: address, cookie, local, session, browser, html tag', () => {
    const all = { query: 'de', cookie: 'fr', local: 'it', session: 'pl', browser: ['ru'], htmlTag: 'ja' };
    expect(detectLanguage(all)).toBe('de');
    expect(detectLanguage({ ...all, query: null })).toBe('fr');
    expect(detectLanguage({ ...all, query: null, cookie: null })).toBe('it');
    expect(detectLanguage({ ...all, query: null, cookie: null, local: null })).toBe('pl');
    expect(detectLanguage({ browser: ['ru'], htmlTag: 'ja' })).toBe('ru');
    expect(detectLanguage({ browser: [], htmlTag: 'ja' })).toBe('ja');
  });

  it('is English when nothing names a language the product speaks', () => {
    expect(detectLanguage({})).toBe('en');
    expect(detectLanguage({ query: 'tlh', browser: ['nl-NL', 'xx'] })).toBe('en');
  });

  it('skips foreign languages of the browser for the next one it speaks', () => {
    expect(detectLanguage({ browser: ['nl-NL', 'fr-CA', 'en'] })).toBe('fr');
  });

  it.each(['de', 'de-AT', 'de_CH', 'DE', 'zh-Hant-TW', 'pt-BR'])('understands %s', (code) => {
    expect(languageOf(code)).toBe(code.slice(0, 2).toLowerCase());
  });

  it.each([
    '<script>alert(1)</script>',
    'en"><img src=x onerror=alert(1)>',
    'en;alert(1)',
    'javascript:alert(1)',
    '../en',
    'en/../../etc',
    ' en',
    '',
    'eng',
  ])('refuses %s', (code) => {
    expect(languageOf(code)).toBeNull();
  });

  it('is always one of the eleven, whatever the places hold', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.array(fc.string()), (query, cookie, browser) => {
        expect(languageCodes).toContain(detectLanguage({ query, cookie, browser }));
      }),
    );
  });
});
