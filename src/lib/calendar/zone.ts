import { addDays } from '../plans/dates.ts';
import { dayMs, minuteMs } from '../time.ts';

/*
 * Days and times of the clock in a zone (IANA). Making a formatter is slow, so each zone has one; asking it is slow enough to
 * keep the offsets at midnights, from which nearly every other follows.
 */

interface Clock {
  readonly format: Intl.DateTimeFormat;
  /** What its numbers mean, in their order: reading them from the text is ten times as quick as asking for parts. */
  readonly order: readonly Intl.DateTimeFormatPartTypes[];
  /** Offsets by days since 1970. */
  readonly offsets: Map<number, number>;
}
const made = new Map<string, Clock>();

function makeClock(tz: string): Clock {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone: tz,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  const numbers = format.formatToParts(0).filter(({ value }) => /^\d+$/.test(value));
  return { format, order: numbers.map(({ type }) => type), offsets: new Map<number, number>() };
}

function clockOf(tz: string): Clock {
  const clock = made.get(tz) ?? makeClock(tz);
  made.set(tz, clock);
  return clock;
}

export interface Wall {
  /** YYYY-MM-DD. */
  readonly date: string;
  /** HH:MM. */
  readonly time: string;
}

/** What calendar and clock show somewhere at a moment. */
export function wallAt(ms: number, tz: string): Wall {
  const { format, order } = clockOf(tz);
  const part: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {};
  for (const [at, value] of format.format(ms).match(/\d+/g)?.entries() ?? [])
    part[order[at] ?? 'unknown'] = value;
  return { date: `${part.year}-${part.month}-${part.day}`, time: `${part.hour}:${part.minute}` };
}

const readUtc = ({ date, time }: Wall): number => Date.parse(`${date}T${time}:00Z`);

/** How far the clock is before UTC, milliseconds. */
const offsetAt = (ms: number, tz: string): number =>
  readUtc(wallAt(ms, tz)) - Math.floor(ms / minuteMs) * minuteMs;

/** The same at the midnight (UTC) that begins a day; kept. */
function offsetAtMidnight(day: number, tz: string): number {
  const { offsets } = clockOf(tz);
  const kept = offsets.get(day);
  if (kept !== undefined) return kept;
  // A century of days; who asks for more begins anew.
  if (offsets.size > 36_525) offsets.clear();
  const offset = offsetAt(day * dayMs, tz);
  offsets.set(day, offset);
  return offset;
}

/** Nowhere does a clock go forth and back within so many days. */
const steadyDays = 4;

/** The same, asked of as few days as can be. */
function offsetOfDay(day: number, tz: string): number {
  const first = Math.floor(day / steadyDays) * steadyDays;
  const offset = offsetAtMidnight(first, tz);
  return offset === offsetAtMidnight(first + steadyDays, tz) ? offset : offsetAtMidnight(day, tz);
}

/** A gap: the clock jumps over that time. An overlap: it shows it twice. */
export type WallKind = 'exact' | 'gap' | 'overlap';

export interface Moment {
  readonly ms: number;
  readonly kind: WallKind;
}

/**
 * The moment at which a clock shows a time that is given as if it were one of UTC: of two the first; in a gap the moment that
 * the offset before it gives (RFC 5545 3.3.5), so 02:30 becomes 03:30.
 */
export function momentOfUtc(asUtc: number, tz: string): Moment {
  // No zone is more than a day away from UTC, and clocks change at most once in these three days.
  const day = Math.floor(asUtc / dayMs);
  const before = offsetOfDay(day - 1, tz);
  const after = offsetOfDay(day + 2, tz);
  if (before === after) return { ms: asUtc - before, kind: 'exact' };
  const byBefore = asUtc - before;
  const byAfter = asUtc - after;
  const beforeShows = offsetAt(byBefore, tz) === before;
  const afterShows = offsetAt(byAfter, tz) === after;
  if (beforeShows && afterShows) return { ms: Math.min(byBefore, byAfter), kind: 'overlap' };
  if (afterShows) return { ms: byAfter, kind: 'exact' };
  return { ms: byBefore, kind: beforeShows ? 'exact' : 'gap' };
}

/** What to do with a time that a clock jumps over: what it shows instead, or nothing. */
export type GapPolicy = 'shift' | 'skip';

const wallPattern = /^(\d{4}-\d{2}-\d{2})T((?:[01]\d|2[0-3]):[0-5]\d)(:[0-5]\d)?$/;

/** A time on the wall with its seconds, YYYY-MM-DDTHH:MM:SS; null: it is none, or on no day there is. */
export function wallText(text: string): string | null {
  const [, date, time, seconds = ':00'] = wallPattern.exec(text) ?? [];
  if (date === undefined || !isDate(date)) return null;
  return `${date}T${time}${seconds}`;
}

/** Whether a text is a day of the calendar, YYYY-MM-DD. */
export function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const ms = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(text);
}

/** The moment of a time on the wall, YYYY-MM-DDTHH:MM[:SS]; null: there is none, by that policy or at all. */
export function wallToUtc(text: string, tz: string, gap: GapPolicy = 'shift'): Moment | null {
  const wall = wallText(text);
  if (wall === null) return null;
  const moment = momentOfUtc(Date.parse(`${wall}Z`), tz);
  return moment.kind === 'gap' && gap === 'skip' ? null : moment;
}

/** What a clock shows at a moment, YYYY-MM-DDTHH:MM:SS. */
export function wallTextAt(ms: number, tz: string): string {
  const { date, time } = wallAt(ms, tz);
  return `${date}T${time}:${String(new Date(ms).getUTCSeconds()).padStart(2, '0')}`;
}

/** The moment at which a clock shows that; of two the first, and where the clock jumps over it, what it shows instead. */
export const momentOf = (wall: Wall, tz: string): number => momentOfUtc(readUtc(wall), tz).ms;

/** The midnight at which a day is over. */
export const endOfDay = (date: string, tz: string): number =>
  momentOf({ date: addDays(date, 1), time: '00:00' }, tz);

const longestZone = 64;

/** More than there are zones: only names of a hostile file could fill it. */
const mostNames = 1000;
const names = new Map<string, string | null>();

function askName(tz: string): string | null {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: tz }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}

/** The name a zone goes by where it has several; null: the platform knows no such zone. Offsets like +02:00 are none. */
function zoneName(tz: string): string | null {
  if (tz.length > longestZone || !/^[A-Za-z]/.test(tz)) return null;
  const kept = names.get(tz);
  if (kept !== undefined) return kept;
  if (names.size >= mostNames) names.clear();
  const name = askName(tz);
  names.set(tz, name);
  return name;
}

export const isZone = (tz: string): boolean => zoneName(tz) !== null;

/** Whether two names mean one zone: Asia/Calcutta is Asia/Kolkata. */
export function sameZone(one: string, other: string): boolean {
  const name = zoneName(one);
  return name !== null && name === zoneName(other);
}
