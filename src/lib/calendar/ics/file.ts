import type { CalendarEvent } from '../event.ts';
import type { EventOccurrence } from '../occurrences.ts';

/** What a file holds of an event: the whole series with its changed occurrences, whichever of them was chosen. */
export function rowsOfEvent(event: CalendarEvent, events: readonly CalendarEvent[]): CalendarEvent[] {
  const series = event.recurrence_of ?? event.id;
  return events.filter(
    ({ id, recurrence_of, deleted_at }) => deleted_at === null && (id === series || recurrence_of === series),
  );
}

/** What a file holds of a range that is shown: what takes place in it, series whole. */
export function rowsOfRange(
  occurrences: readonly EventOccurrence[],
  events: readonly CalendarEvent[],
): CalendarEvent[] {
  const shown = new Set(occurrences.map(({ series }) => series.id));
  return events.filter(
    ({ id, recurrence_of, deleted_at }) => deleted_at === null && shown.has(recurrence_of ?? id),
  );
}
