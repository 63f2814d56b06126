import type { RunScore } from '../contract.ts';
import { part, runScore } from '../stats/run-score.ts';

/** Fewer answers say nothing about the share. */
const MIN_PROBES = 3;

export interface ScanMetrics {
  readonly completed: number;
  /** Chimes that were answered. */
  readonly probes: number;
  /** Share of answers 'on the body'. */
  readonly onTask: number | null;
  readonly latenciesMs: readonly number[];
  readonly calmBefore: number | null;
  readonly calmAfter: number | null;
}

type Scored = Pick<ScanMetrics, 'completed' | 'probes' | 'onTask'>;

export function scoreScan({ completed, probes, onTask }: Scored): RunScore {
  if (probes < MIN_PROBES || onTask === null) return runScore([part('done', 100, completed, 0, 1)]);
  return runScore([part('done', 60, completed, 0, 1), part('on_body', 40, onTask, 0, 1)]);
}
