import { roundHalfUp } from '../../cognitive/scale.ts';
import { mean, median } from '../../cognitive/stats/descriptive.ts';
import type { RunScore } from '../contract.ts';
import { noScore, part, runScore } from '../stats/run-score.ts';
import type { JudgedPvt } from './exercise.ts';

export interface PvtMetrics {
  readonly n: number;
  readonly meanRt: number | null;
  readonly medianRt: number | null;
  /** Mean of 1000 / rt, answers per second. */
  readonly meanSpeed: number | null;
  readonly lapses: number;
  readonly lapseProbability: number | null;
  readonly falseStarts: number;
  readonly performanceScore: number | null;
  readonly fastest10MeanRt: number | null;
  readonly slowest10MeanSpeed: number | null;
}

interface PvtInput {
  readonly rtMs: readonly number[];
  readonly falseStarts: number;
  readonly lapseMs: number;
}

export function pvtMetrics({ rtMs, falseStarts, lapseMs }: PvtInput): PvtMetrics {
  return tell(rtMs, rtMs.filter((rt) => rt >= lapseMs).length, falseStarts);
}

function tell(rtMs: readonly number[], lapses: number, falseStarts: number): PvtMetrics {
  const n = rtMs.length;
  const sorted = rtMs.toSorted((a, b) => a - b);
  const tail = Math.max(1, roundHalfUp(0.1 * n));
  const speed = (rt: number) => 1000 / rt;
  return {
    n,
    meanRt: mean(rtMs),
    medianRt: median(rtMs),
    meanSpeed: mean(rtMs.map(speed)),
    lapses,
    lapseProbability: n === 0 ? null : lapses / n,
    falseStarts,
    performanceScore: n + falseStarts === 0 ? null : 1 - (lapses + falseStarts) / (n + falseStarts),
    fastest10MeanRt: mean(sorted.slice(0, tail)),
    slowest10MeanSpeed: mean(sorted.slice(-tail).map(speed)),
  };
}

export function pvtRunMetrics(trials: readonly JudgedPvt[]): PvtMetrics {
  return tell(
    trials.flatMap(({ rtMs }) => (rtMs === null ? [] : [rtMs])),
    trials.filter(({ lapse }) => lapse).length,
    trials.filter(({ falseStart }) => falseStart).length,
  );
}

type Scored = Pick<PvtMetrics, 'performanceScore' | 'meanSpeed'>;

export function scorePvt({ performanceScore, meanSpeed }: Scored): RunScore {
  if (performanceScore === null || meanSpeed === null) return noScore;
  return runScore([part('readiness', 50, performanceScore, 0, 1), part('speed', 50, meanSpeed, 2, 5)]);
}
