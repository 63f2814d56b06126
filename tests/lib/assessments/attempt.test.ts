import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSubmission, scoreSubmission } from '../../../src/lib/assessments/attempt.ts';
import type { Submission } from '../../../src/lib/assessments/attempt-record.ts';
import { findInstrument } from '../../../src/lib/assessments/instruments.ts';
import { scoreAnswers } from '../../../src/lib/assessments/scoring.ts';
import { submissionErrorCodes } from '../../../src/lib/assessments/submission-errors.ts';
import type { InstrumentDefinition } from '../../../src/lib/assessments/types.ts';
import { scalePointArbitrary, snapshot, submission } from './snapshot-fixtures.ts';

/** Reads and scores, as the server does. */
function submit(body: unknown, definition: InstrumentDefinition = snapshot) {
  const read = readSubmission(body);
  return read.ok ? scoreSubmission(definition, read.value) : read;
}

function codeOf(change: Partial<Record<keyof Submission, unknown>>, definition = snapshot): string {
  const result = submit({ ...submission, ...change }, definition);
  return result.ok ? 'ok' : result.error.code;
}

const [first = '', second = ''] = submission.question_ids;
const without = (id: string) => submission.question_ids.filter((each) => each !== id);

describe('a submission', () => {
  it('is scored from its answers alone', () => {
    const scored = submit({ ...submission, overall: 3, band: 'Low', total_score: 0 });
    const { domains, overall } = scoreAnswers(snapshot.domains, submission.answers);
    expect(scored).toMatchObject({
      ok: true,
      value: {
        id: submission.id,
        test_id: 'focus_snapshot',
        overall: overall.percent,
        domains: Object.fromEntries(domains.map(({ id, percent }) => [id, percent])),
        band: 'Moderate',
        total_score: overall.totalScore,
        max_possible_score: 72,
        answered_count: 18,
        completed_at: '2026-01-05T09:04:00.000Z',
        quality: { level: 'ok', flags: [], thin_prefixes: [], out_of_range: false },
      },
    });
  });

  it('gives the same result after a trip through JSON', () => {
    const answers = fc.tuple(...submission.question_ids.map(() => fc.option(scalePointArbitrary)));
    fc.assert(
      fc.property(answers, (values) => {
        const body = {
          ...submission,
          answers: Object.fromEntries(submission.question_ids.map((id, i) => [id, values[i] ?? null])),
        };
        const scored = submit(body);
        expect(submit(JSON.parse(JSON.stringify(body)))).toEqual(scored);
        expect(JSON.parse(JSON.stringify(scored))).toEqual(scored);
        expect(scored.ok).toBe(values.some((value) => value !== null));
      }),
    );
  });

  it('stores out-of-range answers limited, with a note', () => {
    const scored = submit({ ...submission, answers: { ...submission.answers, [first]: 99, [second]: -2 } });
    expect(scored).toMatchObject({
      ok: true,
      value: { answers: { [first]: 5, [second]: 1 }, quality: { out_of_range: true } },
    });
  });

  it('stores moments in UTC, whatever zone they were sent in', () => {
    const scored = submit({ ...submission, started_at: '2026-01-05T10:00:00+02:00' });
    expect(scored).toMatchObject({ ok: true, value: { started_at: '2026-01-05T08:00:00.000Z' } });
  });

  it.each([
    ['unknown_test', { test_id: 'other_test' }],
    ['unknown_version', { instrument_version: '2.9.9' }],
    ['unknown_form', { form: 'parent' }],
    ['unknown_question', { question_ids: [...without(first), 'AC101'] }],
    ['unknown_question', { question_ids: [...without(first), 'AC000'] }],
    ['unknown_question', { question_ids: [...without(first), 'FSF001'] }],
    ['duplicate_question', { question_ids: [...without(first), second] }],
    ['too_many_questions', { question_ids: [...submission.question_ids, 'AC099', 'IC099'] }],
    ['too_few_questions', { question_ids: without(first) }],
    ['answer_not_served', { answers: { ...submission.answers, DF100: 3 } }],
    ['answer_not_served', { item_languages: { DF100: 'de' } }],
    ['no_answers', { answers: {} }],
    ['no_answers', { answers: { [first]: null, [second]: 'often' } }],
    ['bad_times', { completed_at: '2026-01-05T08:59:59Z' }],
    ['bad_times', { started_at: '0000-01-01T00:00:00Z' }],
    ['bad_times', { completed_at: '9999-12-31T23:59:59-12:00' }],
    ['bad_times', { item_times_ms: { [first]: -1 } }],
    ['bad_times', { item_times_ms: { [first]: 86_400_001 } }],
    ['bad_times', { item_times_ms: { DF100: 5 } }],
    ['invalid_body', { id: 'not-a-uuid' }],
    ['invalid_body', { answers: { [first]: 2.5 } }],
    ['invalid_body', { answers: { [first]: { nested: 1 } } }],
    [
      'invalid_body',
      { answers: Object.fromEntries(Array.from({ length: 121 }, (_, i) => [`AC${100 + i}`, 1])) },
    ],
    ['invalid_body', { language: 'xx' }],
    ['invalid_body', { seed: "'; drop table" }],
    ['invalid_body', { started_at: 'yesterday' }],
    ['invalid_body', { consent: { kind: 'ok' } }],
    ['too_few_questions', { question_ids: [], answers: {}, item_times_ms: {} }],
  ])('is refused with %s for %j', (code, change) => {
    expect(codeOf(change)).toBe(code);
  });

  it('is refused when the questions are not spread as the rule demands', () => {
    const question_ids = Array.from({ length: 18 }, (_, i) => `AC${String(i + 1).padStart(3, '0')}`);
    expect(codeOf({ question_ids, answers: { AC001: 1 }, item_times_ms: {} })).toBe('wrong_distribution');
  });

  it('is refused when an area has too few questions', () => {
    const sizes = { AC: 4, IC: 4, OM: 4, ES: 4, DF: 2 };
    const question_ids = Object.entries(sizes).flatMap(([prefix, size]) =>
      Array.from({ length: size }, (_, i) => `${prefix}00${i + 1}`),
    );
    expect(codeOf({ question_ids, answers: { AC001: 1 }, item_times_ms: {} })).toBe('wrong_distribution');
  });

  it('is one attempt however its id is written', () => {
    const scored = submit({ ...submission, id: submission.id.toUpperCase() });
    expect(scored.ok && scored.value.id).toBe(submission.id);
  });

  it('names the field that is wrong', () => {
    expect(readSubmission({ ...submission, started_at: 5 })).toEqual({
      ok: false,
      error: { code: 'invalid_body', detail: 'started_at' },
    });
  });

  it('needs every answer where nothing may be skipped, and consent where it is asked', () => {
    const strict: InstrumentDefinition = {
      ...snapshot,
      forms: [
        {
          form: 'self',
          skip: 'required',
          recall: 'past_6_months',
          consent: 'guardian',
          agreements: [],
          details: [],
        },
      ],
    };
    const consent = { kind: 'guardian', accepted_at: '2026-01-05T08:59:00Z', text_version: '1.0' };
    expect(codeOf({}, strict)).toBe('consent_required');
    expect(codeOf({ consent: { ...consent, kind: 'other' } }, strict)).toBe('consent_required');
    expect(codeOf({ consent, answers: { ...submission.answers, [first]: null } }, strict)).toBe(
      'answers_missing',
    );
    expect(codeOf({ consent }, strict)).toBe('ok');
  });

  it('never makes the code throw, whatever arrives', () => {
    const spoiled = fc
      .record({ key: fc.constantFrom(...Object.keys(submission)), value: fc.jsonValue() })
      .map(({ key, value }) => ({ ...submission, [key]: value }));
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), spoiled), (body) => {
        const result = submit(body);
        if (!result.ok) expect(submissionErrorCodes).toContain(result.error.code);
      }),
      { numRuns: 500 },
    );
  });
});

describe('the registry of questionnaires', () => {
  it('finds the Focus Snapshot as it is specified', () => {
    expect(findInstrument('focus_snapshot')).toMatchObject({
      version: '3.0.0',
      overallMax: 90,
      softLimitMinutes: 5,
      retakeWaitDays: 0,
      selection: { total: 18, minPerDomain: 3, maxPerDomain: 4, avoidLastAttempts: 5, shuffle: true },
    });
    expect(
      findInstrument('focus_snapshot')?.domains.map(({ id, prefix, itemCount }) => [id, prefix, itemCount]),
    ).toEqual([
      ['attention_concentration', 'AC', 100],
      ['impulsivity_control', 'IC', 100],
      ['organization_memory', 'OM', 100],
      ['emotion_stress', 'ES', 100],
      ['daily_functioning', 'DF', 100],
    ]);
  });

  it('knows no test that is not described', () => {
    expect(findInstrument('other_test')).toBeUndefined();
  });
});
