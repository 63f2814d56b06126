import { useTranslation } from 'react-i18next';
import { formatMoney } from '@/lib/i18n/money';

/*
 * Numbers, units, dates and lists in the way of a language. Making a formatter of Intl is slow, so each is made once
 * per language; nothing else in the app makes one.
 */

type Unit = 'millisecond' | 'second' | 'minute' | 'hour' | 'day';
/** A moment as stored (ISO), in milliseconds since 1970, or as a date. */
export type Moment = string | number | Date;

/** Units of the past with their length in seconds, the longest first. */
const agoUnits = [
  ['year', 31_557_600],
  ['month', 2_629_800],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

/** Units of a wait. */
const waitUnits = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const;

const toDate = (moment: Moment) => new Date(moment);

function makeFormats(language: string) {
  const made = new Map<string, unknown>();
  /** What `make` makes, made at the first call only. */
  function once<Value>(name: string, make: () => Value): () => Value {
    return () => {
      if (!made.has(name)) made.set(name, make());
      return made.get(name) as Value;
    };
  }
  const number = (name: string, options: Intl.NumberFormatOptions) => {
    const format = once(name, () => new Intl.NumberFormat(language, options));
    return (value: number) => format().format(value);
  };
  const date = (name: string, options: Intl.DateTimeFormatOptions) => {
    const format = once(name, () => new Intl.DateTimeFormat(language, options));
    return (moment: Moment) => format().format(toDate(moment));
  };
  const list = (name: string, options: Intl.ListFormatOptions) => {
    const format = once(name, () => new Intl.ListFormat(language, options));
    return (items: readonly string[]) => format().format(items);
  };
  const relative = once('relative', () => new Intl.RelativeTimeFormat(language, { numeric: 'auto' }));
  const ahead = once('ahead', () => new Intl.RelativeTimeFormat(language, { numeric: 'always' }));
  const names = once('names', () => new Intl.DisplayNames([language], { type: 'language' }));
  const currencyNames = once('currency-names', () => new Intl.DisplayNames([language], { type: 'currency' }));
  const dayRange = once(
    'day-range',
    () => new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short' }),
  );
  const count = number('count', { maximumFractionDigits: 0 });
  return {
    /** Whole. */
    count,
    /** A measure: as many decimals as it has, three at most. */
    figure: number('figure', { maximumFractionDigits: 3 }),
    /** At most one decimal. */
    tenths: number('tenths', { maximumFractionDigits: 1 }),
    /** A score or a difference in points: one decimal, always. */
    score: number('score', { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
    /** Two decimals, always. */
    hundredths: number('hundredths', { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
    /** A difference in points with its sign. */
    difference: number('difference', {
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
      signDisplay: 'exceptZero',
    }),
    /** So many digits that count, wherever the point stands. */
    significant: (value: number, digits: number) =>
      number(`significant-${digits}`, { maximumSignificantDigits: digits })(value),
    /** Whole percent of a share of 1. */
    percent: number('percent', { style: 'percent' }),
    /** Percent of a share of 1 with at most one decimal. */
    finePercent: number('fine-percent', { style: 'percent', maximumFractionDigits: 1 }),
    /** A change in percent of a share of 1, with its sign. */
    percentChange: number('percent-change', {
      style: 'percent',
      maximumFractionDigits: 1,
      signDisplay: 'exceptZero',
    }),
    /** Whole cents of a currency (ISO 4217) as an amount. */
    money: (cents: number, currency: string) => formatMoney(cents, currency, language),
    /** '10 minutes', at most one decimal. */
    duration: (value: number, unit: Unit) =>
      number(`duration-${unit}`, { style: 'unit', unit, unitDisplay: 'long', maximumFractionDigits: 1 })(
        value,
      ),
    /** '4.1 sec': where there is little room, at most one decimal. */
    seconds: number('seconds', {
      style: 'unit',
      unit: 'second',
      unitDisplay: 'short',
      maximumFractionDigits: 1,
    }),
    /** '412 ms'. */
    ms: number('ms', { style: 'unit', unit: 'millisecond', unitDisplay: 'short', maximumFractionDigits: 0 }),
    /** '0.18 ms': two digits that count. */
    fineMs: number('fine-ms', {
      style: 'unit',
      unit: 'millisecond',
      unitDisplay: 'short',
      maximumSignificantDigits: 2,
    }),
    /** '4.2 MB', of bytes. */
    megabytes: (bytes: number) =>
      number('megabytes', {
        style: 'unit',
        unit: 'megabyte',
        unitDisplay: 'short',
        maximumFractionDigits: 1,
      })(bytes / 1_000_000),
    /** '1:59' of whole seconds. */
    clock: (seconds: number) => `${count(Math.floor(seconds / 60))}:${String(seconds % 60).padStart(2, '0')}`,
    /** Intl has no unit for it; 'Hz' is written the same everywhere. */
    hertz: (value: number) => `${count(value)} Hz`,
    /** '3 May 2026'. */
    date: date('date', { dateStyle: 'long' }),
    /** The same of a day that is meant in UTC. */
    utcDate: date('utc-date', { dateStyle: 'long', timeZone: 'UTC' }),
    /** 'May 2026', of a day that is meant in UTC. */
    month: date('month', { month: 'long', year: 'numeric', timeZone: 'UTC' }),
    /** 'Sunday, 3 May'. */
    fullDay: date('full-day', { weekday: 'long', day: 'numeric', month: 'long' }),
    /** 'Sun'. */
    weekday: date('weekday', { weekday: 'short' }),
    /** The same of a day that is meant in UTC. */
    utcFullDay: date('utc-full-day', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }),
    /** 'Sunday'. */
    longWeekday: date('long-weekday', { weekday: 'long' }),
    /** '3', as a day of a month is written beside others. */
    dayOfMonth: (moment: Moment): string => count(toDate(moment).getDate()),
    /** '3 – 9 May'. */
    dayRange: (first: Moment, last: Moment): string => dayRange().formatRange(toDate(first), toDate(last)),
    /** Of what a clock or calendar shows, given as if it were UTC: 'Sunday, 3 May 2026'; at 10:15; '3 May'; 'May'; '10:15'. */
    wallFullDay: date('wall-full-day', { dateStyle: 'full', timeZone: 'UTC' }),
    wallFullMoment: date('wall-full-moment', { dateStyle: 'full', timeStyle: 'short', timeZone: 'UTC' }),
    wallDayOfYear: date('wall-day-of-year', { day: 'numeric', month: 'long', timeZone: 'UTC' }),
    wallMonth: date('wall-month', { month: 'long', timeZone: 'UTC' }),
    wallTime: date('wall-time', { timeStyle: 'short', timeZone: 'UTC' }),
    /** 'May'. */
    shortMonth: date('short-month', { month: 'short' }),
    /** '3 May'. */
    shortDate: date('short-date', { day: 'numeric', month: 'short' }),
    /** '10:15'. */
    time: date('time', { timeStyle: 'short' }),
    /** '3 May 2026 at 10:15'. */
    moment: date('moment', { dateStyle: 'long', timeStyle: 'short' }),
    /** With the day of the week. */
    fullMoment: date('full-moment', { dateStyle: 'full', timeStyle: 'short' }),
    mediumMoment: date('medium-moment', { dateStyle: 'medium', timeStyle: 'short' }),
    /** '2 hours ago', in the greatest unit of which there is one. */
    ago: (moment: Moment, now: number): string => {
      const seconds = Math.min(0, Math.round((toDate(moment).getTime() - now) / 1000));
      const [unit, size]: readonly [Intl.RelativeTimeFormatUnit, number] = agoUnits.find(
        ([, least]) => -seconds >= least,
      ) ?? ['second', 1];
      return relative().format(Math.trunc(seconds / size), unit);
    },
    /** 'in 5 minutes', of whole seconds to wait: never sooner than it is, and in days at most. */
    ahead: (seconds: number): string => {
      const [unit, size] = waitUnits.find(([, least]) => seconds >= least) ?? waitUnits[3];
      return ahead().format(Math.max(1, Math.ceil(seconds / size)), unit);
    },
    /** 'a, b, and c'. */
    list: list('list', { type: 'conjunction' }),
    /** 'a, b, c'. */
    narrowList: list('narrow-list', { type: 'conjunction', style: 'narrow' }),
    /** Of figures with their units. */
    unitList: list('unit-list', { type: 'unit' }),
    /** A language in the words of this one; null where it has none. */
    languageName: (code: string): string | null => names().of(code) ?? null,
    /** A currency by its code; what is none stays as it is. */
    currencyName: (code: string): string =>
      /^[a-z]{3}$/i.test(code) ? (currencyNames().of(code) ?? code) : code,
  };
}

export type Formats = ReturnType<typeof makeFormats>;

const known = new Map<string, Formats>();

export function formatsIn(language: string): Formats {
  const formats = known.get(language) ?? makeFormats(language);
  known.set(language, formats);
  return formats;
}

/** In the language of the interface. */
export function useFormats(): Formats {
  const { i18n } = useTranslation();
  return formatsIn(i18n.language);
}
