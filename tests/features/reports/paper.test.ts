import { describe, expect, it } from 'vitest';
import { fileName, usualPaper } from '@/features/reports/paper';

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
    const view = { definition: { routeKey: 'focus-snapshot' }, attempt: { completed_at: noon } };
    expect(fileName(view, 'pdf')).toBe('focus-snapshot-2026-11-05.pdf');
    expect(fileName(view, 'fhir.json')).toBe('focus-snapshot-2026-11-05.fhir.json');
  });
});
