import { mean } from '../../cognitive/stats/descriptive.ts';
import { clamp } from '../../numbers.ts';
import type { RunScore } from '../contract.ts';
import { noScore, part, runScore } from '../stats/run-score.ts';
import type { JudgedTracking } from './exercise.ts';

/** The level has found its place by then. */
const usedTrials = 12;

interface Marks {
  readonly objects: number;
  readonly targets: number;
  readonly correctMarks: number;
}

/** How many were followed when the other marks are guesses (Hulleman 2005, Vision Res). */
export function trackedObjects({ objects, targets, correctMarks }: Marks): number {
  const below = objects + correctMarks - 2 * targets;
  if (below <= 0) return 0;
  return clamp((correctMarks * objects - targets * targets) / below, 0, targets);
}

export interface TrackingMetrics {
  readonly meanK: number | null;
  readonly accuracy: number | null;
  readonly mostTargets: number;
}

export function trackingMetrics(trials: readonly JudgedTracking[]): TrackingMetrics {
  return {
    meanK: mean(trials.slice(-usedTrials).map(({ k }) => k)),
    accuracy: mean(trials.map(({ correct }) => Number(correct))),
    mostTargets: Math.max(0, ...trials.filter(({ correct }) => correct).map(({ targets }) => targets)),
  };
}

export function scoreTracking({ meanK }: Pick<TrackingMetrics, 'meanK'>): RunScore {
  return meanK === null ? noScore : runScore([part('tracked', 100, meanK, 0, 5)]);
}
