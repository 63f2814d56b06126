import type { Submission } from '../../src/lib/assessments/attempt-record.ts';
import { selectQuestions } from '../../src/lib/assessments/selection.ts';
import type { InstrumentDefinition } from '../../src/lib/assessments/types.ts';
import { itemsOf } from '../lib/assessments/run-fixtures.ts';

/** A complete, honest submission of a questionnaire; tests spoil one thing at a time. */
export function sampleSubmission(
  definition: InstrumentDefinition,
  id: string,
  formId = definition.forms[0].form,
): Submission {
  const form = definition.forms.find((each) => each.form === formId) ?? definition.forms[0];
  const { questionIds } = selectQuestions(definition, itemsOf(definition), { seed: 'fixed', avoid: [] });
  const details = { child_label: 'Tom', age_band: '6-8', known_weeks: 12 } as const;
  return {
    id,
    test_id: definition.testId,
    instrument_version: definition.version,
    form: form.form,
    language: 'en',
    question_ids: [...questionIds],
    answers: Object.fromEntries(questionIds.map((question, n) => [question, (n % 4) + 1])),
    item_times_ms: Object.fromEntries(questionIds.map((question) => [question, 6000])),
    item_languages: {},
    started_at: '2026-01-05T09:00:00.000Z',
    completed_at: '2026-01-05T09:10:00.000Z',
    seed: 'fixed',
    consent:
      form.consent === null
        ? null
        : { kind: form.consent, accepted_at: '2026-01-05T08:59:00.000Z', text_version: '1.0' },
    ...(form.details.length > 0 ? { details } : {}),
  };
}
