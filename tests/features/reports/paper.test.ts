import { describe, expect, it } from 'vitest';
import { pdfFileName, usualPaper } from '@/features/reports/paper';

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
});

describe('the name of the file', () => {
  it('has the test and the day', () => {
    const noon = new Date(2026, 10, 5, 12).toISOString();
    expect(pdfFileName('focus-snapshot', noon)).toBe('focus-snapshot-2026-11-05.pdf');
  });
});
