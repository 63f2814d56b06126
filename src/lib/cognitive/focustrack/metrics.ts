import { soaChange } from '../stats/change.ts';
import { type ExGaussian, type ExGaussianMoments, exGaussianMoments } from '../stats/ex-gaussian.ts';
import { type ExGaussianFit, fitExGaussian } from '../stats/ex-gaussian-ml.ts';
import { inverseEfficiency } from '../stats/interference.ts';
import { type SignalDetection, signalDetection } from '../stats/signal-detection.ts';
import type { PressCounts } from './classify.ts';
import {
  fastGuessBelowMs,
  type JudgedTrial,
  meanOfEnough,
  type Summary,
  summarise,
  timesOfHits,
} from './summary.ts';

/** Hits needed for an ex-Gaussian by moments and by maximum likelihood (own choice of the product). */
const MIN_HITS_MOMENTS = 40;
const MIN_HITS_LIKELIHOOD = 100;
/** The same truncation at every pace: a slow pace leaves room for slower answers. */
const PACE_MEANS_UP_TO_MS = 1000;

export interface ReportedExGaussian extends ExGaussian {
  readonly method: 'likelihood' | 'moments';
  /** A parameter lies on its lower bound. */
  readonly boundary: boolean;
}

export interface Metrics extends Summary {
  readonly presses: PressCounts;
  readonly sdt: SignalDetection;
  /** Null below 40 hits of 200 ms and more, or when the times are not skewed to the right. */
  readonly exGauss: ReportedExGaussian | null;
  readonly exGaussMoments: ExGaussianMoments | null;
  readonly exGaussMl: ExGaussianFit | null;
  /** Mean rt of hits up to 1000 ms, keyed by the pace in seconds. */
  readonly soaMeans: Readonly<Record<string, number | null>>;
  readonly isiChange: { readonly slopeMsPerS: number | null };
  readonly errorProportion: number | null;
  readonly ies: number | null;
  /** Targets missed in a row. */
  readonly longestOmissionRun: number;
}

/**
 * Everything measured in a run, from judged trials alone.
 * @param pacesMs the onset-to-onset times of the variant
 */
export function computeMetrics(
  trials: readonly JudgedTrial[],
  presses: PressCounts,
  pacesMs: readonly number[],
): Metrics {
  const summary = summarise(trials);
  const { targets, nonTargets, hits, omissions, commissions } = summary;
  const total = targets + nonTargets;
  const errorProportion = total === 0 ? null : (omissions + commissions) / total;
  const soaMeans = Object.fromEntries(
    pacesMs.map((soaMs) => {
      const times = timesOfHits(trials.filter((trial) => trial.soaMs === soaMs));
      return [String(soaMs / 1000), meanOfEnough(times.filter((rt) => rt <= PACE_MEANS_UP_TO_MS))];
    }),
  );
  return {
    ...summary,
    presses,
    sdt: signalDetection(hits, targets, commissions, nonTargets),
    ...exGaussians(timesOfHits(trials).filter((rt) => rt >= fastGuessBelowMs)),
    soaMeans,
    isiChange: soaChange(soaMeans),
    errorProportion,
    ies: inverseEfficiency(summary.rt.mean, errorProportion),
    longestOmissionRun: longestOmissionRun(trials),
  };
}

function exGaussians(times: readonly number[]): Pick<Metrics, 'exGauss' | 'exGaussMoments' | 'exGaussMl'> {
  const exGaussMoments = times.length < MIN_HITS_MOMENTS ? null : exGaussianMoments(times);
  const exGaussMl = times.length < MIN_HITS_LIKELIHOOD ? null : fitExGaussian(times);
  if (exGaussMl) {
    const { mu, sigma, tau, boundary } = exGaussMl;
    return { exGauss: { method: 'likelihood', mu, sigma, tau, boundary }, exGaussMoments, exGaussMl };
  }
  const { mu = null, sigma = null, tau = null } = exGaussMoments ?? {};
  const known = mu !== null && sigma !== null && tau !== null;
  const exGauss = known ? { method: 'moments' as const, mu, sigma, tau, boundary: false } : null;
  return { exGauss, exGaussMoments, exGaussMl };
}

function longestOmissionRun(trials: readonly JudgedTrial[]): number {
  let longest = 0;
  let run = 0;
  for (const { outcome } of trials) {
    if (outcome === 'omission') run += 1;
    else if (outcome === 'hit') run = 0;
    longest = Math.max(longest, run);
  }
  return longest;
}
