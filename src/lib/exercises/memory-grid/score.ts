import { median } from '../../cognitive/stats/descriptive.ts';
import type { RunScore } from '../contract.ts';
import { noScore, part, runScore } from '../stats/run-score.ts';
import { type SpanMetrics, spanMetrics } from '../stats/span.ts';
import type { JudgedGrid } from './exercise.ts';

export interface GridMetrics extends SpanMetrics {
  readonly medianTapMs: number | null;
  readonly itemErrors: number;
  readonly orderErrors: number;
}

export function gridMetrics(trials: readonly JudgedGrid[]): GridMetrics {
  return {
    ...spanMetrics(trials),
    medianTapMs: median(trials.flatMap(({ tapTimes }) => tapTimes)),
    itemErrors: trials.reduce((sum, { itemErrors }) => sum + itemErrors, 0),
    orderErrors: trials.reduce((sum, { orderErrors }) => sum + orderErrors, 0),
  };
}

export function scoreGrid({ meanSpan }: Pick<GridMetrics, 'meanSpan'>): RunScore {
  return meanSpan === null ? noScore : runScore([part('span', 100, meanSpan, 1.5, 9.5)]);
}
