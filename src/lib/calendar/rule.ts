import { err, ok, type Result } from '../result.ts';
import { isDate } from './zone.ts';

export const frequencies = ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const;
export type Frequency = (typeof frequencies)[number];

/** Weekdays as rules name them; the place in the list, counted from 1, is the day as ISO counts it. */
export const weekdayNames = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;

export interface RuleDay {
  /** Monday 1 to Sunday 7. */
  readonly day: number;
  /** The second (2) or the last (-1) of a month or year; null: each. */
  readonly ordinal: number | null;
}

/** A repeat rule (RFC 5545 3.3.10), as far as this calendar knows them. */
export interface Rule {
  readonly freq: Frequency;
  readonly interval: number;
  readonly count: number | null;
  /** YYYYMMDD or YYYYMMDDTHHMMSSZ, inclusive. */
  readonly until: string | null;
  readonly byDay: readonly RuleDay[];
  readonly byMonthDay: readonly number[];
  readonly byMonth: readonly number[];
  readonly bySetPos: readonly number[];
  /** The day with which a week begins. */
  readonly wkst: number;
}

/** What stands in no rule that says nothing about it. */
export const plainRule: Omit<Rule, 'freq'> = {
  interval: 1,
  count: null,
  until: null,
  byDay: [],
  byMonthDay: [],
  byMonth: [],
  bySetPos: [],
  wkst: 1,
};

export const maxInterval = 366;
export const maxCount = 730;
const longestRule = 500;

/** `bad`: it says nothing that can be read; `unsupported`: a rule of the standard that is not known here. */
export type RuleError = 'bad' | 'unsupported';

class Refused extends Error {
  readonly code: RuleError;
  constructor(code: RuleError) {
    super(code);
    this.code = code;
  }
}

function refuse(code: RuleError): never {
  throw new Refused(code);
}

function wholeNumber(text: string): number {
  if (!/^[+-]?\d{1,4}$/.test(text)) refuse('bad');
  return Number(text);
}

function numberIn(text: string, min: number, max: number): number {
  const value = wholeNumber(text);
  if (value < min) refuse('bad');
  return value > max ? refuse('unsupported') : value;
}

/** Numbers from 1 to `max`, or counted from the end, each once. */
function places(text: string, max: number, fromEnd: boolean): number[] {
  const values = text.split(',').map((part) => {
    const value = wholeNumber(part);
    if (value === 0 || Math.abs(value) > max || (value < 0 && !fromEnd)) refuse('bad');
    return value;
  });
  return [...new Set(values)].toSorted((a, b) => a - b);
}

function weekday(text: string): number {
  const index = (weekdayNames as readonly string[]).indexOf(text);
  return index < 0 ? refuse('bad') : index + 1;
}

const furthestOrdinal = 5;

function readDays(text: string): RuleDay[] {
  const days = text.split(',').map((part): RuleDay => {
    const [, ordinal = '', name = ''] = /^([+-]?\d{1,2})?([A-Z]{2})$/.exec(part) ?? refuse('bad');
    const day = weekday(name);
    if (ordinal === '') return { day, ordinal: null };
    const value = wholeNumber(ordinal);
    if (value === 0) refuse('bad');
    return Math.abs(value) > furthestOrdinal ? refuse('unsupported') : { day, ordinal: value };
  });
  const keys = new Map(days.map((day) => [`${day.ordinal}${day.day}`, day]));
  return [...keys.values()].toSorted((a, b) => (a.ordinal ?? 0) - (b.ordinal ?? 0) || a.day - b.day);
}

function readUntil(text: string): string {
  const [, year, month, day, time] =
    /^(\d{4})(\d{2})(\d{2})(T(?:[01]\d|2[0-3])[0-5]\d[0-5]\dZ)?$/.exec(text) ?? [];
  if (!isDate(`${year}-${month}-${day}`)) refuse('bad');
  return `${year}${month}${day}${time ?? ''}`;
}

/** Parts of the standard that are not known here. */
const leftOut = new Set(['BYHOUR', 'BYMINUTE', 'BYSECOND', 'BYWEEKNO', 'BYYEARDAY']);
const leftOutFrequencies = new Set(['SECONDLY', 'MINUTELY', 'HOURLY']);

