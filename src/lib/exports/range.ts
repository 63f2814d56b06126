import { addDays } from '../plans/dates.ts';

/** Days that an export looks back on; all of them without a number. */
export const exportRanges = ['7', '28', '90', '365', 'all'] as const;
export type ExportRange = (typeof exportRanges)[number];

/** First and last day, 'YYYY-MM-DD', both of them in it. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

/**
 * @param first the first day anything was done on; null before that
 * @returns never more than there is: a year of somebody who began last week is a week
 */
export function exportRange(range: ExportRange, today: string, first: string | null): DayRange {
  const begun = first !== null && first < today ? first : today;
  const from = range === 'all' ? begun : addDays(today, 1 - Number(range));
  return { from: from > begun ? from : begun, to: today };
}

export const isWithin = ({ from, to }: DayRange, date: string): boolean => from <= date && date <= to;

/** 'focus-clarity-lab-runs-2026-11-01-2026-11-28.csv'. */
export const exportFileName = (kind: string, { from, to }: DayRange, ending: string): string =>
  `focus-clarity-lab-${kind}-${from}-${to}.${ending}`;

/** Local days begin and end at other moments than UTC's: what is asked for reaches so far around the range. */
export const askedFrom = ({ from }: DayRange): string => `${addDays(from, -2)}T00:00:00Z`;
