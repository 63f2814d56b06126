/** Days of a rule as words and fields tell them. Apart from the fields: who reads a rule needs none of them. */
import type { PlanDate } from '../plans/plan.ts';
import type { Rule } from './rule.ts';
import { wallAt } from './zone.ts';

/** The weekday of a date, Monday 1 to Sunday 7. */
export const isoDayOf = (date: PlanDate): number => new Date(`${date}T12:00:00Z`).getUTCDay() || 7;

export const workdays: readonly number[] = [1, 2, 3, 4, 5];

/** The day a rule ends on; null: it does not, or after a number of times. */
export function lastDayOfRule({ until }: Pick<Rule, 'until'>, tz: string): PlanDate | null {
  const [, date, clock] = /^(\d{8})(?:T(\d{6})Z)?$/.exec(until ?? '') ?? [];
  if (date === undefined) return null;
  const day = date.replace(/(....)(..)(..)/, '$1-$2-$3');
  return clock === undefined
    ? day
    : wallAt(Date.parse(`${day}T${clock.replace(/(..)(..)(..)/, '$1:$2:$3')}Z`), tz).date;
}
