import { dayMs } from '../time.ts';
import { type CalendarEvent, maxEventDays, seriesOf, wallLength, wallMs } from './event.ts';
import { expand } from './expand.ts';
import { momentOfUtc } from './zone.ts';

/** One time of an event, as a calendar shows it. */
export interface EventOccurrence {
  /** Unlike that of any other: the series and the nominal time. */
  readonly key: string;
  /** The row with its words: the event, or the changed occurrence. */
  readonly event: CalendarEvent;
  /** The series it belongs to; the event itself where it does not repeat. */
  readonly series: CalendarEvent;
  readonly nominal: string;
  readonly startMs: number;
  /** Exclusive; of whole days the midnight after the last. */
  readonly endMs: number;
}

export interface ShownRange {
  readonly fromMs: number;
  readonly toMs: number;
  /** Where somebody looks at it: whole days lie there. */
  readonly tz: string;
}

/** No range is longer. */
export const maxRangeDays = 400;

function endOf(event: CalendarEvent, nominal: string, startMs: number, tz: string): number {
  const zone = event.all_day ? tz : event.tz;
  const length = wallLength(event) + (event.all_day ? dayMs : 0);
  const end = momentOfUtc(wallMs(nominal) + length, zone).ms;
  // Where a clock jumps over the start, the end could come before it.
  return end > startMs ? end : startMs + length;
}

function occurrencesOfRow(
  row: CalendarEvent,
  series: CalendarEvent,
  { fromMs, toMs, tz }: ShownRange,
  left: ReadonlySet<string>,
): EventOccurrence[] {
  const times = expand(seriesOf(row, tz), { fromMs: fromMs - (maxEventDays + 1) * dayMs, toMs });
  return times.flatMap(({ nominal, ms }) => {
    if (left.has(nominal)) return [];
    const endMs = endOf(row, nominal, ms, tz);
    const name = row.recurrence_id ?? nominal;
    return endMs > fromMs
      ? [{ key: `${series.id} ${name}`, event: row, series, nominal: name, startMs: ms, endMs }]
      : [];
  });
}

const isThere = ({ deleted_at }: CalendarEvent): boolean => deleted_at === null;

/** What takes place within a range, in order; cancelled ones and changed occurrences of a series that is gone are not. */
export function occurrencesOf(events: readonly CalendarEvent[], range: ShownRange): EventOccurrence[] {
  const toMs = Math.min(range.toMs, range.fromMs + maxRangeDays * dayMs);
  const shown = { ...range, toMs };
  const present = events.filter(isThere);
  const masters = new Map(present.filter((row) => row.recurrence_of === null).map((row) => [row.id, row]));
  const changed = new Map<string, Set<string>>();
  for (const { recurrence_of, recurrence_id } of present) {
    if (recurrence_of === null || recurrence_id === null) continue;
    const times = changed.get(recurrence_of) ?? new Set();
    changed.set(recurrence_of, times.add(recurrence_id));
  }
  const found = present.flatMap((row) => {
    const series = row.recurrence_of === null ? row : masters.get(row.recurrence_of);
    if (series === undefined || row.cancelled || series.cancelled) return [];
    // A series that leaves a time out leaves out what it was changed to.
    if (row !== series && series.exdates.includes(row.recurrence_id ?? '')) return [];
    return occurrencesOfRow(
      row,
      series,
      shown,
      row === series ? (changed.get(row.id) ?? new Set()) : new Set(),
    );
  });
  return found.toSorted((a, b) => a.startMs - b.startMs || a.endMs - b.endMs || (a.key < b.key ? -1 : 1));
}

/** What takes place at the same time as one occurrence; whole days stand beside everything. */
export function overlaps(one: EventOccurrence, others: readonly EventOccurrence[]): EventOccurrence[] {
  if (one.event.all_day) return [];
  return others.filter(
    (other) =>
      other.key !== one.key && !other.event.all_day && other.startMs < one.endMs && other.endMs > one.startMs,
  );
}
