import { describe, expect, it } from 'vitest';
import { fileName } from '@/features/reports/words/head-texts';

describe('the name of the file', () => {
  it('has the test and the day', () => {
    const noon = new Date(2026, 10, 5, 12).toISOString();
    const view = { definition: { routeKey: 'focus-snapshot' }, attempt: { completed_at: noon } };
    expect(fileName(view, 'pdf')).toBe('focus-snapshot-2026-11-05.pdf');
    expect(fileName(view, 'fhir.json')).toBe('focus-snapshot-2026-11-05.fhir.json');
  });
});
