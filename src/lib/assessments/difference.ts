import { dayMs, toMs } from '../time.ts';
import type { QualityLevel } from './types.ts';

/** Attempts closer together than this are listed but not compared. */
export const minDaysBetweenCompared = 14;
/** Percents have one decimal; this much is binary noise and no difference. */
const NOISE = 1e-6;

/** From when on (ms) an attempt can be compared with one completed then; null when that time cannot be read. */
export function comparableFrom(completedAt: string): number | null {
  const at = toMs(completedAt);
  return at === null ? null : at + minDaysBetweenCompared * dayMs;
}

/**
 * Smallest difference in points that is described in words. One answer step moves a percent by 25/n points,
 * so few answers need a larger difference.
 * @param items answers behind the number with fewer of them
 */
export function meaningfulDifference(items: number): 10 | 15 {
  return items <= 4 ? 15 : 10;
}

export type Comparison = 'higher' | 'lower' | 'same';

/** How `value` reads beside `reference`; 'same' is worded 'about the same'. */
export function compareScores(value: number, reference: number, items: number): Comparison {
  const difference = value - reference;
  if (Math.abs(difference) + NOISE < meaningfulDifference(items)) return 'same';
  return difference > 0 ? 'higher' : 'lower';
}

/** What must be known of two attempts before a change between them is put in words. */
export type ComparableAttempt = {
  readonly test_id: string;
  readonly form: string;
  readonly language: string;
  /** ISO text. */
  readonly completedAt: string;
  readonly quality: { readonly level: QualityLevel };
};

/**
 * True when `earlier` is the one to look at `later` beside: same test, same kind of respondent and language, at least 14
 * days apart, neither of low quality. Unreadable times are never comparable. Whether the two differ, `reliableChange` says.
 */
export function areComparable(earlier: ComparableAttempt, later: ComparableAttempt): boolean {
  const from = toMs(earlier.completedAt);
  const to = toMs(later.completedAt);
  return (
    from !== null &&
    to !== null &&
    to - from >= minDaysBetweenCompared * dayMs &&
    earlier.test_id === later.test_id &&
    earlier.form === later.form &&
    earlier.language === later.language &&
    earlier.quality.level !== 'low' &&
    later.quality.level !== 'low'
  );
}
