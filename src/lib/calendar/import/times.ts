import { dayMs, hourMs, minuteMs, secondMs } from '../../time.ts';
import { isDate, isZone, wallText, wallTextAt, wallToUtc } from '../zone.ts';

/*
 * Times of a file in zones of ours.
 */

export interface ZoneOptions {
  /** Where times without a zone are, and those of a zone nobody knows. */
  readonly profileZone: string;
  /** The IANA name of a zone as Windows names it; null: it is none. */
  readonly windowsZone: (name: string) => string | null;
  /** What zones with names of their own say about where they are. */
  readonly locations: ReadonlyMap<string, string>;
}

/** 'Tzfile/Europe/Berlin' and the like: a name that ends with one. */
function endsWithZone(name: string): string | null {
  const parts = name.split('/');
  const ends = [3, 2].map((count) => parts.slice(-count).join('/'));
  return parts.length > 2 ? (ends.find(isZone) ?? null) : null;
}

/** The zone that a name means; null: none that is known. */
export function zoneOf(name: string, { windowsZone, locations }: ZoneOptions): string | null {
  if (isZone(name)) return name;
  const location = locations.get(name);
  const found = [windowsZone(name), location, endsWithZone(name)];
  return found.find((zone) => typeof zone === 'string' && isZone(zone)) ?? null;
}

/** A time as a parser gives it: a day, or a time on the wall, with Z where it is one of UTC. */
export interface RawTime {
  readonly text: string;
  /** TZID; null: none. */
  readonly zone: string | null;
}

const isUtc = ({ text }: RawTime): boolean => text.endsWith('Z');
export const isDay = ({ text }: RawTime): boolean => isDate(text);

/** A time as the wall in a zone shows it; null: it is none. */
export function wallIn(time: RawTime, tz: string, ownZone: (name: string) => string): string | null {
  if (isDay(time)) return time.text;
  const wall = wallText(time.text.replace(/Z$/, ''));
  if (wall === null) return null;
  const from = isUtc(time) ? 'UTC' : time.zone === null ? tz : ownZone(time.zone);
  if (from === tz) return wall;
  const moment = wallToUtc(wall, from);
  return moment === null ? null : wallTextAt(moment.ms, tz);
}

/** Whether a time names a moment by itself. */
export const zoneNamed = (time: RawTime): string | null => (isUtc(time) ? 'UTC' : time.zone);

/** A duration (RFC 5545 3.3.6) in milliseconds; null: it is none, or it goes back. */
export function durationMs(text: string): number | null {
  const parts =
    /^\+?P(?:(\d{1,4})W)?(?:(\d{1,4})D)?(?:T(?:(\d{1,5})H)?(?:(\d{1,6})M)?(?:(\d{1,8})S)?)?$/.exec(text);
  if (parts === null) return null;
  const [weeks, days, hours, minutes, seconds] = parts.slice(1).map((part) => Number(part ?? 0));
  return (
    ((weeks ?? 0) * 7 + (days ?? 0)) * dayMs +
    (hours ?? 0) * hourMs +
    (minutes ?? 0) * minuteMs +
    (seconds ?? 0) * secondMs
  );
}
