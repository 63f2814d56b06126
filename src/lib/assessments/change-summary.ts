import type { AttemptComparison, ComparedRow } from './compare.ts';
import { comparableFrom } from './difference.ts';

/** Two attempts in one sentence: what it names, without its words. */
export type ChangeSummary =
  /** Ids of rows that changed beyond chance; `others` where further numbers differ. */
  | {
      readonly kind: 'described';
      readonly lower: readonly string[];
      readonly higher: readonly string[];
      readonly others: boolean;
    }
  /** Nothing speaks against a comparison but the time between the two. Moments and lengths in ms. */
  | { readonly kind: 'close'; readonly apart: number; readonly from: number }
  /** No change is described. */
  | { readonly kind: 'none' };

/** What waiting can mend. */
const passing = new Set(['too_close', 'practice_run']);

export function changeSummary(comparison: AttemptComparison): ChangeSummary {
  const { obstacles, areas, overall, earlier, later } = comparison;
  if (obstacles.includes('too_close') && obstacles.every((obstacle) => passing.has(obstacle))) {
    const from = comparableFrom(earlier.completedAt);
    const apart = Date.parse(later.completedAt) - Date.parse(earlier.completedAt);
    return from === null ? { kind: 'none' } : { kind: 'close', apart, from };
  }
  if (obstacles.length > 0) return { kind: 'none' };
  // The areas say it more exactly; the overall number speaks where none of them does.
  const changed = areas.some(isBeyondChance) ? areas : [overall];
  const ids = (change: ComparedRow['change']) =>
    changed.filter((row) => row.change === change).map(({ id }) => id);
  return {
    kind: 'described',
    lower: ids('lower'),
    higher: ids('higher'),
    others: areas.some((row) => !isBeyondChance(row) && (wholeChange(row) ?? 0) !== 0),
  };
}

/** True where the change is put in words. */
export function isBeyondChance({ change }: ComparedRow): boolean {
  return change === 'higher' || change === 'lower';
}

/**
 * A change in whole points for a screen; null without two numbers. Rounded, but a change too small to be described
 * never reads as one that is large enough.
 */
export function wholeChange({ earlier, later, needed }: ComparedRow): number | null {
  if (earlier === null || later === null) return null;
  const size = Math.abs(later - earlier);
  const rounded = Math.round(size);
  // A binary remainder is no difference, as in `compareScores`.
  const isShort = needed !== null && size + 1e-6 < needed && rounded >= needed;
  const points = isShort ? Math.ceil(needed) - 1 : rounded;
  return points === 0 ? 0 : points * Math.sign(later - earlier);
}

/** Largest change first; equal ones in the order given, those without two numbers last. */
export function byChange<Row>(rows: readonly Row[], rowOf: (row: Row) => ComparedRow): Row[] {
  const size = (row: Row) => {
    const { earlier, later } = rowOf(row);
    return earlier === null || later === null ? -1 : Math.abs(later - earlier);
  };
  return [...rows].sort((a, b) => size(b) - size(a));
}
