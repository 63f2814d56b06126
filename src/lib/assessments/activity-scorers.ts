import { err, ok, type Result } from '../result.ts';
import { scoreDelayChoice } from './tests/delay-choice/task.ts';
import { scoreWordDelayed, scoreWordLearning, scoreWordRecognition } from './tests/memory-check/task.ts';
import { type ActivityId, taskIds } from './types.ts';

export type ActivityScore = {
  /** Recomputed from the raw record, as stored. */
  readonly result: unknown;
  /** Percents of the test's domains the task gives, one decimal; null where the run could not be scored. */
  readonly domains?: Readonly<Record<string, number | null>>;
};

/** Task id to the raw record and what was recomputed from it. */
export type ActivityResults = Readonly<
  Partial<Record<ActivityId, { readonly raw: unknown; readonly result: unknown }>>
>;

/**
 * Reads a raw record that came over the network and scores it. The error is a short stable code. Never throws.
 * `earlier` are the tasks of the same attempt that stand before it in `taskIds`, already scored.
 */
export type ActivityScorer = (raw: unknown, earlier: ActivityResults) => Result<ActivityScore, string>;

/** A task without a scorer cannot be handed in. */
export type ActivityScorers = Readonly<Partial<Record<ActivityId, ActivityScorer>>>;

export const taskScorers: ActivityScorers = {
  word_learning: scoreWordLearning,
  word_delayed: scoreWordDelayed,
  word_recognition: scoreWordRecognition,
  delay_choice: scoreDelayChoice,
};

/** Scores the records of all tasks of an attempt. The error is '<task>: <code>' of the first that cannot be read. */
export function scoreActivities(
  records: Readonly<Partial<Record<ActivityId, unknown>>>,
  scorers: ActivityScorers,
): Result<{ tasks: ActivityResults; domains: Readonly<Record<string, number | null>> }, string> {
  const tasks: Partial<Record<ActivityId, { raw: unknown; result: unknown }>> = {};
  const domains: Record<string, number | null> = {};
  for (const id of taskIds) {
    if (!Object.hasOwn(records, id)) continue;
    const scored = scorers[id]?.(records[id], tasks) ?? err('no_scorer');
    if (!scored.ok) return err(`${id}: ${scored.error}`);
    tasks[id] = { raw: records[id], result: scored.value.result };
    Object.assign(domains, scored.value.domains);
  }
  return ok({ tasks, domains });
}
