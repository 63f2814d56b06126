import { addDays } from '../plans/dates.ts';
import type { PlanDate } from '../plans/plan.ts';
import { err, ok, type Result } from '../result.ts';
import { secondMs, toIso } from '../time.ts';
import { formatRule, maxCount, maxInterval, parseRule, plainRule, type Rule } from './rule.ts';
import { isoDayOf, lastDayOfRule, workdays } from './rule-days.ts';
import { isDate, momentOf } from './zone.ts';

/* A rule as the fields of a form hold it, and back. */

export const repeatKinds = ['never', 'day', 'workdays', 'week', 'month', 'year'] as const;
export type RepeatKind = (typeof repeatKinds)[number];

/** Which day of a month: its number, its weekday counted from the start or from the end, or its last. */
export const monthWays = ['day', 'weekday', 'lastWeekday', 'last'] as const;
export type MonthWay = (typeof monthWays)[number];

export const repeatEnds = ['never', 'until', 'count'] as const;
export type RepeatEnd = (typeof repeatEnds)[number];

export interface Repeat {
  /** 'other': a rule that these fields do not know; it stays as it is. */
  readonly kind: RepeatKind | 'other';
  /** As typed. */
  readonly interval: string;
  /** Monday 1 to Sunday 7. */
  readonly days: readonly number[];
  readonly month: MonthWay;
  readonly ends: RepeatEnd;
  /** The last day, YYYY-MM-DD; empty: not chosen yet. */
  readonly until: string;
  /** As typed. */
  readonly count: string;
  /** The text of a rule of another kind. */
  readonly other: string;
}

export type RepeatFault = 'days' | 'until' | 'untilMissing' | 'interval' | 'count';

const dayOfMonth = (date: PlanDate): number => Number(date.slice(8));

/** The how-manieth of its weekday a date is in its month, 1 to 5. */
export const nthOf = (date: PlanDate): number => Math.ceil(dayOfMonth(date) / 7);

/** Whether no later day of the month has its weekday. */
export const isLastOfMonth = (date: PlanDate): boolean => addDays(date, 7).slice(0, 7) !== date.slice(0, 7);

/** Shorter months do not have every day. */
export const isSkippedSometimes = (date: PlanDate): boolean => dayOfMonth(date) > 28;

export const noRepeat = (date: PlanDate): Repeat => ({
  kind: 'never',
  interval: '1',
  days: [isoDayOf(date)],
  month: 'day',
  ends: 'never',
  until: '',
  count: '10',
  other: '',
});

/** What the fields say of a stored rule. */
export function repeatOf(text: string | null, date: PlanDate, tz: string): Repeat {
  const start = noRepeat(date);
  if (text === null) return start;
  const parsed = parseRule(text);
  if (parsed.ok) {
    const rule = parsed.value;
    const last = lastDayOfRule(rule, tz);
    const repeat: Repeat = {
      ...start,
      ...shapeOf(rule, date),
      interval: String(rule.interval),
      ...(rule.count !== null && { ends: 'count', count: String(rule.count) }),
      ...(last !== null && { ends: 'until', until: last }),
    };
    // What the fields would lose stays as it is.
    const again = ruleOf(repeat, date, tz);
    if (again.ok && isSame(rule, again.value, date)) return repeat;
  }
  return { ...start, kind: 'other', other: text };
}

/** Whether a rule says what another does; the end may stand at another time of the same day. */
function isSame(rule: Rule, text: string | null, date: PlanDate): boolean {
  const other = text === null ? null : parseRule(text);
  if (!other?.ok) return false;
  const bare = (one: Rule) => {
    const days =
      one.freq === 'WEEKLY' && one.byDay.length === 0 ? [{ day: isoDayOf(date), ordinal: null }] : one.byDay;
    return formatRule({ ...one, byDay: days, until: one.until && '', wkst: 1 });
  };
  return bare(rule) === bare(other.value);
}

function shapeOf(rule: Rule, date: PlanDate): Partial<Repeat> {
  const days = rule.byDay.map(({ day }) => day);
  if (rule.freq === 'DAILY') return { kind: 'day' };
  if (rule.freq === 'YEARLY') return { kind: 'year' };
  if (rule.freq === 'WEEKLY') {
    if (rule.interval === 1 && days.join() === workdays.join()) return { kind: 'workdays' };
    return { kind: 'week', days: days.length > 0 ? days : [isoDayOf(date)] };
  }
  if (rule.byMonthDay[0] === -1) return { kind: 'month', month: 'last' };
  const [first] = rule.byDay;
  if (first) return { kind: 'month', month: first.ordinal === -1 ? 'lastWeekday' : 'weekday' };
  return { kind: 'month', month: 'day' };
}

/** The rule that fields say, as text; null: it happens once. */
export function ruleOf(repeat: Repeat, date: PlanDate, tz: string): Result<string | null, RepeatFault> {
  const { kind } = repeat;
  if (kind === 'never') return ok(null);
  if (kind === 'other') return ok(repeat.other);
  const interval = kind === 'workdays' ? 1 : wholeUpTo(repeat.interval, maxInterval);
  if (interval === null) return err('interval');
  if (kind === 'week' && repeat.days.length === 0) return err('days');
  const end = endOf(repeat, date, tz);
  return end.ok
    ? ok(formatRule({ ...plainRule, ...partsOf(repeat, kind, date), interval, ...end.value }))
    : end;
}

function wholeUpTo(text: string, max: number): number | null {
  if (!/^\d{1,4}$/.test(text.trim())) return null;
  const value = Number(text);
  return value >= 1 && value <= max ? value : null;
}

const each = (days: readonly number[]) => days.map((day) => ({ day, ordinal: null }));

function partsOf(
  { days, month }: Repeat,
  kind: RepeatKind,
  date: PlanDate,
): Pick<Rule, 'freq'> & Partial<Rule> {
  if (kind === 'workdays') return { freq: 'WEEKLY', byDay: each(workdays) };
  if (kind === 'week') return { freq: 'WEEKLY', byDay: each(days.toSorted((a, b) => a - b)) };
  if (kind === 'month') return { freq: 'MONTHLY', ...monthParts(month, date) };
  return { freq: kind === 'year' ? 'YEARLY' : 'DAILY' };
}

function monthParts(month: MonthWay, date: PlanDate): Partial<Rule> {
  if (month === 'last') return { byMonthDay: [-1] };
  if (month === 'day') return { byMonthDay: [dayOfMonth(date)] };
  return { byDay: [{ day: isoDayOf(date), ordinal: month === 'lastWeekday' ? -1 : nthOf(date) }] };
}

function endOf(
  { ends, until, count }: Repeat,
  date: PlanDate,
  tz: string,
): Result<Pick<Rule, 'count' | 'until'>, RepeatFault> {
  if (ends === 'never') return ok({ count: null, until: null });
  if (ends === 'count') {
    const times = wholeUpTo(count, maxCount);
    return times === null ? err('count') : ok({ count: times, until: null });
  }
  if (!isDate(until)) return err('untilMissing');
  if (until < date) return err('until');
  // Inclusive: the last second of that day there.
  const ms = momentOf({ date: addDays(until, 1), time: '00:00' }, tz) - secondMs;
  return ok({ count: null, until: toIso(ms).replace(/[-:]|\.\d+/g, '') });
}
