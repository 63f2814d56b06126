import { fitLine } from './regression.ts';

/** Blocks with a mean that a slope needs. */
const MIN_BLOCKS = 4;

export interface BlockChange {
  readonly slopeMsPerBlock: number | null;
  /** The slope in percent of the mean of the blocks used. */
  readonly slopePctPerBlock: number | null;
}

/** Trend of the mean reaction time over the blocks 1, 2, 3 …; blocks without a mean are left out. */
export function blockChange(blockMeansMs: readonly (number | null)[]): BlockChange {
  const used = blockMeansMs.flatMap((value, i) => (value === null ? [] : [{ block: i + 1, value }]));
  const line = fitLine(
    used.map(({ block }) => block),
    used.map(({ value }) => value),
  );
  if (used.length < MIN_BLOCKS || !line) return { slopeMsPerBlock: null, slopePctPerBlock: null };
  const centre = used.reduce((sum, { value }) => sum + value, 0) / used.length;
  return { slopeMsPerBlock: line.slope, slopePctPerBlock: (100 * line.slope) / centre };
}

/**
 * Trend of the mean reaction time over the onset-to-onset times, in milliseconds per second. Null unless every
 * pace has a mean.
 * @param soaMeansMs keyed by the pace in seconds
 */
export function soaChange(soaMeansMs: Readonly<Record<string, number | null>>): {
  slopeMsPerS: number | null;
} {
  const means = Object.values(soaMeansMs).filter((value) => value !== null);
  const paces = Object.keys(soaMeansMs).map(Number);
  const line = means.length === paces.length ? fitLine(paces, means) : null;
  return { slopeMsPerS: line?.slope ?? null };
}
