import type { RunScore } from '../contract.ts';
import { type ConflictMetrics, scoreConflict } from '../stats/conflict.ts';

type Scored = Pick<ConflictMetrics, 'accuracy' | 'relativeEffect' | 'medianRtMs'>;

export function scoreFlanker(metrics: Scored): RunScore {
  return scoreConflict(metrics, { accuracy: [0.5, 1], effect: [0.3, 0], speed: [900, 350] });
}
