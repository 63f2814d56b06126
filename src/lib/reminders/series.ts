/** When a reminder is due: by its own time and rule, or so many minutes before what it is about. */
import { expand, nextOccurrences, type Occurrence, type Series } from '../calendar/expand.ts';
import { parseRule, type Rule } from '../calendar/rule.ts';
import { momentOf, wallTextAt } from '../calendar/zone.ts';
import { dayMs, minuteMs } from '../time.ts';
import { type ReminderTarget, reminderRules } from './rules.ts';

/** A row of the calendar, as far as a reminder goes by it. */
export interface SourceEvent {
  readonly id: string;
  readonly starts: string;
  readonly all_day: boolean;
  readonly tz: string;
  readonly rrule: string | null;
  readonly exdates: readonly string[];
  readonly rdates: readonly string[];
  readonly recurrence_of: string | null;
  readonly recurrence_id: string | null;
}

/** What a reminder is about, as the database tells it (private.reminder_source). */
export interface ReminderSource {
  readonly over: boolean | null;
  readonly due_at?: string | null | undefined;
  readonly due_date?: string | null | undefined;
  readonly events?: readonly SourceEvent[] | null | undefined;
}

export interface TimedReminder {
  readonly target: ReminderTarget;
  readonly starts: string | null;
  readonly tz_mode: 'follow' | 'fixed';
  readonly tz: string;
  readonly rrule: string | null;
  readonly offset_min: number | null;
  readonly source: ReminderSource | null;
}

/** The zone a reminder goes by: that of its person on that day, or its own. */
export const zoneOf = ({ tz_mode, tz }: TimedReminder, personZone: string | null): string =>
  tz_mode === 'follow' ? (personZone ?? tz) : tz;

/** What takes a whole day is reminded of until the day is over. */
export function validForOf({ target, offset_min, source }: TimedReminder): 120 | 1440 {
  const isDay =
    target === 'retest' ||
    (offset_min !== null && Boolean(source?.due_date ?? source?.events?.some(({ all_day }) => all_day)));
  return isDay ? reminderRules.validForDayMin : reminderRules.validForMin;
}

/** A rule that is stored was read before; one that cannot be read any more is none. */
function ruleOf(text: string | null): Rule | null {
  const read = text === null ? null : parseRule(text);
  return read?.ok ? read.value : null;
}

function seriesOf(event: SourceEvent, left: readonly string[]): Series {
  const { starts: start, all_day: allDay, tz, rdates, exdates } = event;
  return { start, allDay, rule: ruleOf(event.rrule), exdates: [...exdates, ...left], rdates, tz };
}

/** Several series whose occurrences are reminded of so many minutes before, and how a moment of theirs becomes one of it. */
interface Timetable {
  readonly series: readonly Series[];
  due(occurrence: Occurrence): Occurrence;
  /** How much earlier or later than its occurrence a reminder can be. */
  readonly beforeMs: number;
}

function timetableOf(reminder: TimedReminder, zone: string): Timetable {
  const { starts, rrule, offset_min, source } = reminder;
  if (starts !== null) {
    const series = [{ start: starts, rule: ruleOf(rrule), tz: zone }];
    return { series, due: (occurrence) => occurrence, beforeMs: 0 };
  }
  const beforeMs = (offset_min ?? 0) * minuteMs;
  const at = (ms: number): Occurrence => {
    const wall = wallTextAt(ms - beforeMs, zone);
    return { nominal: wall, wall, ms: ms - beforeMs };
  };
  const dayAt = (date: string) => momentOf({ date, time: reminderRules.wholeDayAt }, zone);
  const due = ({ nominal, ms }: Occurrence) => at(nominal.length === 10 ? dayAt(nominal) : ms);
  if (source?.due_at) {
    const start = wallTextAt(Date.parse(source.due_at), 'UTC');
    return { series: [{ start, rule: null, tz: 'UTC' }], due, beforeMs };
  }
  if (source?.due_date) {
    return { series: [{ start: source.due_date, allDay: true, rule: null, tz: zone }], due, beforeMs };
  }
  const events = source?.events ?? [];
  const changed = events.flatMap(({ recurrence_id }) => (recurrence_id === null ? [] : [recurrence_id]));
  const series = events.map((event) => seriesOf(event, event.recurrence_of === null ? changed : []));
  return { series, due, beforeMs };
}

/** Days of a calendar begin at midnight and are reminded of later: so much is looked around. */
const aroundMs = 2 * dayMs;

/** Occurrences from a moment on and up to another, both of them included, oldest first. */
export function duesBetween(
  reminder: TimedReminder,
  zone: string,
  fromMs: number,
  toMs: number,
  limit: number,
): Occurrence[] {
  const { series, due, beforeMs } = timetableOf(reminder, zone);
  const range = { fromMs: fromMs + beforeMs - aroundMs, toMs: toMs + beforeMs + aroundMs };
  return series
    .flatMap((one) => expand(one, { ...range, limit: limit + 10 }))
    .map(due)
    .filter(({ ms }) => ms >= fromMs && ms <= toMs)
    .toSorted((a, b) => a.ms - b.ms)
    .slice(0, limit);
}

/** The next occurrences after a moment. */
export function nextDues(
  reminder: TimedReminder,
  zone: string,
  afterMs: number,
  count: number,
): Occurrence[] {
  const { series, due, beforeMs } = timetableOf(reminder, zone);
  return series
    .flatMap((one) => nextOccurrences(one, afterMs + beforeMs - aroundMs, count + 6))
    .map(due)
    .filter(({ ms }) => ms > afterMs)
    .toSorted((a, b) => a.ms - b.ms)
    .slice(0, count);
}
