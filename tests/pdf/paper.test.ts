import { describe, expect, it } from 'vitest';
import { paperList, usualPaper } from '@/pdf/paper';

describe('paper', () => {
  it.each([
    [['en-US', 'en'], 'letter'],
    [['fr-CA'], 'letter'],
    [['es-MX'], 'letter'],
    [['en-GB', 'en-US'], 'a4'],
    [['en', 'en-US'], 'letter'],
    [['de'], 'a4'],
    [['ja-JP'], 'a4'],
    [['not a language', 'en-US'], 'letter'],
    [[], 'a4'],
  ] as const)('for %j is %s', (locales, format) => {
    expect(usualPaper(locales)).toBe(format);
  });

  it('is offered with the usual one first', () => {
    expect(paperList(['en-US'])).toEqual(['letter', 'a4']);
    expect(paperList(['de-DE', 'en-US'])).toEqual(['a4', 'letter']);
  });
});
