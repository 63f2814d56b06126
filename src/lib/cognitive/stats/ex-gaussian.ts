import { logNormalCdf } from './normal.ts';

export interface ExGaussian {
  readonly mu: number;
  readonly sigma: number;
  readonly tau: number;
}

export interface ExGaussianMoments {
  readonly m1: number | null;
  /** Central moments with denominator n. */
  readonly m2: number | null;
  readonly m3: number | null;
  readonly skewness: number | null;
  readonly mu: number | null;
  readonly sigma: number | null;
  readonly tau: number | null;
  /** False when the times are not right-skewed in the way the distribution needs; the parameters are null then. */
  readonly ok: boolean;
}

/** Parameters from the first three moments (Olivier & Norberg 2010, Int J Psychol Res). */
export function exGaussianMoments(timesMs: readonly number[]): ExGaussianMoments {
  const none = { mu: null, sigma: null, tau: null, ok: false };
  const n = timesMs.length;
  if (n === 0) return { m1: null, m2: null, m3: null, skewness: null, ...none };
  const m1 = timesMs.reduce((sum, x) => sum + x, 0) / n;
  const m2 = timesMs.reduce((sum, x) => sum + (x - m1) ** 2, 0) / n;
  const m3 = timesMs.reduce((sum, x) => sum + (x - m1) ** 3, 0) / n;
  const moments = { m1, m2, m3, skewness: m2 > 0 ? m3 / m2 ** 1.5 : null };
  const tau = Math.cbrt(m3 / 2);
  if (m3 <= 0 || m2 <= tau * tau) return { ...moments, ...none };
  return { ...moments, mu: m1 - tau, sigma: Math.sqrt(m2 - tau * tau), tau, ok: true };
}

/** Natural log of the density at x (milliseconds); finite for every x, sigma > 0 and tau > 0. */
export function exGaussianLogDensity(x: number, { mu, sigma, tau }: ExGaussian): number {
  const z = (x - mu) / sigma - sigma / tau;
  return -Math.log(tau) + (sigma * sigma) / (2 * tau * tau) - (x - mu) / tau + logNormalCdf(z);
}
