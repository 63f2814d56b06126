import { attemptFromScore, scoreSubmission, toSubmission } from '@/lib/assessments/attempt';
import { reduceQuestionnaire, runRules, startQuestionnaire } from '@/lib/assessments/run';
import type { QuestionnaireRun } from '@/lib/assessments/run-state';
import { isScalePoint } from '@/lib/assessments/scoring';
import { focusSnapshot } from '@/lib/assessments/tests/focus-snapshot/definition';
import type { ScalePoint } from '@/lib/assessments/types';

export const rules = runRules(focusSnapshot, 'self');

/** 18 questions as the selection rule spreads them: four, four, four, three and three. */
export const questionIds = focusSnapshot.domains.flatMap(({ prefix }, domain) =>
  Array.from({ length: domain < 3 ? 4 : 3 }, (_, i) => `${prefix}${String(10 * i + 1).padStart(3, '0')}`),
);

export function newRun(now = 1000, attemptId: string = crypto.randomUUID()): QuestionnaireRun {
  return startQuestionnaire({
    definition: focusSnapshot,
    attemptId,
    form: 'self',
    language: 'en',
    seed: 'seed',
    questionIds,
    itemLanguages: {},
    consent: null,
    now,
  });
}

export function answer(
  run: QuestionnaireRun,
  index: number,
  value: ScalePoint,
  now: number,
): QuestionnaireRun {
  const questionId = questionIds[index] ?? '';
  return reduceQuestionnaire(run, { type: 'answer', value, questionId, now }, rules);
}

/** Every question answered, one after the other; `values` repeat, 0 skips the question. */
function answeredRun(now: number, values: readonly number[]): QuestionnaireRun {
  let run = newRun(now);
  questionIds.forEach((_, index) => {
    const value = values[index % values.length];
    const at = now + index + 1;
    if (isScalePoint(value)) {
      run = reduceQuestionnaire(answer(run, index, value, at), { type: 'next', now: at }, rules);
    } else {
      run = reduceQuestionnaire(run, { type: 'skip', now: at }, rules);
    }
  });
  return run;
}

export function submittingRun(now = 1000, values: readonly number[] = [3]): QuestionnaireRun {
  return reduceQuestionnaire(answeredRun(now, values), { type: 'finish', now: now + 100 }, rules);
}

/** A finished attempt: what is sent, and what this device calculated. */
export function finishedAttempt(now = 1000) {
  const submission = toSubmission(submittingRun(now), rules);
  const scored = scoreSubmission(focusSnapshot, submission);
  if (!scored.ok) throw new Error(scored.error.code);
  return { submission, result: attemptFromScore(scored.value) };
}
