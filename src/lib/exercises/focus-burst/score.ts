import { burstScore } from '../../cognitive/focus-burst.ts';
import type { RunScore } from '../contract.ts';
import { noScore } from '../stats/run-score.ts';

/** Most points that distractions cost. */
const MOST_LOST = 20;

export interface BurstMetrics {
  readonly focusedS: number;
  readonly plannedS: number;
  readonly distractions: number;
  readonly pauses: number;
  readonly reachedPlan: boolean;
  /** Length of the break after it. */
  readonly breakMinutes: number;
  readonly moodBefore: string | null;
  readonly moodAfter: string | null;
}

type Scored = Pick<BurstMetrics, 'focusedS' | 'plannedS' | 'distractions'>;

export function scoreBurst(metrics: Scored): RunScore {
  const { raw, score } = burstScore(metrics);
  if (raw === null) return noScore;
  const { focusedS, plannedS, distractions } = metrics;
  return {
    raw,
    score,
    parts: [
      { id: 'focus', weight: 100, share: Math.min(1, Math.max(0, focusedS / plannedS)) },
      { id: 'distractions', weight: -MOST_LOST, share: Math.min(1, (2 * distractions) / MOST_LOST) },
    ],
  };
}
