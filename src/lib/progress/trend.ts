import { median } from '../cognitive/stats/descriptive.ts';
import { dayMs } from '../time.ts';
import type { DayPoint } from './run-series.ts';

/**
 * Change over time that a few odd days do not make: Theil-Sen line (Theil 1950; Sen 1968, J Am Stat Assoc) and
 * Mann-Kendall test (Mann 1945; Kendall 1975).
 */

type Verdict = 'withheld' | 'too_early' | 'improving' | 'declining' | 'no_clear_trend';

export interface Trend {
  /** Days with a point. */
  readonly n: number;
  /** Null, as all that follows, where there is not enough for a line. */
  readonly slopePerWeek: number | null;
  /** The line at the first point. */
  readonly intercept: number | null;
  readonly s: number | null;
  readonly varS: number | null;
  readonly z: number | null;
  readonly verdict: Verdict;
}

/** Fewer points, or fewer days from the first to the last, give no line. */
export const POINTS_FOR_A_LINE = 5;
const DAYS_FOR_A_LINE = 7;
/** Fewer points give a line without a verdict. */
const POINTS_FOR_A_VERDICT = 8;
/** Two-sided, 5 %. */
const CRITICAL_Z = 1.96;
/** A smaller change from the first day to the last is none, however steady. */
const MIN_CHANGE = 5;

const DAYS_PER_WEEK = 7;

/** Days from the first point to each. */
function daysOf(points: readonly DayPoint[]): number[] {
  const start = Date.parse(points[0]?.date ?? '');
  return points.map(({ date }) => Math.round((Date.parse(date) - start) / dayMs));
}

export function spanOf(points: readonly DayPoint[]): number {
  return daysOf(points).at(-1) ?? 0;
}

/** Calls `take` with each earlier and later point. */
function eachPair(length: number, take: (earlier: number, later: number) => void): void {
  for (let i = 0; i < length; i += 1) for (let j = i + 1; j < length; j += 1) take(i, j);
}

function theilSen(days: readonly number[], values: readonly number[]): { slope: number; intercept: number } {
  const slopes: number[] = [];
  const at = (list: readonly number[], index: number) => list[index] ?? 0;
  eachPair(values.length, (i, j) => {
    slopes.push((at(values, j) - at(values, i)) / (at(days, j) - at(days, i)));
  });
  const slope = median(slopes) ?? 0;
  return { slope, intercept: median(values.map((value, index) => value - slope * at(days, index))) ?? 0 };
}

function mannKendall(values: readonly number[]): { s: number; varS: number; z: number } {
  let s = 0;
  eachPair(values.length, (i, j) => {
    s += Math.sign((values[j] ?? 0) - (values[i] ?? 0));
  });
  const alike = new Map<number, number>();
  for (const value of values) alike.set(value, (alike.get(value) ?? 0) + 1);
  const spread = (count: number) => count * (count - 1) * (2 * count + 5);
  let sum = spread(values.length);
  for (const count of alike.values()) sum -= spread(count);
  const varS = sum / 18;
  return { s, varS, z: s === 0 || varS === 0 ? 0 : (s - Math.sign(s)) / Math.sqrt(varS) };
}

/**
 * @param points one for each day, oldest first
 * @param better which way is better
 */
export function trendOf(points: readonly DayPoint[], better: 'higher' | 'lower' = 'higher'): Trend {
  const n = points.length;
  const days = daysOf(points);
  const span = days.at(-1) ?? 0;
  if (n < POINTS_FOR_A_LINE || span < DAYS_FOR_A_LINE) {
    return { n, slopePerWeek: null, intercept: null, s: null, varS: null, z: null, verdict: 'withheld' };
  }
  const values = points.map(({ value }) => value);
  const { slope, intercept } = theilSen(days, values);
  const tested = mannKendall(values);
  return {
    n,
    slopePerWeek: slope * DAYS_PER_WEEK,
    intercept,
    ...tested,
    verdict: verdictOf({ n, change: slope * span, z: tested.z, better }),
  };
}

interface Judged {
  readonly n: number;
  /** From the first day to the last, along the line. */
  readonly change: number;
  readonly z: number;
  readonly better: 'higher' | 'lower';
}

function verdictOf({ n, change, z, better }: Judged): Verdict {
  if (n < POINTS_FOR_A_VERDICT) return 'too_early';
  if (Math.abs(z) < CRITICAL_Z || Math.abs(change) < MIN_CHANGE) return 'no_clear_trend';
  return change > 0 === (better === 'higher') ? 'improving' : 'declining';
}
