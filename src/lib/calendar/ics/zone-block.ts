import { dayMs, minuteMs } from '../../time.ts';
import { sameZone, wallTextAt } from '../zone.ts';

/*
 * Zones whose clocks follow no yearly rule: changes around Ramadan move through the year, and the tables that libraries
 * bring for VTIMEZONE have none for them. For these the changes are written one by one, as the platform knows them.
 */

const irregular = ['Africa/Casablanca', 'Africa/El_Aaiun', 'Asia/Gaza', 'Asia/Hebron'];

/** Whether the clocks of a zone change at other dates every year. */
export const isIrregular = (tz: string): boolean => irregular.some((zone) => sameZone(zone, tz));

const offsetAt = (ms: number, tz: string): number => Date.parse(`${wallTextAt(ms, tz)}Z`) - ms;

/** The minute of a change between two moments that differ in their offset. */
function changeBetween(from: number, to: number, tz: string): number {
  let [low, high] = [from / minuteMs, to / minuteMs];
  const before = offsetAt(from, tz);
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (offsetAt(middle * minuteMs, tz) === before) low = middle;
    else high = middle;
  }
  return high * minuteMs;
}

function offsetText(offset: number): string {
  const minutes = Math.abs(offset) / minuteMs;
  const part = (value: number) => String(Math.floor(value)).padStart(2, '0');
  return `${offset < 0 ? '-' : '+'}${part(minutes / 60)}${part(minutes % 60)}`;
}

function observance(name: string, start: string, from: number, to: number): string[] {
  return [
    `BEGIN:${name}`,
    `DTSTART:${start}`,
    `TZOFFSETFROM:${offsetText(from)}`,
    `TZOFFSETTO:${offsetText(to)}`,
    `END:${name}`,
  ];
}

/** A VTIMEZONE with every change of these years, and what held before them. */
export function observedZone(tz: string, fromYear: number, toYear: number): string {
  const first = Date.UTC(fromYear, 0);
  const lines = observance('STANDARD', '19700101T000000', offsetAt(first, tz), offsetAt(first, tz));
  for (let day = first; day < Date.UTC(toYear + 1, 0); day += dayMs) {
    const [before, after] = [offsetAt(day, tz), offsetAt(day + dayMs, tz)];
    if (before === after) continue;
    const change = changeBetween(day, day + dayMs, tz);
    const wall = new Date(change + before).toISOString().slice(0, 19).replace(/[-:]/g, '');
    lines.push(...observance(after > before ? 'DAYLIGHT' : 'STANDARD', wall, before, after));
  }
  return ['BEGIN:VTIMEZONE', `TZID:${tz}`, ...lines, 'END:VTIMEZONE'].join('\r\n');
}

/**
 * The VTIMEZONE of a zone under the name an event gives it.
 * @param known what a library says, under whatever name; null: it does not know the zone
 */
export function namedZone(tz: string, known: string | null, nowMs: number): string {
  const year = new Date(nowMs).getUTCFullYear();
  if (known === null || isIrregular(tz)) return observedZone(tz, year - 2, year + 4);
  return known.replace(/^TZID:.*$/m, `TZID:${tz}`).replace(/\r?\nX-LIC-LOCATION:[^\r\n]*/, '');
}
