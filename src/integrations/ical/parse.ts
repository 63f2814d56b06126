import ICAL from 'ical.js';
import { findIana } from 'windows-iana';
import type { RawProperty } from '@/lib/calendar/import/event';

/*
 * The parser of calendar files, for the worker that reads one: it loads a library that nothing else needs.
 */

type Parsed = [name: string, params: Record<string, unknown>, type: string, ...values: unknown[]];

function textOf(value: unknown, type: string): string {
  if (type === 'recur')
    return new ICAL.Recur(value as ConstructorParameters<typeof ICAL.Recur>[0]).toString();
  // Of a period its start.
  return String(Array.isArray(value) ? value[0] : value);
}

/** Reads the lines of one event; null: they are none. */
export function parseEvent(lines: readonly string[]): readonly RawProperty[] | null {
  try {
    const [, , components] = ICAL.parse(
      ['BEGIN:VCALENDAR', 'BEGIN:VEVENT', ...lines, 'END:VEVENT', 'END:VCALENDAR'].join('\r\n'),
    ) as [string, unknown, [string, Parsed[]][]];
    return (components[0]?.[1] ?? []).map(([name, { tzid }, type, ...values]) => ({
      name,
      tzid: typeof tzid === 'string' ? tzid : null,
      values: values.map((value) => textOf(value, type)),
    }));
  } catch {
    return null;
  }
}

/** Looking a name up is slow, and a file names few zones often. */
const found = new Map<string, string | null>();
const mostNames = 1000;

/** The zone that Windows names so. */
export function windowsZone(name: string): string | null {
  const kept = found.get(name);
  if (kept !== undefined) return kept;
  if (found.size >= mostNames) found.clear();
  const zone = findIana(name)[0] ?? null;
  found.set(name, zone);
  return zone;
}
