import { wallAt } from '../calendar/zone.ts';
import { addDays, type WeekStart, weekStartOf } from '../plans/dates.ts';

/** How somebody counts days. */
export interface DayCount {
  /** IANA. */
  readonly tz: string;
  /** The hour at which a day begins, 0 to 6: before it, it is still the day before. */
  readonly dayStartHour: number;
}

/**
 * The day it is for somebody: what the wall shows, less the hour at which their day begins. On the wall, not in time: where
 * a clock changes in the night, a day that begins at four still begins at four.
 * @param nowMs milliseconds since 1970
 */
export function dayOf(nowMs: number, { tz, dayStartHour }: DayCount): string {
  const { date, time } = wallAt(nowMs, tz);
  return Number(time.slice(0, 2)) < dayStartHour ? addDays(date, -1) : date;
}

/** The seven days of the week that a day is in, first to last. */
export function weekOf(day: string, weekStart: WeekStart): string[] {
  const first = weekStartOf(day, weekStart);
  return Array.from({ length: 7 }, (_, index) => addDays(first, index));
}
