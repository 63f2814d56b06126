import { err, ok, type Result } from '../result.ts';
import { dayMs } from '../time.ts';
import type { AnyExercise, Refusal } from './contract.ts';
import { type RunOutcome, recompute } from './recompute.ts';
import { type ExerciseFacts, findFacts } from './registry.ts';
import { type ExerciseRun, type RunStatus, seedOf } from './run.ts';

/** Why a run is not taken; stable, sent to clients. */
export type RunRefusal =
  | Refusal
  | 'wrong_version'
  | 'unknown_variant'
  | 'foreign_seed'
  | 'bad_times'
  /** Told as complete, and something is missing. */
  | 'records_missing'
  /** The answers lead nowhere: not even a first one can be told from this. */
  | 'nothing_done';

export interface ScoredRun {
  readonly status: RunStatus;
  readonly outcome: RunOutcome;
}

/** As text, in characters: what the columns take, with room for the marks of the database. */
const mostConfigText = 12_000;
const mostRecordsText = 450_000;
/** A day ahead: clocks of devices, and time zones set by hand. */
const aheadMs = dayMs;
const earliestMs = Date.UTC(2020, 0, 1);
/** A step may lie open over night, a session of the clock be paused. */
const longestMs = 14 * dayMs;

function fault(run: ExerciseRun, facts: ExerciseFacts, nowMs: number): RunRefusal | null {
  const { startedAt, endedAt, config, mode } = run;
  if (run.taskVersion !== facts.taskVersion || run.scoringVersion !== facts.scoringVersion)
    return 'wrong_version';
  if (!facts.variants.includes(run.variant)) return 'unknown_variant';
  if (run.seed !== seedOf(run.id)) return 'foreign_seed';
  if (startedAt < earliestMs || endedAt < startedAt || endedAt - startedAt > longestMs) return 'bad_times';
  if (endedAt > nowMs + aheadMs) return 'bad_times';
  const isFitting = config.variant === run.variant && (facts.hasTestMode ? config.mode : 'train') === mode;
  if (!isFitting || JSON.stringify(config).length > mostConfigText) return 'bad_config';
  if (run.records.length === 0) return 'nothing_done';
  return JSON.stringify(run.records).length > mostRecordsText ? 'too_many_records' : null;
}

/** Works a run out again; what cannot have happened as it is told is refused. @param nowMs milliseconds since 1970 */
export function scoreRun(
  run: ExerciseRun,
  facts: ExerciseFacts,
  exercise: AnyExercise,
  nowMs: number,
): Result<ScoredRun, RunRefusal> {
  const wrong = fault(run, facts, nowMs);
  if (wrong) return err(wrong);
  const outcome = recompute(exercise, run.seed, run.config, run.records);
  if (!outcome.ok) return outcome;
  const { complete } = outcome.value;
  if (run.status === 'complete' && !complete) return err('records_missing');
  return ok({ status: complete ? 'complete' : 'left_early', outcome: outcome.value });
}

/** The same for a run of any exercise there is. */
export async function scoreAnyRun(run: ExerciseRun, nowMs: number): Promise<Result<ScoredRun, RunRefusal>> {
  const facts = findFacts(run.exerciseId);
  if (!facts) return err('unknown_exercise');
  const { exercise } = await facts.load();
  return scoreRun(run, facts, exercise, nowMs);
}