function readFrequency(text: string | undefined): Frequency {
  if (text !== undefined && leftOutFrequencies.has(text)) refuse('unsupported');
  return frequencies.find((freq) => freq === text) ?? refuse('bad');
}

function partsOf(text: string): Map<string, string> {
  const parts = new Map<string, string>();
  for (const part of text.replace(/;$/, '').split(';')) {
    const [name = '', value = '', ...rest] = part.split('=');
    if (name === '' || value === '' || rest.length > 0 || parts.has(name)) refuse('bad');
    parts.set(name, value);
  }
  return parts;
}

const known = new Set([
  'FREQ',
  'INTERVAL',
  'COUNT',
  'UNTIL',
  'BYDAY',
  'BYMONTHDAY',
  'BYMONTH',
  'BYSETPOS',
  'WKST',
]);

function read(text: string): Rule {
  const parts = partsOf(text);
  const freq = readFrequency(parts.get('FREQ'));
  for (const name of parts.keys()) if (leftOut.has(name) || !known.has(name)) refuse('unsupported');
  const part = <T>(name: string, readPart: (value: string) => T, otherwise: T): T => {
    const value = parts.get(name);
    return value === undefined ? otherwise : readPart(value);
  };
  const rule: Rule = {
    freq,
    interval: part('INTERVAL', (value) => numberIn(value, 1, maxInterval), 1),
    count: part<number | null>('COUNT', (value) => numberIn(value, 1, maxCount), null),
    until: part<string | null>('UNTIL', readUntil, null),
    byDay: part<readonly RuleDay[]>('BYDAY', readDays, []),
    byMonthDay: part<readonly number[]>('BYMONTHDAY', (value) => places(value, 31, true), []),
    byMonth: part<readonly number[]>('BYMONTH', (value) => places(value, 12, false), []),
    bySetPos: part<readonly number[]>('BYSETPOS', (value) => places(value, 366, true), []),
    wkst: part('WKST', weekday, 1),
  };
  if (rule.count !== null && rule.until !== null) refuse('bad');
  if ((freq === 'DAILY' || freq === 'WEEKLY') && rule.byDay.some(({ ordinal }) => ordinal !== null)) {
    refuse('unsupported');
  }
  // The standard has no day of the month in a weekly rule, and nothing to choose from without another part.
  if (freq === 'WEEKLY' && rule.byMonthDay.length > 0) refuse('unsupported');
  if (rule.bySetPos.length > 0 && rule.byDay.length + rule.byMonthDay.length + rule.byMonth.length === 0) {
    refuse('bad');
  }
  return rule;
}

/** Reads a rule, with or without 'RRULE:' before it. */
export function parseRule(text: string): Result<Rule, RuleError> {
  const bare = text
    .trim()
    .toUpperCase()
    .replace(/^RRULE:/, '');
  if (bare === '' || bare.length > longestRule) return err('bad');
  try {
    return ok(read(bare));
  } catch (error) {
    if (error instanceof Refused) return err(error.code);
    throw error;
  }
}

const dayName = ({ day, ordinal }: RuleDay): string => `${ordinal ?? ''}${weekdayNames[day - 1]}`;

/** The rule as text, parts always in the same order; what goes without saying is left out. */
export function formatRule(rule: Rule): string {
  const parts: readonly (readonly [string, string | number | null])[] = [
    ['FREQ', rule.freq],
    ['INTERVAL', rule.interval === 1 ? null : rule.interval],
    ['COUNT', rule.count],
    ['UNTIL', rule.until],
    ['BYMONTH', rule.byMonth.join(',')],
    ['BYMONTHDAY', rule.byMonthDay.join(',')],
    ['BYDAY', rule.byDay.map(dayName).join(',')],
    ['BYSETPOS', rule.bySetPos.join(',')],
    ['WKST', rule.wkst === 1 ? null : (weekdayNames[rule.wkst - 1] ?? null)],
  ];
  return parts
    .filter(([, value]) => value !== null && value !== '')
    .map(([name, value]) => `${name}=${value}`)
    .join(';');
}
