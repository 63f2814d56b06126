import { describe, expect, it } from 'vitest';
import { paperList, usualPaper } from '@/pdf/paper';

describe('paper', () => {
  it.each([
    [['en-US', 'en'], 'en', 'letter'],
    [['fr-CA'], 'fr', 'letter'],
    [['es-MX'], 'es', 'letter'],
    [['en-GB', 'en-US'], 'en', 'a4'],
    [['en', 'en-US'], 'en', 'letter'],
    [['de'], 'de', 'a4'],
    [['ja-JP'], 'ja', 'a4'],
    [['not a language', 'en-US'], 'en', 'letter'],
    [[], 'en', 'a4'],
    // A page read in German or Japanese in a browser from the United States.
    [['en-US'], 'de', 'a4'],
    [['en-US', 'en'], 'ja', 'a4'],
    [['de-DE', 'en-US'], 'en', 'letter'],
  ] as const)('for %j and a page in %s is %s', (locales, language, format) => {
    expect(usualPaper(locales, language)).toBe(format);
  });

  it('is offered with the usual one first', () => {
    expect(paperList(['en-US'], 'en')).toEqual(['letter', 'a4']);
    expect(paperList(['de-DE', 'en-US'], 'de')).toEqual(['a4', 'letter']);
  });
});
