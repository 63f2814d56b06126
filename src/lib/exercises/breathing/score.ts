import { clamp } from '../../numbers.ts';
import type { RunScore } from '../contract.ts';
import { part, runScore } from '../stats/run-score.ts';

export interface BreathingMetrics {
  /** Share of the planned breathing time, settling left out. */
  readonly completed: number;
  /** Mean distance of presses from the start of an in-breath; null when the pacer was only watched. */
  readonly meanAbsLagMs: number | null;
  readonly breathedMs: number;
  readonly calmBefore: number | null;
  readonly calmAfter: number | null;
}

type Scored = Pick<BreathingMetrics, 'completed' | 'meanAbsLagMs'>;

/** Says how much was done, never how well somebody breathes. */
export function scoreBreathing({ completed, meanAbsLagMs }: Scored): RunScore {
  if (meanAbsLagMs === null) return runScore([part('done', 100, completed, 0, 1)]);
  return runScore([
    part('done', 70, completed, 0, 1),
    part('along', 30, clamp(meanAbsLagMs, 0, 1000), 1000, 0),
  ]);
}
