import * as z from 'zod/mini';
import { createRowChanges, type WaitingChange } from '@/api/sync/row-changes';
import type { Shape } from '@/integrations/device-store';
import { supabase } from '@/integrations/supabase/client';
import { toAppError } from '@/integrations/supabase/errors';
import { type CalendarEvent, calendarEventSchema } from '@/lib/calendar/event';
import { mergeEvent, rowChangeSchema } from '@/lib/calendar/merge';
import type { EventChange } from '@/lib/calendar/series';

/** Changes of events on their way to the account. */
type WaitingEvent = WaitingChange<CalendarEvent, EventChange>;

const payloadSchema = z.object({ base: calendarEventSchema, change: rowChangeSchema });

/** Detail of the refusal of a text that two devices changed: the person says which stands. */
export const eventConflict = 'event_text_conflict';

export const eventColumns =
  'id, title, notes, location, all_day, starts, ends, tz, rrule, exdates, rdates, recurrence_of, recurrence_id, kind, link, cancelled, sequence, uid, source, import_id, version, created_at, updated_at, deleted_at';

/** The event as the account holds it; null when it holds none. @throws AppError */
export async function fetchEvent(id: string): Promise<CalendarEvent | null> {
  const client = await supabase();
  const { data, error } = await client
    .from('calendar_events')
    .select(eventColumns)
    .eq('id', id)
    .maybeSingle();
  if (error) throw toAppError(error);
  return data && z.parse(calendarEventSchema, data);
}

/** What a person says about an event, as a row that is new. */
export const newRow = (event: CalendarEvent) => {
  const { id, title, notes, location, all_day, starts, ends, tz, rrule, exdates, rdates } = event;
  const { recurrence_of, recurrence_id, kind, link, cancelled, uid, source, import_id } = event;
  const said = {
    title,
    notes,
    location,
    all_day,
    starts,
    ends,
    tz,
    rrule,
    exdates,
    rdates,
    kind,
    link,
    cancelled,
  };
  return { id, ...said, recurrence_of, recurrence_id, uid, source, import_id };
};

async function insert({ base, change }: WaitingEvent): Promise<void> {
  const client = await supabase();
  const { error } = await client
    .from('calendar_events')
    .upsert(newRow({ ...base, ...change }), { onConflict: 'id', ignoreDuplicates: true });
  if (error) throw toAppError(error);
}

async function update(id: string, version: number, change: EventChange): Promise<boolean> {
  const client = await supabase();
  const { data, error } = await client
    .from('calendar_events')
    .update(change)
    .eq('id', id)
    .eq('version', version)
    .select('id');
  if (error) throw toAppError(error);
  return data.length > 0;
}

/** All that is said of a new one, and that it is there: one that was taken away comes back under its id. */
function newChange({ base, change }: WaitingEvent): EventChange {
  const { title, notes, location, all_day, starts, ends, tz, rrule, exdates, rdates, kind, link } = base;
  const said = { title, notes, location, all_day, starts, ends, tz, rrule, exdates, rdates, kind, link };
  return { ...said, cancelled: base.cancelled, deleted_at: null, ...change };
}

export const eventChanges = createRowChanges<CalendarEvent, EventChange>({
  name: 'event',
  // What is left out is left out, never undefined.
  payload: payloadSchema as Shape<WaitingEvent>,
  fetch: fetchEvent,
  insert,
  update,
  newChange,
  merge: mergeEvent,
  conflict: eventConflict,
  busy: 'event_busy',
});
export const eventOutbox = eventChanges.outbox;
