import * as z from 'zod/mini';
import { plainLine, plainText } from '../plain-text.ts';
import { minuteMs } from '../time.ts';
import {
  type CalendarEvent,
  type EventFault,
  type EventFields,
  eventFaults,
  maxEventLocation,
  maxEventNotes,
  maxEventTitle,
  moveWall,
  startedByRule,
  wallLength,
} from './event.ts';
import { isDate, isZone, wallAt, wallText } from './zone.ts';

/* The form of an event. Messages are translation keys; `max` of the text is the limit of the field. */

/** Kinds that a person chooses from; an event of another kind keeps it. */
export const chosenKinds = ['focus', 'training', 'personal'] as const;

const nfc = (text: string): string => text.normalize('NFC');
/** Lengths count code points, as the database does. */
const upTo = (max: number) =>
  z.refine<string>((text) => [...text].length <= max, { error: 'common:words.tooLong' });
const line = (max: number) => z.string().check(z.overwrite(plainLine), z.overwrite(nfc), z.trim(), upTo(max));
const day = z.string().check(z.refine(isDate, { error: 'schedule:fault.day' }));

const fields = z.object({
  title: line(maxEventTitle).check(z.minLength(1, { error: 'common:words.titleMissing' })),
  allDay: z.boolean(),
  startDate: day,
  startTime: z.string(),
  endDate: day,
  endTime: z.string(),
  tz: z.string().check(z.trim(), z.refine(isZone, { error: 'schedule:fault.zone' })),
  kind: z.enum([...chosenKinds, 'kept']),
  location: line(maxEventLocation),
  notes: z.string().check(z.overwrite(plainText), z.overwrite(nfc), z.trim(), upTo(maxEventNotes)),
});
export type EventForm = z.infer<typeof fields>;

const hasTime = (form: EventForm, time: string) => form.allDay || /^\d{2}:\d{2}/.test(time);
const isTimed = (form: EventForm) => hasTime(form, form.startTime) && hasTime(form, form.endTime);

const wallOf = (date: string, time: string, allDay: boolean): string =>
  allDay ? date : (wallText(`${date}T${time}`) ?? '');

const timesOf = ({ startDate, startTime, endDate, endTime, allDay, tz }: EventForm) => ({
  all_day: allDay,
  starts: wallOf(startDate, startTime, allDay),
  ends: wallOf(endDate, endTime, allDay),
  tz,
});

/** An event that nothing was said about yet. */
export const blank: EventFields = {
  title: '',
  notes: '',
  location: '',
  all_day: false,
  starts: '',
  ends: '',
  tz: 'UTC',
  rrule: null,
  exdates: [],
  rdates: [],
  kind: 'focus',
  link: null,
  cancelled: false,
};

/** What the form says of its times, as far as they are filled in. */
function timesFault(form: EventForm, wanted: EventFault): boolean {
  if (!isTimed(form)) return false;
  return eventFaults({ ...blank, ...timesOf(form), rrule: null }).includes(wanted);
}

export const eventFormSchema = fields.check(
  z.refine((form) => hasTime(form, form.startTime), { error: 'schedule:fault.time', path: ['startTime'] }),
  z.refine((form) => hasTime(form, form.endTime), { error: 'schedule:fault.time', path: ['endTime'] }),
  z.refine((form) => !timesFault(form, 'end_before_start'), {
    error: 'calendar:form.endBefore',
    path: ['endDate'],
  }),
  z.refine((form) => !timesFault(form, 'too_long'), {
    error: 'calendar:form.tooLongSpan',
    path: ['endDate'],
  }),
);

export interface NewEventStart {
  readonly date: string;
  /** HH:MM; null: a whole day. */
  readonly time: string | null;
  readonly tz: string;
}

const usualMinutes = 30;

/** A time of the clock so many minutes later, on its day or the next. */
export function later(date: string, time: string, minutes: number): { date: string; time: string } {
  const text = new Date(Date.parse(`${date}T${time}:00Z`) + minutes * minuteMs).toISOString();
  return { date: text.slice(0, 10), time: text.slice(11, 16) };
}

/** The next full hour somewhere; the last one of a day where there is none any more. */
export function nextHour(nowMs: number, tz: string): string {
  const hour = Number(wallAt(nowMs, tz).time.slice(0, 2)) + 1;
  return `${String(Math.min(hour, 23)).padStart(2, '0')}:00`;
}

/** What the form of a new event begins with. */
export function newEventForm({ date, time, tz }: NewEventStart): EventForm {
  const start = time ?? '09:00';
  const end = later(date, start, usualMinutes);
  return {
    title: '',
    allDay: time === null,
    startDate: date,
    startTime: start,
    endDate: time === null ? date : end.date,
    endTime: end.time,
    tz,
    kind: 'focus',
    location: '',
    notes: '',
  };
}

/** What the form of an event begins with, at one of its times. */
export function eventFormOf(event: CalendarEvent, nominal: string): EventForm {
  const { starts, ends } = timesAt(event, nominal);
  return {
    title: event.title,
    allDay: event.all_day,
    startDate: starts.slice(0, 10),
    startTime: starts.slice(11, 16) || '09:00',
    endDate: ends.slice(0, 10),
    endTime: ends.slice(11, 16) || '09:30',
    tz: event.tz,
    kind: chosenKinds.find((kind) => kind === event.kind) ?? 'kept',
    location: event.location,
    notes: event.notes,
  };
}

/** Start and end of an event that begins then and takes as long. */
export const timesAt = (
  event: Pick<EventFields, 'all_day' | 'starts' | 'ends'>,
  starts: string,
): Pick<EventFields, 'starts' | 'ends'> => ({
  starts,
  ends: moveWall(starts, wallLength(event), event.all_day),
});

/** An event some minutes later or earlier on the wall, or days for whole ones. */
export const movedTo = (event: CalendarEvent, nominal: string, date: string, time: string | null) =>
  timesAt(event, event.all_day || time === null ? `${date}${nominal.slice(10)}` : `${date}T${time}:00`);

/** What a form says of an event. Where the rule does not name the first day, the event begins with the first that it does. */
export function said(form: EventForm, rrule: string | null, kept: EventFields = blank): EventFields {
  const { title, notes, location } = form;
  const kind = form.kind === 'kept' ? kept.kind : form.kind;
  return startedByRule({ ...kept, title, notes, location, kind, ...timesOf(form), rrule });
}

/** What of it differs from the event, at the time that was opened. */
export function changeFrom(event: EventFields, now: EventFields): Partial<EventFields> {
  const names = ['title', 'notes', 'location', 'kind', 'all_day', 'starts', 'ends', 'tz', 'rrule'] as const;
  return Object.fromEntries(
    names.filter((name) => event[name] !== now[name]).map((name) => [name, now[name]]),
  );
}
