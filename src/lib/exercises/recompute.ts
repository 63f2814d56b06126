import { err, ok, type Result } from '../result.ts';
import type {
  AnyExercise,
  AnyLoggedExercise,
  AnySteppedExercise,
  AnyTimedExercise,
  JudgedTrial,
  LevelEnd,
  Refusal,
  RunScore,
} from './contract.ts';
import { checkTimedRecord, type Schedule } from './engine/check-records.ts';
import { type TimedQuality, timedQuality } from './engine/quality.ts';
import { type TimedItem, type TimedRecord, timedRecordSchema } from './engine/timeline.ts';
import { noScore } from './stats/run-score.ts';

/** Fewer valid trials than this share give no score. */
const MIN_VALID_SHARE = 0.8;
const MAX_RECORDS = 2000;
/** A page draws and reads an event a little after a limit. */
const LIMIT_SLACK_MS = 1500;
/** A step may lie open over night. */
const MAX_TOOK_MS = 48 * 3_600_000;

/** Everything stored of a run beside what was pressed. */
export interface RunOutcome {
  /** False for a run left early: it has no score. */
  readonly complete: boolean;
  readonly validShare: number;
  readonly metrics: object;
  readonly score: RunScore;
  readonly levelEnd: LevelEnd;
  /** Planned and judged trials in order, for telling how the score came about. */
  readonly played: readonly PlayedTrial[];
  /** How a timed run was measured; null for the others. */
  readonly quality: TimedQuality | null;
}

export interface PlayedTrial {
  readonly item: object;
  readonly trial: JudgedTrial;
}

/** Works a run out again from its seed, settings and records; refuses what cannot have happened. */
export function recompute(
  exercise: AnyExercise,
  seed: string,
  config: unknown,
  records: unknown,
): Result<RunOutcome, Refusal> {
  const settings = exercise.config.safeParse(config);
  if (!settings.success) return err('bad_config');
  if (!Array.isArray(records)) return err('bad_records');
  if (records.length > MAX_RECORDS) return err('too_many_records');
  if (exercise.kind === 'timed') return recomputeTimed(exercise, seed, settings.data, records);
  if (exercise.kind === 'stepped') return recomputeStepped(exercise, seed, settings.data, records);
  return recomputeLogged(exercise, seed, settings.data, records);
}

function recomputeTimed(
  exercise: AnyTimedExercise,
  seed: string,
  config: object,
  list: readonly unknown[],
): Result<RunOutcome, Refusal> {
  const source = exercise.source(seed, config);
  const played: { item: TimedItem; record: TimedRecord; trial: JudgedTrial }[] = [];
  let item = source.next(null);
  let schedule: Schedule | null = null;
  for (const entry of list) {
    const parsed = timedRecordSchema.safeParse(entry);
    if (!parsed.success) return err('bad_records');
    if (!item) return err('too_many_records');
    const record = parsed.data;
    const trial = exercise.judge(item, record, config);
    const checked = checkTimedRecord(item, record, schedule, exercise.feedback(item, trial, config, false));
    if (typeof checked === 'string') return err(checked);
    schedule = checked;
    played.push({ item, record, trial });
    item = source.next(trial);
  }
  // What followed the answers followed the stamps; the times told are those of the browser where it gave all of them.
  const isPresented = played.length > 0 && played.every(({ item, record }) => hasPresentation(item, record));
  const told = isPresented
    ? played.map(({ item, record }) => ({
        item,
        trial: exercise.judge(item, { ...record, onsets: record.presented ?? record.onsets }, config),
      }))
    : played.map(({ item, trial }) => ({ item, trial }));
  return ok({
    ...finish(exercise, told, config, item === null, source.levelEnd()),
    quality: timedQuality(played, isPresented),
  });
}

function hasPresentation({ timeline }: TimedItem, { presented, onsets, fault }: TimedRecord): boolean {
  if (fault !== null) return true;
  return presented?.length === onsets.length && (presented[timeline.target] ?? null) !== null;
}

function recomputeStepped(
  exercise: AnySteppedExercise,
  seed: string,
  config: object,
  list: readonly unknown[],
): Result<RunOutcome, Refusal> {
  const source = exercise.source(seed, config);
  const played: PlayedTrial[] = [];
  let item = source.next(null);
  for (const entry of list) {
    const parsed = exercise.answer.safeParse(entry);
    if (!parsed.success) return err('bad_records');
    if (!item) return err('too_many_records');
    const answer = parsed.data;
    if (!(answer.tookMs >= 0)) return err('times_out_of_order');
    if (answer.tookMs > (item.limitMs ?? MAX_TOOK_MS) + LIMIT_SLACK_MS) return err('too_late');
    if (!exercise.fits(item, answer, config)) return err('impossible_answer');
    const trial = exercise.judge(item, answer, config);
    played.push({ item, trial });
    item = source.next(trial);
  }
  return ok({ ...finish(exercise, played, config, item === null, source.levelEnd()), quality: null });
}

function finish(
  exercise: AnyTimedExercise | AnySteppedExercise,
  played: readonly PlayedTrial[],
  config: object,
  complete: boolean,
  levelEnd: LevelEnd,
): Omit<RunOutcome, 'quality'> {
  const trials = played.map(({ trial }) => trial);
  const valid = trials.filter((trial) => trial.valid);
  const validShare = trials.length === 0 ? 0 : valid.length / trials.length;
  const metrics = exercise.metrics(valid, config);
  const isScored = complete && validShare >= MIN_VALID_SHARE;
  const score = isScored ? exercise.score(metrics, config) : noScore;
  return { complete, validShare, metrics, score, levelEnd, played };
}

function recomputeLogged(
  exercise: AnyLoggedExercise,
  seed: string,
  config: object,
  list: readonly unknown[],
): Result<RunOutcome, Refusal> {
  const entries: object[] = [];
  for (const entry of list) {
    const parsed = exercise.entry.safeParse(entry);
    if (!parsed.success) return err('bad_records');
    entries.push(parsed.data);
  }
  const problem = exercise.check(seed, entries, config);
  if (problem) return err(problem);
  const { metrics, complete } = exercise.read(seed, entries, config);
  const score = complete ? exercise.score(metrics, config) : noScore;
  const levelEnd = exercise.levelEnd(metrics, config);
  return ok({ complete, validShare: 1, metrics, score, levelEnd, played: [], quality: null });
}
