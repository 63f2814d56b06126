import * as z from 'zod/mini';
import { plainLine, plainText } from '../plain-text.ts';
import { dayMs } from '../time.ts';
import { dayText } from './days.ts';
import { expand, firstOccurrence, neverHappens, nominalKey, type Series } from './expand.ts';
import { parseRule, type Rule } from './rule.ts';
import { isZone } from './zone.ts';

export const eventKinds = ['focus', 'training', 'retest', 'plan', 'personal', 'imported'] as const;
export type EventKind = (typeof eventKinds)[number];

export const maxEventTitle = 200;
export const maxEventNotes = 4000;
export const maxEventLocation = 200;
export const maxEventDays = 14;
export const maxExdates = 200;
export const maxRdates = 100;

/** Lengths count code points, as the database does. */
const textUpTo = (max: number, min = 0) =>
  z.string().check(z.refine((text) => [...text].length <= max && [...text].length >= min));
const line = (max: number, min = 0) => textUpTo(max, min).check(z.refine((text) => plainLine(text) === text));
const time = z
  .string()
  .check(z.refine((text) => nominalKey(text, false) !== null || nominalKey(text, true) !== null));

/** What a person says about an event; named as the columns. */
export const eventFieldsSchema = z.object({
  title: line(maxEventTitle, 1),
  notes: textUpTo(maxEventNotes).check(z.refine((text) => plainText(text) === text)),
  location: line(maxEventLocation),
  all_day: z.boolean(),
  /** YYYY-MM-DDTHH:MM:SS on the wall, or the first day. */
  starts: time,
  /** The same, or the last day. */
  ends: time,
  /** IANA. */
  tz: z.string(),
  rrule: z.nullable(z.string()),
  exdates: z.array(time).check(z.maxLength(maxExdates)),
  rdates: z.array(time).check(z.maxLength(maxRdates)),
  kind: z.enum(eventKinds),
  /** A page of the app. */
  link: z.nullable(z.string()),
  cancelled: z.boolean(),
});
export type EventFields = z.infer<typeof eventFieldsSchema>;

export const calendarEventSchema = z.extend(eventFieldsSchema, {
  id: z.string(),
  /** The series of which this is one changed occurrence, and which: its nominal time. */
  recurrence_of: z.nullable(z.string()),
  recurrence_id: z.nullable(z.string()),
  /** Set by the server, as are version and stamps. */
  sequence: z.number(),
  /** Of the file it was imported from; null: own, known to other calendars by its id. */
  uid: z.nullable(z.string()),
  source: z.enum(['own', 'import']),
  import_id: z.nullable(z.string()),
  version: z.number(),
  created_at: z.string(),
  updated_at: z.string(),
  deleted_at: z.nullable(z.string()),
});
export type CalendarEvent = z.infer<typeof calendarEventSchema>;

type Timed = Pick<EventFields, 'all_day' | 'starts' | 'ends' | 'tz'>;
type Repeating = Timed & Pick<EventFields, 'rrule' | 'exdates' | 'rdates'>;

/** The rule of an event; null: none, or one that cannot be read, which happens once then. */
export function ruleOf({ rrule }: Pick<EventFields, 'rrule'>): Rule | null {
  if (rrule === null) return null;
  const parsed = parseRule(rrule);
  return parsed.ok ? parsed.value : null;
}

/** @param tz where somebody looks at it, which is where its whole days lie */
export function seriesOf(event: Repeating, tz: string = event.tz): Series {
  return {
    start: event.starts,
    allDay: event.all_day,
    rule: ruleOf(event),
    exdates: event.exdates,
    rdates: event.rdates,
    tz: event.all_day ? tz : event.tz,
  };
}

/** A time on the wall (or a date) as if it were one of UTC, milliseconds: to count with, not to be shown. */
export const wallMs = (text: string): number =>
  Date.parse(text.length === 10 ? `${text}T00:00:00Z` : `${text}Z`);

