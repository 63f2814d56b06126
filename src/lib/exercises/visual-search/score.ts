import { mean, median } from '../../cognitive/stats/descriptive.ts';
import { fitLine } from '../../cognitive/stats/regression.ts';
import { signalDetection } from '../../cognitive/stats/signal-detection.ts';
import type { RunScore } from '../contract.ts';
import { noScore, part, runScore } from '../stats/run-score.ts';
import type { JudgedSearch } from './exercise.ts';

const FASTEST_MS = 200;

export interface SearchMetrics {
  readonly accuracy: number | null;
  /** Milliseconds an item adds, and what none would take. */
  readonly slopePresentMsPerItem: number | null;
  readonly interceptPresentMs: number | null;
  readonly slopeAbsentMsPerItem: number | null;
  readonly interceptAbsentMs: number | null;
  readonly medianRtPresentMs: number | null;
  readonly misses: number;
  readonly falseAlarms: number;
  readonly dPrime: number;
}

export function searchMetrics(trials: readonly JudgedSearch[]): SearchMetrics {
  const included = trials.filter(({ rtMs }) => rtMs === null || rtMs >= FASTEST_MS);
  const right = included.filter(({ correct }) => correct);
  const rts = (list: readonly JudgedSearch[]) => list.flatMap(({ rtMs }) => (rtMs === null ? [] : [rtMs]));
  const line = (present: boolean) => {
    const own = right.filter((trial) => trial.present === present);
    const sizes = [...new Set(own.map(({ setSize }) => setSize))];
    const means = sizes.map((size) => mean(rts(own.filter(({ setSize }) => setSize === size))) ?? 0);
    return fitLine(sizes, means);
  };
  const [present, absent] = [line(true), line(false)];
  const shown = included.filter((trial) => trial.present);
  const empty = included.filter((trial) => !trial.present);
  const hits = shown.filter(({ correct }) => correct).length;
  const falseAlarms = empty.filter(({ correct, rtMs }) => !correct && rtMs !== null).length;
  return {
    accuracy: included.length === 0 ? null : right.length / included.length,
    slopePresentMsPerItem: present?.slope ?? null,
    interceptPresentMs: present?.intercept ?? null,
    slopeAbsentMsPerItem: absent?.slope ?? null,
    interceptAbsentMs: absent?.intercept ?? null,
    medianRtPresentMs: median(rts(right.filter((trial) => trial.present))),
    misses: shown.length - hits,
    falseAlarms,
    dPrime: signalDetection(hits, shown.length, falseAlarms, empty.length).dPrime,
  };
}

type Scored = Pick<SearchMetrics, 'accuracy' | 'slopePresentMsPerItem' | 'medianRtPresentMs'>;

export function scoreSearch({ accuracy, slopePresentMsPerItem, medianRtPresentMs }: Scored): RunScore {
  if (accuracy === null || slopePresentMsPerItem === null) return noScore;
  return runScore([
    part('accuracy', 50, accuracy, 0.5, 1),
    part('slope', 30, slopePresentMsPerItem, 60, 5),
    part('speed', 20, medianRtPresentMs, 3000, 600),
  ]);
}
