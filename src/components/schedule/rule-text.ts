import type { TFunction } from 'i18next';
import { formatsIn } from '@/i18n/use-formats';
import { type Rule, type RuleDay, weekdayNames } from '@/lib/calendar/rule';
import { isoDayOf, lastDayOfRule, workdays } from '@/lib/calendar/rule-days';

export type ScheduleTexts = TFunction<'schedule'>;

/** Where a series begins, as its calendar and its clock show it. */
export interface SeriesStart {
  /** YYYY-MM-DD. */
  readonly date: string;
  /** HH:MM; null: of whole days. */
  readonly time: string | null;
  /** IANA. */
  readonly tz: string;
}

/** What a calendar shows, for formats that take it as if it were UTC. */
export const wallDate = (date: string): string => `${date}T00:00:00Z`;
export const wallClock = (time: string): string => `1970-01-01T${time}:00Z`;

/** A rule in words: 'Every Monday, Wednesday and Friday at 08:00'. Without one, the day and time it happens. */
export function ruleText(rule: Rule | null, start: SeriesStart, t: ScheduleTexts, language: string): string {
  const formats = formatsIn(language);
  const time = start.time === null ? null : formats.wallTime(wallClock(start.time));
  if (rule === null) {
    const day = formats.wallFullDay(wallDate(start.date));
    return time === null ? day : t('rule.at', { rule: day, time });
  }
  const words = { t, formats };
  let text = daysText(rule, start, words);
  if (rule.byMonth.length > 0 && !saysMonth(rule)) {
    const months = rule.byMonth.map((month) =>
      formats.wallMonth(`2026-${String(month).padStart(2, '0')}-01T00:00:00Z`),
    );
    text = t('rule.onlyIn', { rule: text, months: joined(months, t) });
  }
  if (time !== null) text = t('rule.at', { rule: text, time });
  if (rule.count !== null) return t('rule.times', { rule: text, count: rule.count });
  const last = lastDayOfRule(rule, start.tz);
  return last === null ? text : t('rule.until', { rule: text, date: formats.utcDate(wallDate(last)) });
}

interface Words {
  readonly t: ScheduleTexts;
  readonly formats: ReturnType<typeof formatsIn>;
}

/** 'a, b and c'. */
function joined(items: readonly string[], t: ScheduleTexts): string {
  const last = items.at(-1) ?? '';
  if (items.length < 2) return last;
  return t('join.last', { list: items.slice(0, -1).join(t('join.comma')), last });
}

/** A date of a year is said with its month. */
const saysMonth = (rule: Rule): boolean =>
  rule.freq === 'YEARLY' && rule.byDay.length === 0 && rule.byMonthDay.every((day) => day > 0);

/** As the texts name a weekday. */
export const dayName = (day: number) => weekdayNames[day - 1] ?? 'MO';

function daysText(rule: Rule, start: SeriesStart, words: Words): string {
  const { t } = words;
  const { freq, interval: count } = rule;
  const days = rule.byDay.map(({ day }) => day);
  const isPlain = rule.byMonthDay.length === 0 && rule.bySetPos.length === 0;
  const isWeekly =
    freq === 'WEEKLY' || (days.length > 0 && rule.byDay.every(({ ordinal }) => ordinal === null));
  if (isPlain && isWeekly && (count === 1 || freq === 'WEEKLY')) {
    return weeklyText(count, days.length > 0 ? days : [isoDayOf(start.date)], t);
  }
  if (freq === 'DAILY') {
    const text = count === 1 ? t('rule.daily') : t('rule.everyDays', { count });
    const only = days.length + rule.byMonthDay.length > 0;
    return only ? t('rule.onlyOn', { rule: text, days: joined(partsOf(rule, start, words), t) }) : text;
  }
  const on = joined(partsOf(rule, start, words), t);
  if (freq === 'YEARLY') {
    return count === 1 ? t('rule.yearly', { days: on }) : t('rule.everyYears', { count, days: on });
  }
  return count === 1 ? t('rule.monthly', { days: on }) : t('rule.everyMonths', { count, days: on });
}

function weeklyText(count: number, days: readonly number[], t: ScheduleTexts): string {
  if (count === 1 && days.length === 7) return t('rule.daily');
  if (count === 1 && days.join() === workdays.join()) return t('rule.workdays');
  const list = joined(
    days.map((day) => t(`every.${dayName(day)}`)),
    t,
  );
  return count === 1 ? t('rule.days', { days: list }) : t('rule.everyWeeks', { count, days: list });
}

/** The days of a month or a year: 'day 5', 'the last day', 'the first Monday', '5 March'. */
function partsOf(rule: Rule, start: SeriesStart, { t, formats }: Words): string[] {
  const { byDay, byMonthDay, bySetPos } = rule;
  if (bySetPos.length > 0 && byDay.length > 0) {
    const days = joined(
      byDay.map(({ day }) => t(`weekday.${dayName(day)}`)),
      t,
    );
    return bySetPos.map((place) =>
      place === -1 ? t('on.placeLast', { days }) : t('on.place', { place, days }),
    );
  }
  const parts = byDay.map((day) => weekdayText(day, t));
  if (saysMonth(rule)) {
    const months = rule.byMonth.length > 0 ? rule.byMonth : [Number(start.date.slice(5, 7))];
    const days = byMonthDay.length > 0 ? byMonthDay : [Number(start.date.slice(8))];
    const dates = months.flatMap((month) => days.map((day) => Date.UTC(2028, month - 1, day)));
    return dates.map((date) => t('on.date', { date: formats.wallDayOfYear(date) }));
  }
  const ownDays = byDay.length === 0 && byMonthDay.length === 0 ? [Number(start.date.slice(8))] : byMonthDay;
  return [...parts, ...ownDays.map((day) => monthDayText(day, t))];
}

export function monthDayText(day: number, t: ScheduleTexts): string {
  if (day === -1) return t('on.last');
  return day < 0 ? t('on.fromEnd', { day: -day }) : t('on.day', { day });
}

/** The how-manieth of its weekday a day is in its month, as the texts name it. */
const nths = ['n1', 'n2', 'n3', 'n4', 'n5'] as const;

export function weekdayText({ day, ordinal }: RuleDay, t: ScheduleTexts): string {
  const name = dayName(day);
  if (ordinal === null) return t('on.weekday', { day: t(`weekday.${name}`) });
  if (ordinal < -1) return t('on.weekdayFromEnd', { day: t(`weekday.${name}`), place: -ordinal });
  return t(`nth.${ordinal === -1 ? 'last' : (nths[ordinal - 1] ?? 'last')}.${name}`);
}
