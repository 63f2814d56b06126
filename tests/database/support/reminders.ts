/** Reminders as the server stores and dispatches them, for tests of the database. */
import { randomUUID } from 'node:crypto';
import type { OpenedDb } from '../../../supabase/local/db/open.ts';
import { valueAs } from './database.ts';
import { reminderSample } from './rows/reminders.ts';

type Json = Record<string, unknown>;

/** A stored reminder of the person; what is not said is that of the sample. */
export async function storeReminder(db: OpenedDb, person: string, more: Json = {}): Promise<Json> {
  const row = { ...reminderSample(randomUUID(), person), ...more };
  return valueAs<Json>(db, 'service', 'select public.store_reminder($1, $2)', [person, JSON.stringify(row)]);
}

export interface Taken {
  now: string;
  reminders: (Json & { id: string; version: number })[];
}
export const claimDue = (db: OpenedDb, now: string): Promise<Taken> =>
  valueAs<Taken>(db, 'service', 'select public.claim_due_reminders(500, $1)', [now]);

export interface TakenPeople {
  people: (Json & { user_id: string; used: Json; deliveries: (Json & { id: string })[] })[];
}
export const claimDeliveries = (db: OpenedDb, now: string): Promise<TakenPeople> =>
  valueAs<TakenPeople>(db, 'service', 'select public.claim_deliveries(500, $1)', [now]);

export const storeDispatch = (db: OpenedDb, done: readonly Json[]): Promise<number> =>
  valueAs<number>(db, 'service', 'select public.store_dispatch($1)', [JSON.stringify(done)]);

/** What a dispatcher decides about one reminder: told in the app and, by and by, on a device. */
export const told = (
  { id, version }: { id: string; version: number },
  occurrence: string,
  more: Json = {},
): Json => ({
  id,
  version,
  state: 'active',
  next_at: '2031-01-02T07:00:00Z',
  next_local: '2031-01-02T08:00:00',
  last_handled: occurrence,
  snooze_over: false,
  is_new: true,
  unanswered: 1,
  deliveries: (['in_app', 'push'] as const).map((channel) => ({
    occurrence,
    channel,
    state: channel === 'in_app' ? 'sent' : 'claimed',
    due_at: '2031-01-01T07:00:00Z',
    send_at: '2031-01-01T07:00:00Z',
  })),
  notices: [
    {
      kind: 'reminder',
      subject: id,
      event: `${id} ${occurrence}`,
      title: 'Water the plants',
      path: '/training-hub',
      params: { title: 'Water the plants', time: '08:00', occurrence },
    },
  ],
  ...more,
});
