import { addDays } from '../plans/dates.ts';
import { dayMs, minuteMs } from '../time.ts';

/*
 * Days and times of the clock in a zone (IANA). Making a formatter is slow, so each zone has one.
 */

const made = new Map<string, Intl.DateTimeFormat>();

function formatOf(tz: string): Intl.DateTimeFormat {
  const format =
    made.get(tz) ??
    new Intl.DateTimeFormat('en-CA', {
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
  made.set(tz, format);
  return format;
}

export interface Wall {
  /** YYYY-MM-DD. */
  readonly date: string;
  /** HH:MM. */
  readonly time: string;
}

/** What calendar and clock show somewhere at a moment. */
export function wallAt(ms: number, tz: string): Wall {
  const parts = new Map(
    formatOf(tz)
      .formatToParts(ms)
      .map(({ type, value }) => [type, value]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? '';
  return {
    date: `${part('year')}-${part('month')}-${part('day')}`,
    time: `${part('hour')}:${part('minute')}`,
  };
}

const readUtc = ({ date, time }: Wall): number => Date.parse(`${date}T${time}:00Z`);

/** How far the clock is before UTC, milliseconds. */
const offsetAt = (ms: number, tz: string): number =>
  readUtc(wallAt(ms, tz)) - Math.floor(ms / minuteMs) * minuteMs;

/** The moment at which a clock shows that; of two the first, and where the clock jumps over it, what it shows instead. */
export function momentOf(wall: Wall, tz: string): number {
  const asUtc = readUtc(wall);
  // Clocks change at most once within these two days.
  const before = asUtc - offsetAt(asUtc - dayMs, tz);
  const after = asUtc - offsetAt(asUtc + dayMs, tz);
  const shows = (ms: number) => readUtc(wallAt(ms, tz)) === asUtc;
  return [before, after].toSorted((a, b) => a - b).find(shows) ?? before;
}

/** The midnight at which a day is over. */
export const endOfDay = (date: string, tz: string): number =>
  momentOf({ date: addDays(date, 1), time: '00:00' }, tz);
