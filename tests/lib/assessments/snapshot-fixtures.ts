import fc from 'fast-check';
import type { Submission } from '../../../src/lib/assessments/attempt-record.ts';
import { runRules, startQuestionnaire } from '../../../src/lib/assessments/run.ts';
import type {
  QuestionnaireAction,
  QuestionnaireRules,
  QuestionnaireRun,
} from '../../../src/lib/assessments/run-state.ts';
import { selectQuestions } from '../../../src/lib/assessments/selection.ts';
import { focusSnapshot } from '../../../src/lib/assessments/tests/focus-snapshot/definition.ts';
import type { InstrumentDefinition, ScalePoint, SelectableItem } from '../../../src/lib/assessments/types.ts';

export const snapshot: InstrumentDefinition = focusSnapshot;

/** The numbers and facets of the real bank; texts do not matter here. */
export const snapshotItems: readonly SelectableItem[] = snapshot.domains.flatMap((domain) =>
  Array.from({ length: domain.itemCount }, (_, i) => ({
    id: `${domain.prefix}${String(i + 1).padStart(3, '0')}`,
    domain: domain.id,
    facet: domain.facets[Math.floor(i / 10)] ?? '',
    active: true,
  })),
);

export const startMs = Date.UTC(2026, 0, 5, 9);
export const attemptId = '3f1c9a52-7c1e-4b6e-9d0a-2f5f8f1b7a10';
const seed = 'fixed';
const { questionIds } = selectQuestions(snapshot, snapshotItems, { seed, avoid: [] });

export const newSnapshotRun: QuestionnaireRun = startQuestionnaire({
  definition: snapshot,
  attemptId,
  form: 'self',
  language: 'en',
  seed,
  questionIds,
  itemLanguages: {},
  consent: null,
  now: startMs,
});
export const snapshotRules: QuestionnaireRules = runRules(snapshot, 'self');

/** A complete, honest submission; tests spoil one thing at a time. */
export const submission: Submission = {
  id: attemptId,
  test_id: 'focus_snapshot',
  instrument_version: '3.0.0',
  form: 'self',
  language: 'en',
  question_ids: [...questionIds],
  answers: Object.fromEntries(questionIds.map((id, i) => [id, (i % 5) + 1])),
  item_times_ms: Object.fromEntries(questionIds.map((id) => [id, 6000])),
  item_languages: {},
  started_at: '2026-01-05T09:00:00.000Z',
  completed_at: '2026-01-05T09:04:00.000Z',
  seed,
  consent: null,
};

export const scalePointArbitrary = fc.constantFrom<ScalePoint>(1, 2, 3, 4, 5);

/** Any action at a time of its own; clocks may jump back. */
export const actionArbitrary: fc.Arbitrary<QuestionnaireAction> = fc
  .integer({ min: startMs - 60_000, max: startMs + 3_600_000 })
  .chain((now) =>
    fc.oneof(
      { weight: 6, arbitrary: scalePointArbitrary.map((value) => ({ type: 'answer' as const, value, now })) },
      {
        weight: 2,
        arbitrary: fc
          .record({ value: scalePointArbitrary, questionId: fc.constantFrom(...questionIds, 'ZZ001') })
          .map((answer) => ({ type: 'answer' as const, ...answer, now })),
      },
      { weight: 6, arbitrary: fc.constant({ type: 'next' as const, now }) },
      {
        weight: 3,
        arbitrary: fc
          .constantFrom('previous', 'skip', 'finish', 'submit_failed', 'submitted', 'pause', 'resume', 'tick')
          .map((type) => ({ type: type as 'previous', now })),
      },
      {
        weight: 1,
        arbitrary: fc.integer({ min: -2, max: 30 }).map((index) => ({ type: 'goto' as const, index, now })),
      },
    ),
  );

/** Many actions; with `fast` most questions get answered, so that the later phases are reached. */
export const actionsArbitrary: fc.Arbitrary<QuestionnaireAction[]> = fc.oneof(
  fc.array(actionArbitrary, { maxLength: 80 }),
  fc
    .tuple(
      fc.array(scalePointArbitrary, { minLength: 18, maxLength: 18 }),
      fc.array(actionArbitrary, { maxLength: 10 }),
    )
    .map(([values, rest]) => [
      ...values.flatMap((value, i): QuestionnaireAction[] => [
        { type: 'answer', value, now: startMs + i * 5000 },
        { type: 'next', now: startMs + i * 5000 + 400 },
      ]),
      { type: 'finish' as const, now: startMs + 100_000 },
      ...rest,
    ]),
);
