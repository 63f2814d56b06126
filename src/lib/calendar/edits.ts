import { daysBetween } from '../plans/dates.ts';
import { type CalendarEvent, countedBefore, type EventFields, repeats } from './event.ts';
import { timesAt } from './event-form.ts';
import { isLastOfMonth, nthOf } from './repeat.ts';
import { formatRule, parseRule, type Rule } from './rule.ts';
import { isoDayOf } from './rule-days.ts';
import { type EventChange, type EventEdit, editOne, editThisAndLater } from './series.ts';
import type { Entry } from './view.ts';

/* Changes of what a calendar shows, as rows are written, and what takes them back. */

/** Which times of a series a change is about. */
export type EditScope = 'one' | 'later';

/** The event as it stands at the time that is shown. */
export function asShown({ event, series, nominal }: Entry): EventFields {
  return event === series ? { ...event, ...timesAt(event, nominal) } : event;
}

/** Whether a change has to be asked about: it is one time of several. */
export const isOneOfMany = ({ series }: Entry): boolean => repeats(series);

/** The rule from a time on, with as many times as are left. */
export function ruleFrom(series: CalendarEvent, nominal: string): string | null {
  const parsed = series.rrule === null ? null : parseRule(series.rrule);
  if (!parsed?.ok || parsed.value.count === null) return series.rrule;
  const count = Math.max(1, parsed.value.count - countedBefore(series, nominal));
  return formatRule({ ...parsed.value, count });
}

/** A rule that names a day follows its event to another one. */
export function ruleMoved(rrule: string | null, from: string, to: string): string | null {
  const parsed = rrule === null ? null : parseRule(rrule);
  if (!parsed?.ok || from === to) return rrule;
  return formatRule({ ...parsed.value, ...movedParts(parsed.value, from, to) });
}

function movedParts(rule: Rule, from: string, to: string): Partial<Rule> {
  const { freq, byDay, byMonthDay } = rule;
  if (freq === 'WEEKLY') {
    const by = daysBetween(from, to);
    const days = byDay.map(({ day, ordinal }) => ({ day: ((((day - 1 + by) % 7) + 7) % 7) + 1, ordinal }));
    return { byDay: days.toSorted((a, b) => a.day - b.day) };
  }
  if (byMonthDay.length === 1 && byMonthDay[0] === Number(from.slice(8))) {
    return { byMonthDay: [Number(to.slice(8))] };
  }
  const [only] = byDay;
  if (byDay.length === 1 && only && only.ordinal !== null) {
    const isLast = only.ordinal < 0 && isLastOfMonth(to);
    return { byDay: [{ day: isoDayOf(to), ordinal: isLast ? -1 : nthOf(to) }] };
  }
  return {};
}

/** The rule of a series that begins on another day, where nobody said anything else about it. */
function ruleAlong(series: CalendarEvent, nominal: string, { starts }: EventChange): EventChange {
  if (starts === undefined) return {};
  const rrule = ruleMoved(ruleFrom(series, nominal), nominal.slice(0, 10), starts.slice(0, 10));
  return rrule === ruleFrom(series, nominal) ? {} : { rrule };
}

export interface EditAsk {
  readonly entry: Entry;
  /** null: it is not to be any more. */
  readonly change: Partial<EventFields> | null;
  readonly scope: EditScope;
  /** Of a row that may have to be made. */
  readonly newId: () => string;
  /** ISO. */
  readonly now: string;
}

/** What is to be written, in that order. */
export function editEntry(events: readonly CalendarEvent[], ask: EditAsk): EventEdit[] {
  const { entry, scope, newId, now } = ask;
  const change: EventChange = ask.change ?? { deleted_at: now };
  if (!isOneOfMany(entry)) return [{ event: entry.event, change }];
  const { series, nominal } = entry;
  if (scope === 'one') return editOne(events, series, nominal, change, newId);
  return editThisAndLater(
    events,
    series,
    nominal,
    { ...ruleAlong(series, nominal, change), ...change },
    newId,
  );
}

/** What takes edits back, last first. */
export function undoOf(edits: readonly EventEdit[], now: string): EventEdit[] {
  return edits.toReversed().map(({ event, change }) => {
    if (event.version === 0) return { event, change: { deleted_at: now } };
    const before = Object.fromEntries(
      (Object.keys(change) as (keyof EventChange)[]).map((field) => [field, event[field]]),
    ) as EventChange;
    // To what was written, so that nobody else's word is taken for it.
    return { event: { ...event, ...change } as CalendarEvent, change: before };
  });
}

/** The rows with edits put over them. */
export function withEdits(events: readonly CalendarEvent[], edits: readonly EventEdit[]): CalendarEvent[] {
  const rows = new Map(events.map((event) => [event.id, event]));
  for (const { event, change } of edits) {
    rows.set(event.id, { ...(rows.get(event.id) ?? event), ...change } as CalendarEvent);
  }
  return [...rows.values()].filter(({ deleted_at }) => deleted_at === null);
}
