import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { readStored, updateStored } from '@/integrations/local-db/open';
import { supabase } from '@/integrations/supabase/client';
import { toAppError, unwrap } from '@/integrations/supabase/errors';
import { withEdits } from '@/lib/calendar/edits';
import { type CalendarEvent, calendarEventSchema, type EventFields } from '@/lib/calendar/event';
import type { EventEdit } from '@/lib/calendar/series';
import { eventChanges, eventColumns } from './outbox';

/*
 * Events of a person: those of the account, with what this device changed and has not sent yet. They are kept on the
 * device, so that the calendar is read and changed without a connection.
 */

export const eventKeys = {
  of: (userId: string) => ['calendar', userId] as const,
  list: (userId: string) => ['calendar', userId, 'events'] as const,
  change: (userId: string) => ['calendar', userId, 'change'] as const,
  unsent: (userId: string) => ['calendar', userId, 'unsent'] as const,
  feeds: (userId: string) => ['calendar', userId, 'feeds'] as const,
};

const keptSchema = z.object({ owner: z.string(), events: z.array(calendarEventSchema) });
const keptKey = (userId: string) => `calendar/${userId}`;

async function keptEvents(userId: string): Promise<CalendarEvent[] | null> {
  const kept = z.safeParse(keptSchema, await readStored('sessions', keptKey(userId)).catch(() => null));
  return kept.success && kept.data.owner === userId ? kept.data.events : null;
}

const perRequest = 1000;

/** Everything, in parts that one answer holds. @throws AppError */
async function fetchEvents(): Promise<CalendarEvent[]> {
  const client = await supabase();
  const events: CalendarEvent[] = [];
  for (;;) {
    let asked = client.from('calendar_events').select(eventColumns).is('deleted_at', null);
    const behind = events.at(-1);
    if (behind) asked = asked.gt('id', behind.id);
    const rows = unwrap(await asked.order('id').limit(perRequest));
    events.push(...z.parse(z.array(calendarEventSchema), rows));
    if (rows.length < perRequest) return events;
  }
}

async function fetchAndKeep(userId: string): Promise<CalendarEvent[]> {
  const events = await fetchEvents();
  await updateStored('sessions', keptKey(userId), () => ({ owner: userId, events })).catch(() => {}); // nothing is kept
  return events;
}

const isShown = ({ deleted_at }: CalendarEvent) => deleted_at === null;

/** Every event; without a connection what this device knows of them. */
export function eventsQuery(userId: string) {
  return queryOptions({
    queryKey: eventKeys.list(userId),
    queryFn: async () => {
      const events = await fetchAndKeep(userId).catch(async (failure: unknown) => {
        const kept = await keptEvents(userId);
        if (kept === null) throw toAppError(failure);
        return kept;
      });
      return (await eventChanges.withWaiting(userId, events)).filter(isShown);
    },
    retry: false,
  });
}

/** An event as it begins; version 0 says that the account does not know it yet. */
export function newEvent(fields: EventFields, id: string = crypto.randomUUID()): CalendarEvent {
  const now = new Date().toISOString();
  return {
    ...fields,
    id,
    recurrence_of: null,
    recurrence_id: null,
    sequence: 0,
    uid: null,
    source: 'own',
    import_id: null,
    version: 0,
    created_at: now,
    updated_at: now,
    deleted_at: null,
  };
}

export const readEventsAgain = (client: QueryClient, userId: string) =>
  client.invalidateQueries({ queryKey: eventKeys.of(userId) });

/**
 * Adds or changes events: kept on the device, then sent in the order they are given. Taking away is
 * `{ deleted_at: now }`, taking that back `{ deleted_at: null }`.
 * @throws AppError: detail 'too_many_calendar_events' or another refusal of the database, which undoes that change here;
 *   `eventConflict` where another device changed the same text, until it is settled
 */
export function changeEventsMutation(userId: string) {
  return mutationOptions({
    mutationKey: eventKeys.change(userId),
    mutationFn: async (edits: readonly EventEdit[]) => {
      for (const { event, change } of edits) await eventChanges.keep(userId, event, change);
      for (const { event } of edits) await eventChanges.send(event.id);
    },
    // Shown at once: the way to the server may take long.
    onMutate: (edits, { client }) => {
      client.setQueryData<CalendarEvent[]>(eventKeys.list(userId), (known) =>
        known ? withEdits(known, edits) : known,
      );
    },
    onSettled: (_nothing, _error, _edits, _before, { client }) => readEventsAgain(client, userId),
  });
}

/** Settles a text that two devices changed: `mine` writes what this device says over the other, else that is dropped. */
export function settleEventMutation(userId: string) {
  return mutationOptions({
    mutationFn: ({ id, mine }: { readonly id: string; readonly mine: boolean }) =>
      eventChanges.settle(userId, id, mine),
    onSettled: (_nothing, _error, _asked, _before, { client }) => readEventsAgain(client, userId),
  });
}

/** Keeps both: what the other device says stays, what this one says becomes an event of its own. */
export function keepBothMutation(userId: string) {
  return mutationOptions({
    mutationFn: async (mine: CalendarEvent) => {
      const { id, recurrence_of: _of, recurrence_id: _id, ...said } = mine;
      const copy = newEvent(said);
      await eventChanges.settle(userId, id, false);
      await eventChanges.keep(userId, copy, {});
      await eventChanges.send(copy.id);
    },
    onSettled: (_nothing, _error, _asked, _before, { client }) => readEventsAgain(client, userId),
  });
}
