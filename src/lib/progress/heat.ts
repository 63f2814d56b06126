import type { DayOff } from '../habits/habit.ts';
import { addDays, daysBetween, type WeekStart, weekStartOf } from '../plans/dates.ts';
import type { DayFacts } from './days.ts';

export type HeatLevel = 0 | 1 | 2 | 3 | 4;
export const heatLevels = [0, 1, 2, 3, 4] as const satisfies readonly HeatLevel[];

/** More minutes than these are told as 'more than': nothing rewards them. */
export const mostHeatMinutes = 120;

/** Minutes at which the levels 2, 3 and 4 begin; fixed, so that the picture does not depend on a record. */
export const heatSteps = [10, 25, 50] as const;

/** Whole minutes of focus and training. */
export const minutesOf = ({ focus_s, training_s }: Pick<DayFacts, 'focus_s' | 'training_s'>): number =>
  Math.floor((focus_s + training_s) / 60);

export function heatLevel(minutes: number): HeatLevel {
  if (minutes <= 0) return 0;
  const [second, third, fourth] = heatSteps;
  if (minutes < second) return 1;
  if (minutes < third) return 2;
  return minutes < fourth ? 3 : 4;
}

export interface HeatDay {
  readonly date: string;
  /** All of them, also above what is told. */
  readonly minutes: number;
  readonly level: HeatLevel;
  /** A rest day, or within a pause. */
  readonly isOff: boolean;
  /** Its place in the week, 0 to 6. */
  readonly row: number;
}

/** Columns of the picture: a week each, oldest first; the first begins with the first day, the last ends with today. */
export type HeatWeek = readonly HeatDay[];

export interface HeatOptions {
  /** 'YYYY-MM-DD'. */
  readonly today: string;
  /** The first day, not after today. */
  readonly from: string;
  readonly weekStart: WeekStart;
  /** Days off that were told; their ends belong to them. */
  readonly daysOff?: readonly Pick<DayOff, 'from_on' | 'to_on'>[];
}

/** @param days at most one of each date, in any order */
export function heatWeeks(days: readonly DayFacts[], options: HeatOptions): HeatWeek[] {
  const { today, from, weekStart, daysOff = [] } = options;
  const minutes = new Map(days.map((day) => [day.date, minutesOf(day)]));
  const first = weekStartOf(from, weekStart);
  const weeks = Math.floor(daysBetween(first, today) / 7) + 1;
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_day, row) => ({ row, date: addDays(first, 7 * week + row) }))
      .filter(({ date }) => date >= from && date <= today)
      .map(({ row, date }) => {
        const told = minutes.get(date) ?? 0;
        const isOff = daysOff.some(({ from_on, to_on }) => from_on <= date && date <= to_on);
        return { date, minutes: told, level: heatLevel(told), isOff, row };
      }),
  );
}
