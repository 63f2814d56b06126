import { mean, summariseTimes } from '../../cognitive/stats/descriptive.ts';
import { signalDetection } from '../../cognitive/stats/signal-detection.ts';
import type { RunScore } from '../contract.ts';
import { noScore, part, runScore } from '../stats/run-score.ts';
import type { JudgedSart } from './exercise.ts';

/** Times looked at before a digit to hold. */
const BEFORE = 4;

export interface SartMetrics {
  /** Share of held digits that were pressed, and of others that were not. */
  readonly commissionRate: number | null;
  readonly omissionRate: number | null;
  readonly meanRtMs: number | null;
  readonly rtCv: number | null;
  readonly dPrime: number;
  /** Mean of the four times before an error, and before a digit that was held. */
  readonly beforeErrorMs: number | null;
  readonly beforeHeldMs: number | null;
}

export function sartMetrics(trials: readonly JudgedSart[]): SartMetrics {
  const held = trials.filter(({ isHeld }) => isHeld);
  const go = trials.filter(({ isHeld }) => !isHeld);
  const commissions = held.filter(({ correct }) => !correct).length;
  const hits = go.filter(({ correct }) => correct);
  const { mean: meanRtMs, cv } = summariseTimes(hits.flatMap(({ rtMs }) => (rtMs === null ? [] : [rtMs])));
  const before = (wasHeld: boolean) =>
    mean(
      trials.flatMap((trial, i) =>
        trial.isHeld && trial.correct === wasHeld
          ? trials.slice(Math.max(0, i - BEFORE), i).flatMap(({ rtMs }) => (rtMs === null ? [] : [rtMs]))
          : [],
      ),
    );
  return {
    commissionRate: held.length === 0 ? null : commissions / held.length,
    omissionRate: go.length === 0 ? null : 1 - hits.length / go.length,
    meanRtMs,
    rtCv: cv,
    dPrime: signalDetection(hits.length, go.length, commissions, held.length).dPrime,
    beforeErrorMs: before(false),
    beforeHeldMs: before(true),
  };
}

type Scored = Pick<SartMetrics, 'commissionRate' | 'omissionRate' | 'rtCv'>;

export function scoreSart({ commissionRate, omissionRate, rtCv }: Scored): RunScore {
  if (commissionRate === null || omissionRate === null) return noScore;
  return runScore([
    part('holding', 60, 1 - commissionRate, 0, 1),
    part('omissions', 20, omissionRate, 0.2, 0),
    part('evenness', 20, rtCv, 0.5, 0.1),
  ]);
}
