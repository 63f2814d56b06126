import { dayNumber, dayText } from '../days.ts';
import {
  type EventFault,
  type EventFields,
  eventFaults,
  maxEventLocation,
  maxEventNotes,
  maxEventTitle,
  maxExdates,
  maxRdates,
  moveWall,
  startedByRule,
  textOfWallMs,
  wallMs,
} from '../event.ts';
import { isDate, wallToUtc } from '../zone.ts';
import { cleanLine, cleanText } from './clean.ts';
import { durationMs, isDay, type RawTime, wallIn, type ZoneOptions, zoneNamed, zoneOf } from './times.ts';

/*
 * One event of a file as one of ours.
 */

/** A property as a parser gives it: values as texts, of periods their starts. */
export interface RawProperty {
  /** In small letters. */
  readonly name: string;
  readonly tzid: string | null;
  readonly values: readonly string[];
}

/** Why an event is left out. */
export type LeftReason =
  | 'unreadable'
  | 'bad_time'
  | 'bad_rule'
  | 'too_long'
  | 'too_many_dates'
  | 'part_of_series'
  | 'cancelled'
  /** Made here. */
  | 'own'
  /** Of a file before, as new as this or newer. */
  | 'already'
  /** Twice in the file. */
  | 'double';

export interface ReadOptions extends ZoneOptions {
  /** The title of an event without one. */
  readonly untitled: string;
}

/** A zone with a name of its own. */
export interface MatchedZone {
  readonly name: string;
  /** By IANA; null: nobody knows it, its times are read in the zone of the profile. */
  readonly zone: string | null;
}

/** What a file says of one event. */
export interface ReadEvent {
  readonly fields: EventFields;
  readonly uid: string;
  readonly sequence: number;
  readonly modifiedMs: number;
  /** Its nominal time, where it is a changed occurrence. */
  readonly recurrence: RawTime | null;
  readonly cancelled: boolean;
  /** Whether words of it were cut. */
  readonly shortened: boolean;
  /** Names of zones that are none by IANA, and what they are read as. */
  readonly zones: readonly MatchedZone[];
}

class Left extends Error {
  readonly reason: LeftReason;
  constructor(reason: LeftReason) {
    super(reason);
    this.reason = reason;
  }
}
export const reasonOf = (error: unknown): LeftReason | null => (error instanceof Left ? error.reason : null);

function leave(reason: LeftReason): never {
  throw new Left(reason);
}

/** What an event lasts that says nothing about it. */
const usualMs = 15 * 60_000;

const reasons: Partial<Record<EventFault, LeftReason>> = {
  too_long: 'too_long',
  rule_unsupported: 'bad_rule',
  no_day: 'bad_rule',
  until_before_start: 'bad_rule',
  never_happens: 'bad_rule',
};

const longestUid = 255;
const dayBefore = (date: string): string => dayText(dayNumber(date) - 1);

class Reader {
  readonly zones = new Map<string, string | null>();
  private readonly properties: readonly RawProperty[];
  private readonly options: ReadOptions;
  constructor(properties: readonly RawProperty[], options: ReadOptions) {
    this.properties = properties;
    this.options = options;
  }

  text(name: string): string {
    return this.properties.find((property) => property.name === name)?.values.join(',') ?? '';
  }

  times(name: string): RawTime[] {
    return this.properties
      .filter((property) => property.name === name)
      .flatMap(({ values, tzid }) => values.map((text) => ({ text, zone: tzid })));
  }

  zone = (name: string): string => {
    const zone = zoneOf(name, this.options);
    if (zone !== name) this.zones.set(name, zone);
    return zone ?? this.options.profileZone;
  };

  wall(time: RawTime, tz: string): string {
    return wallIn(time, tz, this.zone) ?? leave('bad_time');
  }
}

/** The end of an event: of a day, or by the wall. */
function endOf(reader: Reader, starts: string, tz: string, allDay: boolean): string {
  const [end] = reader.times('dtend');
  if (end) {
    if (isDay(end) !== allDay) leave('bad_time');
    const ends = reader.wall(end, tz);
    // A day that ends on itself is that day, and a time that ends as it begins is as short as any.
    if (allDay) return ends > starts ? dayBefore(ends) : ends === starts ? ends : leave('bad_time');
    return ends === starts ? moveWall(starts, usualMs, false) : ends;
  }
  const text = reader.text('duration');
  const length = text === '' ? 0 : (durationMs(text) ?? leave('bad_time'));
  if (allDay) return dayText(dayNumber(starts) + Math.max(Math.ceil(length / 86_400_000) - 1, 0));
  return moveWall(starts, length === 0 ? usualMs : length, false);
}

