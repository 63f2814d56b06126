import type { RunScore } from '../contract.ts';
import { noScore, part, runScore } from '../stats/run-score.ts';
import type { JudgedTrail, TrailPart } from './exercise.ts';

/** The scale of the score is that of the whole path of 25. */
const FULL_STEPS = 24;

export interface TrailMetrics {
  /** Seconds; null when the time ran out. */
  readonly timeAS: number | null;
  readonly timeBS: number | null;
  readonly timeCS: number | null;
  readonly bMinusA: number | null;
  readonly ratio: number | null;
  readonly normDiff: number | null;
  readonly errorsA: number;
  readonly errorsB: number;
  /** Share of taps on a wrong item. */
  readonly errorShare: number | null;
  /** What a shorter path is multiplied by to be told as one of 25 items. */
  readonly lengthFactor: number;
}

export function trailMetrics(trials: readonly JudgedTrail[]): TrailMetrics {
  const of = (wanted: TrailPart) => trials.find((trial) => trial.part === wanted);
  const seconds = (wanted: TrailPart) => {
    const ms = of(wanted)?.timeMs ?? null;
    return ms === null ? null : ms / 1000;
  };
  const [timeAS, timeBS] = [seconds('A'), seconds('B')];
  const taps = trials.reduce((sum, trial) => sum + trial.taps, 0);
  const errors = trials.reduce((sum, trial) => sum + trial.errors, 0);
  return {
    timeAS,
    timeBS,
    timeCS: seconds('C'),
    ...compareTrails(timeAS, timeBS),
    errorsA: of('A')?.errors ?? 0,
    errorsB: of('B')?.errors ?? 0,
    errorShare: taps === 0 ? null : errors / taps,
    lengthFactor: FULL_STEPS / ((trials[0]?.items ?? FULL_STEPS + 1) - 1),
  };
}

/** B against A, in seconds and as shares of A (Bowie & Harvey 2006, Nat Protoc). */
export function compareTrails(
  timeAS: number | null,
  timeBS: number | null,
): Pick<TrailMetrics, 'bMinusA' | 'ratio' | 'normDiff'> {
  if (!timeAS || timeBS === null) return { bMinusA: null, ratio: null, normDiff: null };
  const bMinusA = timeBS - timeAS;
  return { bMinusA, ratio: timeBS / timeAS, normDiff: bMinusA / timeAS };
}

interface Scored {
  readonly timeAS: number | null;
  readonly timeBS: number | null;
  readonly lengthFactor?: number;
}

export function scoreTrails({ timeAS, timeBS, lengthFactor = 1 }: Scored): RunScore {
  if (timeAS === null || timeBS === null) return noScore;
  return runScore([
    part('partA', 40, timeAS * lengthFactor, 90, 20),
    part('partB', 40, timeBS * lengthFactor, 210, 40),
    part('ratio', 20, timeBS / timeAS, 4, 1.5),
  ]);
}
