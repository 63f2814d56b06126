import { summariseTimes } from '../../cognitive/stats/descriptive.ts';
import { signalDetection } from '../../cognitive/stats/signal-detection.ts';
import type { RunScore } from '../contract.ts';
import { noScore, part, runScore } from '../stats/run-score.ts';
import type { JudgedGo } from './exercise.ts';

const MIN_HITS = 10;

export interface GoMetrics {
  readonly hits: number;
  readonly missed: number;
  readonly commissions: number;
  readonly hitRate: number | null;
  readonly correctRejectionRate: number | null;
  readonly dPrime: number;
  readonly criterionC: number;
  readonly medianRtMs: number | null;
  readonly rtCv: number | null;
  /** Presses within 100 ms of a sign. */
  readonly anticipations: number;
}

export function goMetrics(trials: readonly JudgedGo[]): GoMetrics {
  const go = trials.filter(({ kind }) => kind === 'go');
  const nogo = trials.filter(({ kind }) => kind === 'nogo');
  const hits = go.filter(({ correct }) => correct);
  const commissions = nogo.filter(({ correct }) => !correct).length;
  const times = summariseTimes(hits.flatMap(({ rtMs }) => (rtMs === null ? [] : [rtMs])));
  const { dPrime, criterionC } = signalDetection(hits.length, go.length, commissions, nogo.length);
  return {
    hits: hits.length,
    missed: go.length - hits.length,
    commissions,
    hitRate: go.length === 0 ? null : hits.length / go.length,
    correctRejectionRate: nogo.length === 0 ? null : 1 - commissions / nogo.length,
    dPrime,
    criterionC,
    medianRtMs: times.median,
    rtCv: times.cv,
    anticipations: trials.reduce((sum, { early }) => sum + early, 0),
  };
}

interface Scored {
  readonly hits?: number;
  readonly hitRate: number | null;
  readonly correctRejectionRate: number | null;
  readonly medianRtMs: number | null;
}

export function scoreGoNogo({
  hits = MIN_HITS,
  hitRate,
  correctRejectionRate,
  medianRtMs,
}: Scored): RunScore {
  if (hits < MIN_HITS || hitRate === null || correctRejectionRate === null) return noScore;
  return runScore([
    part('accuracy', 80, (hitRate + correctRejectionRate) / 2, 0.5, 1),
    part('speed', 20, medianRtMs, 700, 250),
  ]);
}
