import { wholePercent } from './bands.ts';
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
 * A change in whole points for a screen; null without two numbers. It is that of the whole numbers shown, so that whoever
 * takes one from the other finds it.
 */
export function wholeChange({ earlier, later }: Pick<ComparedRow, 'earlier' | 'later'>): number | null {
  if (earlier === null || later === null) return null;
  return wholePercent(later) - wholePercent(earlier);
}

/** Largest change first; equal ones in the order given, those without two numbers last. */
export function byChange<Row>(rows: readonly Row[], rowOf: (row: Row) => ComparedRow): Row[] {
  const size = (row: Row) => {
    const { earlier, later } = rowOf(row);
    return earlier === null || later === null ? -1 : Math.abs(later - earlier);
  };
  return [...rows].sort((a, b) => size(b) - size(a));
}
