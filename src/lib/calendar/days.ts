import { dayMs } from '../time.ts';

/*
 * Days of the calendar as numbers since 1970, which is what counting them wants.
 */

export const numberOf = (year: number, month: number, day: number): number =>
  Math.round(Date.UTC(year, month - 1, day) / dayMs);

/** @param date YYYY-MM-DD, alone or with a time behind it */
export const dayNumber = (date: string): number => Date.parse(`${date.slice(0, 10)}T00:00:00Z`) / dayMs;

export const dayText = (day: number): string => new Date(day * dayMs).toISOString().slice(0, 10);

/** Monday 1 to Sunday 7; the first of 1970 was a Thursday. */
export const weekdayOf = (day: number): number => ((((day + 3) % 7) + 7) % 7) + 1;

export const daysInMonth = (year: number, month: number): number =>
  new Date(Date.UTC(year, month, 0)).getUTCDate();

export interface Civil {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

export function civilOf(day: number): Civil {
  const date = new Date(day * dayMs);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}
