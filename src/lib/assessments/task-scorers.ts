import { err, ok, type Result } from '../result.ts';
import { type TaskId, taskIds } from './types.ts';

export type TaskScore = {
  /** Recomputed from the raw record, as stored. */
  readonly result: unknown;
  /** Percents of the test's domains the task gives, one decimal; null where the run could not be scored. */
  readonly domains?: Readonly<Record<string, number | null>>;
};

/** Reads a raw record that came over the network and scores it. The error is a short stable code. Never throws. */
export type TaskScorer = (raw: unknown) => Result<TaskScore, string>;

/** Task id to the raw record and what was recomputed from it. */
export type TaskResults = Readonly<
  Partial<Record<TaskId, { readonly raw: unknown; readonly result: unknown }>>
>;

/** Scorers by task. A task without one cannot be handed in. */
export type TaskScorers = Readonly<Partial<Record<TaskId, TaskScorer>>>;

export const taskScorers: TaskScorers = {};

/** Scores the records of all tasks of a test. The error is '<task>: <code>' of the first that cannot be read. */
export function scoreTasks(
  records: Readonly<Partial<Record<TaskId, unknown>>>,
  scorers: TaskScorers,
): Result<{ tasks: TaskResults; domains: Readonly<Record<string, number | null>> }, string> {
  const tasks: Partial<Record<TaskId, { raw: unknown; result: unknown }>> = {};
  const domains: Record<string, number | null> = {};
  for (const id of taskIds) {
    if (!Object.hasOwn(records, id)) continue;
    const scored = scorers[id]?.(records[id]) ?? err('no_scorer');
    if (!scored.ok) return err(`${id}: ${scored.error}`);
    tasks[id] = { raw: records[id], result: scored.value.result };
    Object.assign(domains, scored.value.domains);
  }
  return ok({ tasks, domains });
}
