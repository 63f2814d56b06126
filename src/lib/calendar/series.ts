import { dayMs } from '../time.ts';
import {
  type CalendarEvent,
  countedBefore,
  type EventFields,
  moveWall,
  repeats,
  ruleOf,
  seriesOf,
  textOfWallMs,
  wallLength,
  wallMs,
} from './event.ts';
import { expand } from './expand.ts';
import { formatRule } from './rule.ts';
import { momentOfUtc } from './zone.ts';

/*
 * Changes of a series: only one occurrence, or one and all later ones.
 */

/** What somebody changes about an event, and what follows from it for others. */
export type EventChange = Partial<
  EventFields & Pick<CalendarEvent, 'deleted_at' | 'recurrence_of' | 'recurrence_id'>
>;
/** One row to be written: as it was, and what changes. The server has not seen a row of version 0, which is sent whole. */
export interface EventEdit {
  readonly event: CalendarEvent;
  readonly change: EventChange;
}

const byTime = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
const exceptionsOf = (series: CalendarEvent, events: readonly CalendarEvent[]): CalendarEvent[] =>
  events.filter(({ recurrence_of, deleted_at }) => recurrence_of === series.id && deleted_at === null);

/** A row that the server has not seen. */
const freshRow = (row: CalendarEvent, id: string): CalendarEvent => ({
  ...row,
  id,
  sequence: 0,
  version: 0,
  deleted_at: null,
});

/** One occurrence as its series has it. */
function asNominal(series: CalendarEvent, nominal: string): Pick<EventFields, 'starts' | 'ends'> {
  return { starts: nominal, ends: moveWall(nominal, wallLength(series), series.all_day) };
}

const takesAway = ({ cancelled, deleted_at }: EventChange): boolean =>
  cancelled === true || (deleted_at !== undefined && deleted_at !== null);

/**
 * 'Only this one'. Cancelled or removed it is left out of its series.
 * @param events all, changed occurrences among them
 * @param newId makes the id of the changed occurrence, where there is none yet
 */
export function editOne(
  events: readonly CalendarEvent[],
  series: CalendarEvent,
  nominal: string,
  change: EventChange,
  newId: () => string,
): EventEdit[] {
  const kept = exceptionsOf(series, events).find(({ recurrence_id }) => recurrence_id === nominal);
  if (takesAway(change)) {
    const exdates = [...new Set([...series.exdates, nominal])].toSorted(byTime);
    return [{ event: series, change: { exdates } }, ...(kept ? [{ event: kept, change }] : [])];
  }
  // A changed occurrence repeats nothing, and lies in the zone by which its series names it.
  const alone = { rrule: null, exdates: [], rdates: [] };
  if (kept) return [{ event: kept, change: { ...change, ...alone } }];
  const event: CalendarEvent = {
    ...freshRow(series, newId()),
    ...asNominal(series, nominal),
    ...alone,
    cancelled: false,
    recurrence_of: series.id,
    recurrence_id: nominal,
  };
  return [{ event, change: { ...change, ...alone } }];
}

