/** The real dispatcher against a database in memory, with a mail service and devices that note what reaches them. */

import type { DispatchDeps } from '../../../supabase/functions/dispatch-reminders/deps.ts';
import { handle } from '../../../supabase/functions/dispatch-reminders/handler.ts';
import { claimedRows, dueRows } from '../../../supabase/functions/dispatch-reminders/rows.ts';
import type { OpenedDb } from '../../../supabase/local/db/open.ts';
import { valueAs } from './database.ts';

/** What reached somebody: a mail by its key, a message by its tag, and what it told of. */
export interface Reached {
  key: string;
  channel: 'push' | 'email';
  person: string;
  at: string;
  deliveries: readonly string[];
}

export class Fallen extends Error {}

export interface World {
  reached: Reached[];
  /** Called before each step of a run; throws where the run is to fall. */
  step(name: string): void;
}

const request = (now: string) =>
  new Request('http://127.0.0.1/dispatch', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ now }),
  });

export async function dispatch(db: OpenedDb, world: World, now: string): Promise<number> {
  const call = async (name: string, sql: string, params: readonly (string | number)[]) => {
    world.step(name);
    return valueAs<unknown>(db, 'service', sql, params);
  };
  const deps: DispatchDeps = {
    siteUrl: 'https://site.example',
    log: () => {},
    newId: () => 'id',
    caller: async () => null,
    isService: async () => true,
    isWithinLimit: async () => true,
    takesNow: true,
    due: async () => dueRows.parse(await call('due', 'select public.claim_due_reminders(500, $1)', [now])),
    async store(decisions) {
      await call('store', 'select public.store_dispatch($1)', [JSON.stringify(decisions)]);
    },
    claim: async () =>
      claimedRows.parse(await call('claim', 'select public.claim_deliveries(500, $1)', [now])),
    async mark(marks) {
      await call('mark', 'select public.mark_deliveries($1, $2)', [JSON.stringify(marks), now]);
    },
    async push(device, { data }) {
      world.step('push');
      world.reached.push({
        key: data.id,
        channel: 'push',
        person: device.auth,
        at: now,
        deliveries: [data.id],
      });
      return { kind: 'sent' };
    },
    async mail(person, one) {
      world.step('mail');
      const deliveries = one.deliveries.map(({ id }) => id);
      world.reached.push({ key: one.id, channel: 'email', person: person.user_id, at: now, deliveries });
      return true;
    },
    actToken: async () => 'a'.repeat(32),
    notePush: async () => {},
    ran: async () => {},
  };
  return (await handle(request(now), deps)).status;
}