/** A rule whose end is a time without a zone ends by the event's own. */
function ruleOf(reader: Reader, tz: string, allDay: boolean): string | null {
  const text = reader.text('rrule').toUpperCase();
  if (text === '') return null;
  return text.replace(/UNTIL=(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(Z?)/, (whole, ...parts: string[]) => {
    const [year, month, day, hours, minutes, seconds, zulu] = parts;
    if (allDay) return `UNTIL=${year}${month}${day}`;
    if (zulu === 'Z') return whole;
    const moment = wallToUtc(`${year}-${month}-${day}T${hours}:${minutes}:${seconds}`, tz);
    if (moment === null) return leave('bad_rule');
    return `UNTIL=${textOfWallMs(moment.ms, false).replace(/[-:]/g, '')}Z`;
  });
}

/** Times that are left out or added, as the start is one: days of an event with times are its time on those days. */
function datesOf(reader: Reader, name: string, starts: string, tz: string, most: number): string[] {
  const allDay = isDate(starts);
  const dates = reader.times(name).map((time) => {
    const wall = reader.wall(time, tz);
    if (allDay) return wall.slice(0, 10);
    return isDate(wall) ? `${wall}${starts.slice(10)}` : wall;
  });
  if (dates.length > most) leave('too_many_dates');
  return [...new Set(dates)].toSorted();
}

/** The zone an event is in. What is told in UTC once is read where the person is; what repeats in UTC goes on so. */
function zoneOfEvent(reader: Reader, start: RawTime, profileZone: string): string {
  const named = zoneNamed(start);
  if (named === null || isDay(start)) return profileZone;
  if (named !== 'UTC') return reader.zone(named);
  return reader.text('rrule') === '' && reader.times('rdate').length === 0 ? profileZone : 'UTC';
}

const numberOf = (text: string): number => (/^\d{1,9}$/.test(text) ? Number(text) : 0);

/** A name for what has none: the same each time the file is read. */
const namedBy = (starts: string, title: string): string => `${starts} ${title}`;

/**
 * Reads one event.
 * @throws Left with the reason why it is left out
 */
export function readEvent(properties: readonly RawProperty[], options: ReadOptions): ReadEvent {
  const reader = new Reader(properties, options);
  const [start] = reader.times('dtstart');
  if (start === undefined) return leave('bad_time');
  const tz = zoneOfEvent(reader, start, options.profileZone);
  const allDay = isDay(start);
  const starts = reader.wall(start, tz);
  const title = cleanLine(reader.text('summary'), maxEventTitle);
  const notes = cleanText(reader.text('description'), maxEventNotes);
  const location = cleanLine(reader.text('location'), maxEventLocation);
  const fields: EventFields = startedByRule({
    title: title.text === '' ? options.untitled : title.text,
    notes: notes.text,
    location: location.text,
    all_day: allDay,
    starts,
    ends: endOf(reader, starts, tz, allDay),
    tz,
    rrule: ruleOf(reader, tz, allDay),
    exdates: datesOf(reader, 'exdate', starts, tz, maxExdates),
    rdates: datesOf(reader, 'rdate', starts, tz, maxRdates),
    kind: 'imported',
    link: null,
    cancelled: false,
  });
  const [fault] = eventFaults(fields);
  if (fault !== undefined) leave(reasons[fault] ?? 'bad_time');
  const years = [fields.starts, fields.ends].map((text) => wallMs(text));
  if (years.some((ms) => ms < Date.UTC(2000, 0) || ms >= Date.UTC(2200, 0))) leave('bad_time');
  const modified = reader.text('last-modified') || reader.text('dtstamp');
  const uid = reader.text('uid').trim();
  return {
    fields,
    uid: [...(uid === '' ? namedBy(starts, title.text) : cleanLine(uid, longestUid).text)]
      .slice(0, longestUid)
      .join(''),
    sequence: numberOf(reader.text('sequence')),
    modifiedMs: Date.parse(/Z$/.test(modified) ? modified : `${modified}Z`) || 0,
    recurrence: reader.times('recurrence-id')[0] ?? null,
    cancelled: reader.text('status').toUpperCase() === 'CANCELLED',
    shortened: title.cut || notes.cut || location.cut,
    zones: [...reader.zones].map(([name, zone]) => ({ name, zone })),
  };
}

/** The nominal time of a changed occurrence, as its series writes it. */
export function nominalOf(
  recurrence: RawTime,
  series: Pick<EventFields, 'starts' | 'tz' | 'all_day'>,
  options: ReadOptions,
): string | null {
  const wall = wallIn(recurrence, series.tz, (name) => zoneOf(name, options) ?? options.profileZone);
  if (wall === null) return null;
  if (series.all_day) return wall.slice(0, 10);
  return isDate(wall) ? `${wall}${series.starts.slice(10)}` : wall;
}
