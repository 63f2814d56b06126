import { describe, expect, it } from 'vitest';
import { fileName } from '@/features/reports/words/head-texts';

describe('the name of the file', () => {
  const noon = new Date(2026, 10, 5, 12).toISOString();

  it('has the test and the day', () => {
    const view = {
      definition: { routeKey: 'focus-snapshot', forms: ['self'] },
      attempt: { completed_at: noon, form: 'self' },
    };
    expect(fileName(view, 'pdf')).toBe('focus-snapshot-2026-11-05.pdf');
    expect(fileName(view, 'fhir.json')).toBe('focus-snapshot-2026-11-05.fhir.json');
  });

  it('has the form where a test has several, so that two views of a day do not overwrite each other', () => {
    const definition = { routeKey: 'childfocus', forms: ['parent', 'teacher'] };
    const names = definition.forms.map((form) =>
      fileName({ definition, attempt: { completed_at: noon, form } }, 'provider.pdf'),
    );
    expect(names).toEqual([
      'childfocus-parent-2026-11-05.provider.pdf',
      'childfocus-teacher-2026-11-05.provider.pdf',
    ]);
  });
});
