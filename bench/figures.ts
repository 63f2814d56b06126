/** One measured figure with its budget; `at most` unless `atLeast`. */
export interface Figure {
  name: string;
  value: number;
  unit: string;
  budget?: number;
  atLeast?: boolean;
}

export function isWithin({ value, budget, atLeast }: Figure): boolean {
  if (budget === undefined) return true;
  return atLeast ? value >= budget : value <= budget;
}

/** Three figures or so. */
function short(value: number): string {
  const digits = value < 10 ? 2 : value < 100 ? 1 : 0;
  return new Intl.NumberFormat('en-US', { maximumFractionDigits: digits }).format(value);
}

export function line(figure: Figure): string {
  const { name, value, unit, budget, atLeast } = figure;
  const number = short(value);
  const limit =
    budget === undefined ? 'no budget' : `${atLeast ? 'at least' : 'at most'} ${short(budget)} ${unit}`;
  return `${isWithin(figure) ? 'ok  ' : 'OVER'} ${name.padEnd(62)} ${number.padStart(10)} ${unit.padEnd(6)} ${limit}`;
}

/** Runs `work` for about `ms` and answers how often it ran in a second. */
export function perSecond(work: () => void, ms = 1000): number {
  for (let warm = 0; warm < 50; warm += 1) work();
  const from = performance.now();
  let runs = 0;
  while (performance.now() - from < ms) {
    for (let batch = 0; batch < 10; batch += 1) work();
    runs += 10;
  }
  return (runs * 1000) / (performance.now() - from);
}

/** The value that `share` of the measurements do not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}
