import { dayMs } from '../time.ts';
import { dayNumber, dayText } from './days.ts';
import { periods } from './periods.ts';
import type { Rule } from './rule.ts';
import { type GapPolicy, isDate, momentOfUtc, wallText, wallTextAt } from './zone.ts';

/*
 * When something that repeats takes place. A rule is followed on the wall, and each time of it becomes a moment afterwards:
 * 08:00 stays 08:00 when a clock changes.
 */

export interface Series {
  /** YYYY-MM-DDTHH:MM[:SS]; a date for whole days. */
  readonly start: string;
  readonly allDay?: boolean;
  /** null: once. */
  readonly rule: Rule | null;
  /** Times on the wall (or dates) that are left out, whatever they come from. */
  readonly exdates?: readonly string[];
  /** Times on the wall (or dates) that are added. */
  readonly rdates?: readonly string[];
  readonly tz: string;
  readonly gap?: GapPolicy;
}

export interface Occurrence {
  /** What the rule says, YYYY-MM-DDTHH:MM:SS or a date: the key of an occurrence, whatever the clocks do. */
  readonly nominal: string;
  /** What the clock really shows then. */
  readonly wall: string;
  readonly ms: number;
}

export interface Range {
  /** Inclusive. */
  readonly fromMs: number;
  /** Exclusive. */
  readonly toMs: number;
  readonly limit?: number;
}

/** No call answers more. */
export const maxOccurrences = 1000;
/** A rule is followed no further. */
const lastMoment = Date.UTC(2200, 0);

/** The moment a rule ends with; a day ends with its last. Null: it does not end so. */
function endOf({ until }: Rule, tz: string): number | null {
  if (until === null) return null;
  const date = `${until.slice(0, 4)}-${until.slice(4, 6)}-${until.slice(6, 8)}`;
  if (until.length === 8) return momentOfUtc((dayNumber(date) + 1) * dayMs, tz).ms - 1;
  return Date.parse(`${date}T${until.slice(9, 11)}:${until.slice(11, 13)}:${until.slice(13, 15)}Z`);
}

/** The key of an occurrence as it is compared: with its seconds, or a date. Null: it is none. */
export function nominalKey(text: string, allDay: boolean): string | null {
  if (allDay) return isDate(text) ? text : null;
  return wallText(text);
}

function occurrenceAt(day: number, time: string, series: Series): Occurrence | null {
  const date = dayText(day);
  const asUtc = day * dayMs + (time === '' ? 0 : Date.parse(`1970-01-01${time}Z`));
  const { ms, kind } = momentOfUtc(asUtc, series.tz);
  if (series.allDay === true) return { nominal: date, wall: date, ms };
  if (kind === 'gap' && series.gap === 'skip') return null;
  const nominal = `${date}${time}`;
  return { nominal, wall: kind === 'gap' ? wallTextAt(ms, series.tz) : nominal, ms };
}

/** Occurrences of the rule alone from a moment on, in order, as far as it goes. */
function* byRule(
  series: Series,
  rule: Rule,
  start: string,
  fromMs: number,
  toMs: number,
): Generator<Occurrence> {
  const startDay = dayNumber(start);
  const time = start.slice(10);
  const until = endOf(rule, series.tz);
  const lastDay = Math.floor(Math.min(toMs, lastMoment) / dayMs) + 2;
  // What is counted is counted from the start; else what is over is passed by.
  const from = rule.count === null ? Math.floor(Math.max(fromMs, 0) / dayMs) - 2 : startDay;
  let counted = 0;
  for (const { first, days } of periods(rule, startDay, from)) {
    if (first > lastDay) return;
    for (const day of days) {
      if (day < startDay) continue;
      const occurrence = occurrenceAt(day, time, series);
      if (occurrence === null) continue;
      if (until !== null && occurrence.ms > until) return;
      counted += 1;
      if (rule.count !== null && counted > rule.count) return;
      if (occurrence.ms >= fromMs && occurrence.ms < toMs) yield occurrence;
    }
  }
}

function* once(series: Series, start: string): Generator<Occurrence> {
  const occurrence = occurrenceAt(dayNumber(start), start.slice(10), series);
  if (occurrence !== null) yield occurrence;
}

/** The occurrences of a series within a range, in the order of their nominal times; a text that is no time gives none. */
export function expand(series: Series, range: Range): Occurrence[] {
  const allDay = series.allDay === true;
  const start = nominalKey(series.start, allDay);
  if (start === null) return [];
  const { fromMs, toMs } = range;
  const limit = Math.min(range.limit ?? maxOccurrences, maxOccurrences);
  const inRange = ({ ms }: Occurrence) => ms >= fromMs && ms < toMs;
  const key = (text: string) => nominalKey(text, allDay) ?? text;
  const left = new Set(series.exdates?.map(key));
  const found = new Map<string, Occurrence>();
  const added = (series.rdates ?? []).flatMap((text) => {
    const date = nominalKey(text, allDay);
    return date === null ? [] : [...once(series, date)];
  });
  for (const occurrence of added) {
    if (inRange(occurrence) && !left.has(occurrence.nominal)) found.set(occurrence.nominal, occurrence);
  }
  let taken = 0;
  const source =
    series.rule === null ? once(series, start) : byRule(series, series.rule, start, fromMs, toMs);
  for (const occurrence of source) {
    if (taken >= limit) break;
    if (!inRange(occurrence) || left.has(occurrence.nominal)) continue;
    taken += 1;
    found.set(occurrence.nominal, occurrence);
  }
  const byNominal = (a: Occurrence, b: Occurrence) => (a.nominal < b.nominal ? -1 : 1);
  return [...found.values()].toSorted(byNominal).slice(0, limit);
}

/** Further than any rule rests that takes place at all within five years, bar the rarest. */
const searchedDays = 50 * 366;

/** The next occurrences after a moment. */
export function nextOccurrences(series: Series, afterMs: number, count: number): Occurrence[] {
  const fromMs = afterMs + 1;
  const start = nominalKey(series.start, series.allDay === true);
  // A series of the far future begins later than the search would end.
  const begins = start === null ? fromMs : Date.parse(`${start.slice(0, 10)}T00:00:00Z`);
  return expand(series, { fromMs, toMs: Math.max(fromMs, begins) + searchedDays * dayMs, limit: count });
}

/** The first time of a series, which need not be its start; null: there is none. */
export function firstOccurrence(series: Series): Occurrence | null {
  return nextOccurrences(series, 0, 1)[0] ?? null;
}

const yearsUntilNever = 5;

/** Whether the rule of a series finds nothing in five years; what is left out or added does not matter. */
export function neverHappens(series: Series): boolean {
  const start = nominalKey(series.start, series.allDay === true);
  if (start === null) return true;
  const from = Date.parse(`${start.slice(0, 10)}T00:00:00Z`) - dayMs;
  const range = { fromMs: from, toMs: from + (yearsUntilNever * 366 + 2) * dayMs, limit: 1 };
  return expand({ ...series, exdates: [], rdates: [] }, range).length === 0;
}