/** The same back. */
export const textOfWallMs = (ms: number, allDay: boolean): string =>
  allDay ? dayText(Math.floor(ms / dayMs)) : new Date(ms).toISOString().slice(0, 19);

/** How long an event is on the wall. Of whole days the last is not counted. */
export const wallLength = ({ starts, ends }: Pick<EventFields, 'starts' | 'ends'>): number =>
  wallMs(ends) - wallMs(starts);

/** Moves a time on the wall. */
export const moveWall = (text: string, byMs: number, allDay: boolean): string =>
  textOfWallMs(wallMs(text) + byMs, allDay);

export type EventFault =
  | 'title_missing'
  | 'title_long'
  | 'notes_long'
  | 'location_long'
  | 'bad_time'
  | 'end_before_start'
  | 'too_long'
  | 'unknown_zone'
  | 'rule_unsupported'
  | 'no_day'
  | 'until_before_start'
  | 'never_happens';

const isLonger = (text: string, max: number) => [...text].length > max;

function timeFault({ all_day, starts, ends }: Timed): EventFault | null {
  const [from, to] = [nominalKey(starts, all_day), nominalKey(ends, all_day)];
  if (from === null || to === null) return 'bad_time';
  const length = wallMs(to) - wallMs(from);
  if (all_day ? length < 0 : length <= 0) return 'end_before_start';
  return length > (maxEventDays - (all_day ? 1 : 0)) * dayMs ? 'too_long' : null;
}

function ruleFault(fields: Repeating): EventFault | null {
  if (fields.rrule === null) return null;
  if (/(^|;)BYDAY=(;|$)/.test(fields.rrule)) return 'no_day';
  const parsed = parseRule(fields.rrule);
  if (!parsed.ok) return 'rule_unsupported';
  if (timeFault(fields) !== null || !isZone(fields.tz)) return null;
  const series = seriesOf(fields);
  if (!neverHappens(series)) return null;
  const { value: rule } = parsed;
  return rule.until !== null && !neverHappens({ ...series, rule: { ...rule, until: null } })
    ? 'until_before_start'
    : 'never_happens';
}

/** What is wrong with an event as it was filled in, in the order of a form. */
export function eventFaults(fields: EventFields): EventFault[] {
  const title = plainLine(fields.title).trim();
  const faults: (EventFault | null)[] = [
    title === '' ? 'title_missing' : null,
    isLonger(title, maxEventTitle) ? 'title_long' : null,
    isLonger(fields.location, maxEventLocation) ? 'location_long' : null,
    isLonger(fields.notes, maxEventNotes) ? 'notes_long' : null,
    isZone(fields.tz) ? null : 'unknown_zone',
    timeFault(fields),
    ruleFault(fields),
  ];
  return faults.filter((fault) => fault !== null);
}

/** The event with its start at its first occurrence, as a rule need not name the day that was chosen. */
export function startedByRule<Fields extends Repeating>(fields: Fields): Fields {
  if (fields.rrule === null) return fields;
  const first = firstOccurrence({ ...seriesOf(fields), exdates: [], rdates: [] });
  if (first === null || first.nominal === fields.starts) return fields;
  return {
    ...fields,
    starts: first.nominal,
    ends: moveWall(first.nominal, wallLength(fields), fields.all_day),
  };
}

/** Whether an event is a series: what only it can be asked. */
export const repeats = ({ rrule, rdates }: Pick<EventFields, 'rrule' | 'rdates'>): boolean =>
  rrule !== null || rdates.length > 0;

/** How many times a rule named a time before a nominal one, left out or not. */
export function countedBefore(event: Repeating, nominal: string): number {
  const series = { ...seriesOf(event), exdates: [], rdates: [] };
  const times = expand(series, { fromMs: 0, toMs: wallMs(nominal) + 2 * dayMs });
  return times.filter((occurrence) => occurrence.nominal < nominal).length;
}
