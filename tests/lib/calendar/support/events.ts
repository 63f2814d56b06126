import type { CalendarEvent } from '../../../../src/lib/calendar/event.ts';

/** A quarter of an hour each morning in Berlin; what a test cares about is given. */
export function eventWith(more: Partial<CalendarEvent> = {}): CalendarEvent {
  return {
    id: 'series',
    title: 'Read the mail',
    notes: '',
    location: '',
    all_day: false,
    starts: '2026-06-01T08:00:00',
    ends: '2026-06-01T08:15:00',
    tz: 'Europe/Berlin',
    rrule: null,
    exdates: [],
    rdates: [],
    kind: 'personal',
    link: null,
    cancelled: false,
    recurrence_of: null,
    recurrence_id: null,
    sequence: 0,
    uid: null,
    source: 'own',
    import_id: null,
    version: 1,
    created_at: '2026-05-01T08:00:00Z',
    updated_at: '2026-05-01T08:00:00Z',
    deleted_at: null,
    ...more,
  };
}
