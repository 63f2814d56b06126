/** Mean, or null of nothing. */
export function mean(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Middle value; of an even number the mean of the two middle ones. Null of nothing. */
export function median(values: readonly number[]): number | null {
  return quantile(values, 0.5);
}

/**
 * Quantile with linear interpolation between order statistics (type 7 of Hyndman & Fan 1996, Am Stat).
 * @param p 0..1
 */
export function quantile(values: readonly number[], p: number): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  const place = (sorted.length - 1) * p;
  const below = sorted[Math.floor(place)];
  const above = sorted[Math.ceil(place)];
  if (below === undefined || above === undefined) return null;
  return below + (above - below) * (place - Math.floor(place));
}

/** Standard deviation with n - 1; null below two values. */
export function standardDeviation(values: readonly number[]): number | null {
  const centre = mean(values);
  if (centre === null || values.length < 2) return null;
  const squares = values.reduce((sum, value) => sum + (value - centre) ** 2, 0);
  return Math.sqrt(squares / (values.length - 1));
}

export interface TimeSummary {
  readonly n: number;
  readonly mean: number | null;
  readonly median: number | null;
  readonly sd: number | null;
  /** sd / mean */
  readonly cv: number | null;
}

/** What is told about a list of reaction times in milliseconds. */
export function summariseTimes(times: readonly number[]): TimeSummary {
  const centre = mean(times);
  const sd = standardDeviation(times);
  const cv = sd === null || !centre ? null : sd / centre;
  return { n: times.length, mean: centre, median: median(times), sd, cv };
}
