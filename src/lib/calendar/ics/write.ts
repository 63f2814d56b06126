import { dayMs } from '../../time.ts';
import { dayNumber, dayText } from '../days.ts';
import type { CalendarEvent } from '../event.ts';
import { formatRule, parseRule } from '../rule.ts';
import { momentOfUtc, wallToUtc } from '../zone.ts';
import { escapeText, foldLine, paramValue } from './lines.ts';

/*
 * Events as iCalendar (RFC 5545, RFC 7986): for feeds and for files.
 */

/** What is written about an event. */
export type WrittenEvent = Pick<
  CalendarEvent,
  | 'id'
  | 'title'
  | 'notes'
  | 'location'
  | 'all_day'
  | 'starts'
  | 'ends'
  | 'tz'
  | 'rrule'
  | 'exdates'
  | 'rdates'
  | 'recurrence_of'
  | 'recurrence_id'
  | 'cancelled'
  | 'sequence'
  | 'created_at'
  | 'updated_at'
> & {
  /** Beside other things rather than in their place; whole days always are. */
  readonly transparent?: boolean;
};

export interface WriteOptions {
  /** Behind the id in what an event is known by, for good. */
  readonly host: string;
  /** Shown instead of an event's own words; null: its own. */
  readonly neutralTitle: ((event: WrittenEvent) => string) | null;
}

const compact = (text: string): string => text.replace(/[-:]/g, '');
const instant = (ms: number): string => `${compact(new Date(ms).toISOString().slice(0, 19))}Z`;
/** Of a text of the database. */
const stamp = (iso: string): string => instant(Date.parse(iso));
const dayAfter = (date: string): string => dayText(dayNumber(date) + 1);

const repeats = ({ rrule, rdates }: WrittenEvent): boolean => rrule !== null || rdates.length > 0;

/** A time as a property: the moment of a single event, the time on the wall of a series, or a day. */
function timeLine(name: string, texts: readonly string[], event: WrittenEvent, inZone: boolean): string {
  if (texts[0]?.length === 10) return `${name};VALUE=DATE:${texts.map(compact).join(',')}`;
  if (inZone) return `${name};TZID=${paramValue(event.tz)}:${texts.map(compact).join(',')}`;
  return `${name}:${texts.map((text) => instant(wallToUtc(text, event.tz)?.ms ?? 0)).join(',')}`;
}

/** A rule ends with a day where its event has days, and with a moment where it has times. */
function ruleLine({ rrule, all_day, tz }: WrittenEvent): string | null {
  if (rrule === null) return null;
  const parsed = parseRule(rrule);
  if (!parsed.ok) return `RRULE:${rrule}`;
  const { until } = parsed.value;
  if (until === null || (until.length === 8) === all_day) return `RRULE:${formatRule(parsed.value)}`;
  const date = `${until.slice(0, 4)}-${until.slice(4, 6)}-${until.slice(6, 8)}`;
  const end = momentOfUtc((dayNumber(date) + 1) * dayMs, tz).ms - 1000;
  return `RRULE:${formatRule({ ...parsed.value, until: all_day ? until.slice(0, 8) : instant(end) })}`;
}

/** Of whole days the last is not one of them in other calendars. */
const endOf = ({ all_day, ends }: WrittenEvent): string => (all_day ? dayAfter(ends) : ends);

/** The properties of an event, not folded, in the order in which they are written. */
export function eventLines(event: WrittenEvent, { host, neutralTitle }: WriteOptions): string[] {
  const inZone = repeats(event) || event.recurrence_of !== null;
  const own = neutralTitle === null;
  const text = (name: string, value: string) => (value === '' ? null : `${name}:${escapeText(value)}`);
  const times = (name: string, texts: readonly string[]) =>
    texts.length === 0 ? null : timeLine(name, [...new Set(texts)].toSorted(), event, inZone);
  const lines = [
    `UID:${event.recurrence_of ?? event.id}@${host}`,
    `DTSTAMP:${stamp(event.updated_at)}`,
    timeLine('DTSTART', [event.starts], event, inZone),
    timeLine('DTEND', [endOf(event)], event, inZone),
    `SUMMARY:${escapeText(own ? event.title : neutralTitle(event))}`,
    own ? text('DESCRIPTION', event.notes) : null,
    own ? text('LOCATION', event.location) : null,
    ruleLine(event),
    times('RDATE', event.rdates),
    times('EXDATE', event.exdates),
    event.recurrence_id === null ? null : timeLine('RECURRENCE-ID', [event.recurrence_id], event, true),
    `SEQUENCE:${event.sequence}`,
    `STATUS:${event.cancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    `CREATED:${stamp(event.created_at)}`,
    `LAST-MODIFIED:${stamp(event.updated_at)}`,
    'CLASS:PRIVATE',
    `TRANSP:${event.all_day || event.transparent === true ? 'TRANSPARENT' : 'OPAQUE'}`,
  ];
  return lines.filter((line) => line !== null);
}

export interface CalendarOptions extends WriteOptions {
  readonly product: string;
  readonly language: string;
  /** The VTIMEZONE of a zone, with line ends; see `namedZone`. */
  readonly zoneBlock: (tz: string) => string;
}

/** Zones that events are written in. */
function zonesOf(events: readonly WrittenEvent[]): string[] {
  const named = events.filter((event) => (repeats(event) || event.recurrence_of !== null) && !event.all_day);
  return [...new Set(named.map(({ tz }) => tz))].toSorted();
}

/** How often other calendars are to ask anew. */
const refreshed = 'PT4H';

/** A whole calendar, lines folded. */
export function writeCalendar(events: readonly WrittenEvent[], options: CalendarOptions): string {
  const { product, language, zoneBlock } = options;
  const name = escapeText(product);
  const head = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${name}//Calendar//${language.toUpperCase()}`,
    'CALSCALE:GREGORIAN',
    `NAME:${name}`,
    `X-WR-CALNAME:${name}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${refreshed}`,
    `X-PUBLISHED-TTL:${refreshed}`,
  ];
  const zones = zonesOf(events).flatMap((tz) => zoneBlock(tz).trim().split(/\r?\n/));
  const body = events.flatMap((event) => ['BEGIN:VEVENT', ...eventLines(event, options), 'END:VEVENT']);
  return `${[...head, ...zones, ...body, 'END:VCALENDAR'].map(foldLine).join('\r\n')}\r\n`;
}
