import { type ExGaussian, exGaussianLogDensity, exGaussianMoments } from './ex-gaussian.ts';
import { type Minimum, nelderMead } from './nelder-mead.ts';

/** Lower bound of sigma and tau, milliseconds. */
const BOUND_MS = 0.5;
/** First search, then three restarts with a shrinking simplex; the edge is in units of ln and of 100 ms. */
const STEPS = [0.3, 0.1, 0.03, 0.01];
/** mu is searched in this unit so that one simplex edge suits all three parameters. */
const MU_UNIT_MS = 100;

export interface ExGaussianFit extends ExGaussian {
  readonly negLogLik: number;
  /** Sigma or tau lies on its lower bound of 0.5 ms. */
  readonly boundary: boolean;
}

/**
 * Maximum likelihood parameters (Lacouture & Cousineau 2008, Tutor Quant Meth Psychol) over mu, ln sigma and
 * ln tau. Null without any spread in the times.
 * @param timesMs at least some dozens; the caller decides how many are enough
 */
export function fitExGaussian(timesMs: readonly number[]): ExGaussianFit | null {
  const moments = exGaussianMoments(timesMs);
  if (moments.m1 === null || !moments.m2) return null;
  const s = Math.sqrt(moments.m2);
  const starts: ExGaussian[] = [
    { mu: moments.m1 - 0.7 * s, sigma: 0.6 * s, tau: 0.7 * s },
    { mu: moments.m1 - 0.4 * s, sigma: 0.9 * s, tau: 0.4 * s },
  ];
  const { mu, sigma, tau } = moments;
  if (mu !== null && sigma !== null && tau !== null) starts.unshift({ mu, sigma, tau });

  const cost = (point: readonly number[]) => negLogLikelihood(timesMs, toParameters(point));
  const found = starts.map((start) => {
    let best: Minimum = { point: toPoint(start), value: Number.POSITIVE_INFINITY };
    for (const step of STEPS) {
      best = nelderMead(cost, best.point, { step, tolerance: 1e-9, maxSteps: 400 });
    }
    return best;
  });
  const best = found.reduce((low, next) => (next.value < low.value ? next : low));
  const fit = toParameters(best.point);
  return { ...fit, negLogLik: best.value, boundary: fit.sigma <= BOUND_MS || fit.tau <= BOUND_MS };
}

function negLogLikelihood(timesMs: readonly number[], parameters: ExGaussian): number {
  let sum = 0;
  for (const x of timesMs) sum -= exGaussianLogDensity(x, parameters);
  return sum;
}

function toPoint({ mu, sigma, tau }: ExGaussian): number[] {
  return [mu / MU_UNIT_MS, Math.log(Math.max(BOUND_MS, sigma)), Math.log(Math.max(BOUND_MS, tau))];
}

function toParameters([mu = 0, lnSigma = 0, lnTau = 0]: readonly number[]): ExGaussian {
  return {
    mu: mu * MU_UNIT_MS,
    sigma: Math.max(BOUND_MS, Math.exp(lnSigma)),
    tau: Math.max(BOUND_MS, Math.exp(lnTau)),
  };
}
