/** A run that was worked out again, under the names of the tables it is stored in. */

import type { BurstWords } from '@lib/contracts/exercise-submit.ts';
import type { BurstMetrics } from '@lib/exercises/focus-burst/score.ts';
import { type ExerciseRun, minutesOfRun } from '@lib/exercises/run.ts';
import type { ScoredRun } from '@lib/exercises/score-run.ts';
import { toIso } from '@lib/time.ts';

/** A row of `training_runs`; `minutes` is the length its start must have. */
export function toTrainingRow(run: ExerciseRun, { status, outcome }: ScoredRun) {
  return {
    id: run.id,
    exercise_id: run.exerciseId,
    variant: run.variant,
    mode: run.mode,
    minutes: minutesOfRun(run),
    device_class: run.deviceClass,
    screen_class: run.screenClass,
    language: run.language,
    task_version: run.taskVersion,
    scoring_version: run.scoringVersion,
    seed: run.seed,
    status,
    params: run.config,
    records: run.records,
    metrics: {
      ...outcome.metrics,
      validShare: outcome.validShare,
      ...(outcome.quality && { quality: outcome.quality }),
    },
    score: outcome.score.score,
    level_end: outcome.levelEnd,
    started_at: toIso(run.startedAt),
    ended_at: toIso(run.endedAt),
  };
}
export type TrainingRow = ReturnType<typeof toTrainingRow>;

const clockEvents = ['start', 'pause', 'resume', 'distraction', 'stop'];

interface Told {
  readonly type?: unknown;
  readonly at?: unknown;
}

/** A row of `focus_sessions`: what the lists of bursts show, in the person's words and the numbers of the run. */
export function toSessionRow(run: ExerciseRun, { outcome }: ScoredRun, words: BurstWords) {
  const metrics = outcome.metrics as BurstMetrics;
  const told = run.records as readonly Told[];
  return {
    id: run.id,
    task_title: words.task,
    first_step: words.firstStep,
    notes: words.notes,
    planned_seconds: metrics.plannedS,
    focused_seconds: metrics.focusedS,
    pauses: metrics.pauses,
    distractions: metrics.distractions,
    mood_before: metrics.moodBefore,
    mood_after: metrics.moodAfter,
    events: told
      .filter(({ type }) => clockEvents.includes(String(type)))
      .map(({ type, at }) => ({ event: type, atMs: at })),
    status: metrics.reachedPlan ? 'complete' : 'stopped',
    started_at: toIso(run.startedAt),
    ended_at: toIso(run.endedAt),
  };
}
export type SessionRow = ReturnType<typeof toSessionRow>;

/** More of them than the columns take, and than anybody could have noted. */
export const isOverfull = ({ pauses, distractions, events }: SessionRow): boolean =>
  Math.max(pauses, distractions) > 1000 || JSON.stringify(events).length > 50_000;
