import { civilOf, daysInMonth, numberOf, weekdayOf } from './days.ts';
import type { Rule, RuleDay } from './rule.ts';

/*
 * The days a rule names within one period: a day, a week, a month or a year (RFC 5545 3.3.10). Days are numbers (`days.ts`).
 */

/** One period of a rule: the day with which it begins, and the days of it that the rule names, in order. */
export interface Period {
  readonly first: number;
  readonly days: readonly number[];
}

/** Days of a month by number or from its end; those it does not have are left out. */
function monthDays(year: number, month: number, wanted: readonly number[]): number[] {
  const length = daysInMonth(year, month);
  const first = numberOf(year, month, 1);
  return wanted
    .map((day) => (day > 0 ? day : length + 1 + day))
    .filter((day) => day >= 1 && day <= length)
    .map((day) => first + day - 1);
}

/** Weekdays within a span, each or the one an ordinal names. */
function weekdaysIn(first: number, length: number, wanted: readonly RuleDay[]): number[] {
  return wanted.flatMap(({ day, ordinal }) => {
    const start = first + ((day - weekdayOf(first) + 7) % 7);
    const count = Math.floor((first + length - 1 - start) / 7) + 1;
    if (ordinal === null) return Array.from({ length: count }, (_, week) => start + week * 7);
    const week = ordinal > 0 ? ordinal - 1 : count + ordinal;
    return week >= 0 && week < count ? [start + week * 7] : [];
  });
}

const inMonth = (year: number, month: number, byDay: readonly RuleDay[]): number[] =>
  weekdaysIn(numberOf(year, month, 1), daysInMonth(year, month), byDay);

function daysOfMonth({ byDay, byMonthDay }: Rule, year: number, month: number, startDay: number): number[] {
  if (byMonthDay.length > 0) {
    const days = monthDays(year, month, byMonthDay);
    if (byDay.length === 0) return days;
    const named = new Set(inMonth(year, month, byDay));
    return days.filter((day) => named.has(day));
  }
  return byDay.length > 0 ? inMonth(year, month, byDay) : monthDays(year, month, [startDay]);
}

const allMonths = Array.from({ length: 12 }, (_, index) => index + 1);

function daysOfYear(rule: Rule, year: number, start: { month: number; day: number }): number[] {
  const { byDay, byMonthDay, byMonth } = rule;
  if (byMonth.length > 0) return byMonth.flatMap((month) => daysOfMonth(rule, year, month, start.day));
  if (byDay.length === 0) {
    const months = byMonthDay.length > 0 ? allMonths : [start.month];
    return months.flatMap((month) => daysOfMonth(rule, year, month, start.day));
  }
  const first = numberOf(year, 1, 1);
  const named = weekdaysIn(first, numberOf(year + 1, 1, 1) - first, byDay);
  if (byMonthDay.length === 0) return named;
  // Ordinals count within the year, as no month is named.
  const days = new Set(allMonths.flatMap((month) => monthDays(year, month, byMonthDay)));
  return named.filter((day) => days.has(day));
}

function keepsDay({ byMonth, byMonthDay, byDay }: Rule, number: number): boolean {
  const { year, month, day } = civilOf(number);
  if (byMonth.length > 0 && !byMonth.includes(month)) return false;
  if (byMonthDay.length > 0) {
    const fromEnd = day - daysInMonth(year, month) - 1;
    if (!byMonthDay.includes(day) && !byMonthDay.includes(fromEnd)) return false;
  }
  return byDay.length === 0 || byDay.some((named) => named.day === weekdayOf(number));
}

function chosen({ bySetPos }: Rule, days: readonly number[]): number[] {
  const sorted = [...new Set(days)].toSorted((a, b) => a - b);
  if (bySetPos.length === 0) return sorted;
  const at = bySetPos.flatMap((place) => sorted.at(place > 0 ? place - 1 : place) ?? []);
  return [...new Set(at)].toSorted((a, b) => a - b);
}

/** The period with a number, counted from the one of the start. */
type PeriodAt = (index: number) => Period;

function periodsOf(rule: Rule, startDay: number): { at: PeriodAt; indexOf: (day: number) => number } {
  const { freq, interval } = rule;
  const start = civilOf(startDay);
  if (freq === 'DAILY') {
    return {
      at: (index) => {
        const first = startDay + index * interval;
        return { first, days: keepsDay(rule, first) ? [first] : [] };
      },
      indexOf: (day) => Math.floor((day - startDay) / interval),
    };
  }
  if (freq === 'WEEKLY') {
    const week = startDay - ((weekdayOf(startDay) - rule.wkst + 7) % 7);
    const weekdays = rule.byDay.length > 0 ? rule.byDay.map(({ day }) => day) : [weekdayOf(startDay)];
    return {
      at: (index) => {
        const first = week + index * interval * 7;
        const days = weekdays.map((day) => first + ((day - rule.wkst + 7) % 7));
        return { first, days: days.filter((day) => keepsDay({ ...rule, byDay: [] }, day)) };
      },
      indexOf: (day) => Math.floor((day - week) / (interval * 7)),
    };
  }
  if (freq === 'MONTHLY') {
    const from = start.year * 12 + start.month - 1;
    return {
      at: (index) => {
        const months = from + index * interval;
        const [year, month] = [Math.floor(months / 12), (months % 12) + 1];
        const named = rule.byMonth.length === 0 || rule.byMonth.includes(month);
        return {
          first: numberOf(year, month, 1),
          days: named ? daysOfMonth(rule, year, month, start.day) : [],
        };
      },
      indexOf: (day) => {
        const { year, month } = civilOf(day);
        return Math.floor((year * 12 + month - 1 - from) / interval);
      },
    };
  }
  return {
    at: (index) => {
      const year = start.year + index * interval;
      return { first: numberOf(year, 1, 1), days: daysOfYear(rule, year, start) };
    },
    indexOf: (day) => Math.floor((civilOf(day).year - start.year) / interval),
  };
}

/**
 * The periods of a rule from the one of a day on, without end; each with the days that the rule names in it.
 * @param from a day; periods that are over before it are left out
 */
export function* periods(rule: Rule, startDay: number, from: number): Generator<Period> {
  const { at, indexOf } = periodsOf(rule, startDay);
  for (let index = Math.max(0, indexOf(from)); ; index += 1) {
    const { first, days } = at(index);
    yield { first, days: chosen(rule, days) };
  }
}
