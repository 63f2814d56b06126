import { dayMs, minuteMs } from '../time.ts';
import type { FocusPlan, PlanDate, PlanItem } from './plan.ts';

/** First day of a week as ISO counts days: Monday 1, Saturday 6, Sunday 7. */
export type WeekStart = 1 | 6 | 7;

/** Noon, so that no clock change of any zone moves a day. */
const msOf = (date: PlanDate): number => Date.parse(`${date}T12:00:00Z`);

export function addDays(date: PlanDate, days: number): PlanDate {
  return new Date(msOf(date) + days * dayMs).toISOString().slice(0, 10);
}

export function daysBetween(from: PlanDate, to: PlanDate): number {
  return Math.round((msOf(to) - msOf(from)) / dayMs);
}

export function weekStartOf(date: PlanDate, weekStart: WeekStart): PlanDate {
  const isoDay = new Date(msOf(date)).getUTCDay() || 7;
  return addDays(date, -((isoDay - weekStart + 7) % 7));
}

/** A week with fewer days left is no first week. */
const fewestDays = 3;

/** First day of a plan that is accepted on a day: of this week, or of the next when little of it is left. */
export function startOf(today: PlanDate, weekStart: WeekStart): PlanDate {
  const first = weekStartOf(today, weekStart);
  return daysBetween(today, addDays(first, 7)) < fewestDays ? addDays(first, 7) : first;
}

/** The seven days of a week of a plan, counted from 1. */
export function daysOfWeek({ starts_on }: Pick<FocusPlan, 'starts_on'>, week: number): PlanDate[] {
  return Array.from({ length: 7 }, (_, day) => addDays(starts_on, (week - 1) * 7 + day));
}

export const lastDayOf = ({ starts_on, weeks }: Pick<FocusPlan, 'starts_on' | 'weeks'>): PlanDate =>
  addDays(starts_on, weeks * 7 - 1);

/** The week a day is in; 0 before the plan begins, one more than it has when it is over. */
export function weekAt(plan: Pick<FocusPlan, 'starts_on' | 'weeks'>, today: PlanDate): number {
  const days = daysBetween(plan.starts_on, today);
  return Math.min(Math.max(Math.floor(days / 7) + 1, 0), plan.weeks + 1);
}

/** Whether a day may be ticked: it is one of the week of the step, and not still to come. */
export function mayTick(
  plan: Pick<FocusPlan, 'starts_on'>,
  item: Pick<PlanItem, 'week'>,
  day: PlanDate,
  today: PlanDate,
): boolean {
  return day <= today && daysOfWeek(plan, item.week).includes(day);
}

/**
 * The day it is somewhere.
 * @param now milliseconds since 1970
 * @param offsetMinutes how far the place is behind UTC, as `Date.getTimezoneOffset` says it
 */
export function dayAt(now: number, offsetMinutes: number): PlanDate {
  return new Date(now - offsetMinutes * minuteMs).toISOString().slice(0, 10);
}
