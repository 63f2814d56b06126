import type { RunScore } from '../contract.ts';
import { noScore, part, runScore } from '../stats/run-score.ts';
import { type SpanMetrics, spanMetrics } from '../stats/span.ts';
import type { JudgedDigits } from './exercise.ts';

export interface DigitMetrics {
  readonly forward: SpanMetrics;
  readonly backward: SpanMetrics;
  readonly forwardMeanSpan: number | null;
  readonly backwardMeanSpan: number | null;
  readonly forwardMinusBackward: number | null;
}

export function digitMetrics(trials: readonly JudgedDigits[]): DigitMetrics {
  const forward = spanMetrics(trials.filter(({ direction }) => direction === 'forward'));
  const backward = spanMetrics(trials.filter(({ direction }) => direction === 'backward'));
  return {
    forward,
    backward,
    forwardMeanSpan: forward.meanSpan,
    backwardMeanSpan: backward.meanSpan,
    forwardMinusBackward:
      forward.meanSpan === null || backward.meanSpan === null ? null : forward.meanSpan - backward.meanSpan,
  };
}

type Scored = Pick<DigitMetrics, 'forwardMeanSpan' | 'backwardMeanSpan'>;

export function scoreDigits({ forwardMeanSpan, backwardMeanSpan }: Scored): RunScore {
  if (forwardMeanSpan === null || backwardMeanSpan === null) return noScore;
  return runScore([
    part('forward', 50, forwardMeanSpan, 2.5, 9.5),
    part('backward', 50, backwardMeanSpan, 1.5, 8.5),
  ]);
}
