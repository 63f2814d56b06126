import type { RunScore } from '../contract.ts';
import { type ConflictMetrics, scoreConflict } from '../stats/conflict.ts';

type Scored = Pick<ConflictMetrics, 'accuracy' | 'relativeEffect' | 'medianRtMs'>;

export function scoreStroop(metrics: Scored): RunScore {
  return scoreConflict(metrics, { accuracy: [0.25, 1], effect: [0.4, 0], speed: [1400, 500] });
}