/** The end of a rule that stops before a time: the second before it, or the day before. */
function endBefore(series: CalendarEvent, nominal: string): string {
  if (series.all_day) return textOfWallMs(wallMs(nominal) - dayMs, true).replaceAll('-', '');
  const { ms } = momentOfUtc(wallMs(nominal), series.tz);
  return `${new Date(ms - 1000).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
}

/** The rule before a cut and from it on. */
function cutRule(series: CalendarEvent, nominal: string): [before: string | null, after: string | null] {
  const rule = ruleOf(series);
  if (rule === null) return [series.rrule, series.rrule];
  const before = formatRule({ ...rule, count: null, until: endBefore(series, nominal) });
  if (rule.count === null) return [before, formatRule(rule)];
  const left = rule.count - countedBefore(series, nominal);
  return [before, left > 0 ? formatRule({ ...rule, count: left }) : null];
}

/** The start from which the rule goes on: the occurrence of the cut, or the next one where the cut is one that was added. */
function startAfter(series: CalendarEvent, nominal: string): string {
  const range = { fromMs: wallMs(nominal) - 2 * dayMs, toMs: wallMs(nominal) + 400 * dayMs };
  const named = expand({ ...seriesOf(series), exdates: [], rdates: [] }, range);
  return named.find((occurrence) => occurrence.nominal >= nominal)?.nominal ?? nominal;
}

const hasEarlier = (series: CalendarEvent, nominal: string): boolean =>
  expand(seriesOf(series), { fromMs: 0, toMs: wallMs(nominal) + 2 * dayMs }).some(
    (occurrence) => occurrence.nominal < nominal,
  );

/** What moves along when a series begins at another time: what is left out, what is added, and changed occurrences. */
function moved(
  events: readonly CalendarEvent[],
  series: CalendarEvent,
  byMs: number,
  from: string,
  into: EventChange,
) {
  const shift = (text: string) => (byMs === 0 ? text : moveWall(text, byMs, series.all_day));
  const later = (texts: readonly string[]) => texts.filter((text) => text >= from).map(shift);
  const along = exceptionsOf(series, events).flatMap((event): EventEdit[] => {
    const { recurrence_id } = event;
    if (recurrence_id === null || recurrence_id < from) return [];
    return [{ event, change: { ...into, recurrence_id: shift(recurrence_id) } }];
  });
  return { exdates: later(series.exdates), rdates: later(series.rdates), along };
}

/** How far a change moves the occurrence it is made at; a change between hours and whole days moves nothing along. */
function moveOf(series: CalendarEvent, nominal: string, change: EventChange): number {
  if (change.starts === undefined || (change.all_day ?? series.all_day) !== series.all_day) return 0;
  return wallMs(change.starts) - wallMs(nominal);
}

/** The series itself, changed at its first occurrence. */
function editAll(
  events: readonly CalendarEvent[],
  series: CalendarEvent,
  nominal: string,
  change: EventChange,
): EventEdit[] {
  const byMs = takesAway(change) ? 0 : moveOf(series, nominal, change);
  if (byMs === 0) return [{ event: series, change }];
  const { exdates, rdates, along } = moved(events, series, byMs, '', {});
  return [{ event: series, change: { exdates, rdates, ...change } }, ...along];
}

/**
 * 'This and all later ones': the old series ends before, a new one begins, and what was left out, added or changed from there
 * on moves along. At the first occurrence it is the series itself that changes.
 * @param events all, changed occurrences among them
 * @param newId makes the id of the new series
 */
export function editThisAndLater(
  events: readonly CalendarEvent[],
  series: CalendarEvent,
  nominal: string,
  change: EventChange,
  newId: () => string,
): EventEdit[] {
  if (!repeats(series) || !hasEarlier(series, nominal)) return editAll(events, series, nominal, change);
  const [before, after] = cutRule(series, nominal);
  const earlier = (texts: readonly string[]) => texts.filter((text) => text < nominal);
  const ended: EventEdit = {
    event: series,
    change: { rrule: before, exdates: earlier(series.exdates), rdates: earlier(series.rdates) },
  };
  if (takesAway(change)) {
    const gone = moved(events, series, 0, nominal, {}).along.map(({ event }) => ({ event, change }));
    return [ended, ...gone];
  }
  const id = newId();
  const byMs = moveOf(series, nominal, change);
  const { exdates, rdates, along } = moved(events, series, byMs, nominal, { recurrence_of: id });
  const start = after === null ? nominal : startAfter(series, nominal);
  const event: CalendarEvent = {
    ...freshRow(series, id),
    ...asNominal(series, byMs === 0 ? start : moveWall(start, byMs, series.all_day)),
    rrule: after,
    exdates,
    rdates,
    // A changed series is the person's own, whatever it came from.
    uid: null,
  };
  // The new series is there before a changed occurrence refers to it.
  return [{ event, change }, ended, ...along];
}
