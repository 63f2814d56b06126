import type { WeekStart } from '../plans/dates.ts';
import { addDays } from '../plans/dates.ts';
import {
  type HabitFacts,
  type HabitSchedule,
  type HabitStrength,
  habitStrength,
  type ScheduleSince,
  scheduleOn,
  weekdayOf,
} from '../progress/habit-strength.ts';

export const maxHabitTitle = 80;
export const maxCue = 120;
/** Minutes of a day that a habit may ask for. */
export const maxHabitMinutes = 240;
export const habitUnits = ['times', 'minutes'] as const;
export type HabitUnit = (typeof habitUnits)[number];

export interface Habit {
  readonly id: string;
  readonly title: string;
  /** After what, or where. */
  readonly cue: string;
  readonly schedules: readonly ScheduleSince[];
  readonly unit: HabitUnit;
  /** Minutes that are all of it; 1 where it is done or not. */
  readonly target: number;
  /** YYYY-MM-DD, as all days here. */
  readonly starts_on: string;
  readonly status: 'active' | 'archived';
  readonly created_at: string;
  /** Date to times or minutes. */
  readonly entries: Readonly<Record<string, number>>;
}

export interface DayOff {
  readonly id: string;
  readonly kind: 'rest' | 'pause';
  readonly from_on: string;
  readonly to_on: string;
}

/** Days before today that can still be filled in. */
export const daysBack = 2;
export const mostPauseDays = 28;

/** The part of each day that was done. */
export const partsOf = ({ entries, target }: Pick<Habit, 'entries' | 'target'>): Record<string, number> =>
  Object.fromEntries(Object.entries(entries).map(([date, value]) => [date, Math.min(1, value / target)]));

const within = ({ from_on, to_on }: DayOff, date: string) => from_on <= date && date <= to_on;

/** The strength of a habit as its last closed day left it; @param onDay as `habitStrength` tells it */
export function strengthOf(
  habit: Habit,
  daysOff: readonly DayOff[],
  { today, weekStart }: { readonly today: string; readonly weekStart: WeekStart },
  onDay?: (date: string, strength: number) => void,
): HabitStrength {
  const facts: HabitFacts = {
    start: habit.starts_on,
    asOf: addDays(today, -1),
    schedules: habit.schedules,
    entries: partsOf(habit),
    restDays: daysOff.filter(({ kind }) => kind === 'rest').map(({ from_on }) => from_on),
    pauses: daysOff
      .filter(({ kind }) => kind === 'pause')
      .map(({ from_on, to_on }) => ({ from: from_on, to: to_on })),
    weekStart,
  };
  return habitStrength(facts, onDay);
}

/** What a day is for a habit: meant, a rest or pause, or simply none of its days. */
export type HabitDayKind = 'meant' | 'rest' | 'pause' | 'free';

export function dayKindOf(habit: Habit, daysOff: readonly DayOff[], date: string): HabitDayKind {
  const off = daysOff.find((each) => within(each, date));
  if (off) return off.kind;
  const schedule = scheduleOn(date, habit.schedules);
  return schedule?.type === 'days' && !schedule.days.includes(weekdayOf(date)) ? 'free' : 'meant';
}

/** The schedules after a change: it holds from the next week on, and one that was to come goes. */
export function withSchedule(
  schedules: readonly ScheduleSince[],
  schedule: HabitSchedule,
  nextWeek: string,
): ScheduleSince[] {
  const kept = schedules.filter(({ from }) => from < nextWeek);
  const present = kept.at(-1)?.schedule;
  return JSON.stringify(present) === JSON.stringify(schedule)
    ? kept
    : [...kept, { from: nextWeek, schedule }].slice(-60);
}
