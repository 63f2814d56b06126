import { dayMs } from '../../time.ts';
import type { RunScore } from '../contract.ts';
import { noScore, part, runScore } from '../stats/run-score.ts';

/** Both can run together, the liked thing is held back otherwise, a start cue is named. */
export const criteria = ['together', 'held_back', 'start_cue'] as const;

/** Kept less often than this in a week: another liked thing or a shorter stretch is proposed. */
const PROPOSE_BELOW = 0.5;
const WEEK_MS = 7 * dayMs;

export interface BundleLog {
  readonly at: number;
  readonly kept: boolean;
}

export interface BundleMetrics {
  readonly planQuality: number | null;
  /** Kept of all that was logged; null before the first. */
  readonly adherence: number | null;
  readonly kept: number;
  readonly broken: number;
  readonly needChange: boolean;
}

export function bundleMetrics(met: readonly string[] | null, logs: readonly BundleLog[]): BundleMetrics {
  const share = (list: readonly BundleLog[]) =>
    list.length === 0 ? null : list.filter(({ kept }) => kept).length / list.length;
  const last = Math.max(0, ...logs.map(({ at }) => at));
  const kept = logs.filter((log) => log.kept).length;
  return {
    planQuality: met === null ? null : met.length / criteria.length,
    adherence: share(logs),
    kept,
    broken: logs.length - kept,
    needChange: (share(logs.filter(({ at }) => at > last - WEEK_MS)) ?? 1) < PROPOSE_BELOW,
  };
}

type Scored = Pick<BundleMetrics, 'planQuality' | 'adherence'>;

export function scoreBundle({ planQuality, adherence }: Scored): RunScore {
  if (planQuality === null) return noScore;
  if (adherence === null) return runScore([part('plan', 100, planQuality, 0, 1)]);
  return runScore([part('plan', 30, planQuality, 0, 1), part('kept', 70, adherence, 0, 1)]);
}
