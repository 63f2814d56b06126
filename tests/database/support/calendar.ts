/** Events as people write them: rows with what a test cares about. */
import { randomUUID } from 'node:crypto';
import type { OpenedDb } from '../../../supabase/local/db/open.ts';
import { asActor } from './database.ts';
import type { Actor } from './people.ts';

interface StoredEvent extends Record<string, unknown> {
  id: string;
  sequence: number;
  version: number;
}

/** What a person can do with events. */
export function eventsOf(database: () => OpenedDb) {
  async function add(more: Record<string, unknown> = {}, actor: Actor = 'owner'): Promise<StoredEvent> {
    const row: Record<string, unknown> = {
      id: randomUUID(),
      title: 'Write the report',
      starts: '2026-11-30T09:00:00',
      ends: '2026-11-30T09:25:00',
      tz: 'Europe/Berlin',
      ...more,
    };
    const columns = Object.keys(row).join(', ');
    const [event] = await asActor<StoredEvent>(
      database(),
      actor,
      `insert into public.calendar_events (${columns})
       select ${columns} from jsonb_populate_record(null::public.calendar_events, $1::text::jsonb) returning *`,
      [JSON.stringify(row)],
    );
    if (!event) throw new Error('nothing was added');
    return event;
  }
  const change = (id: string, set: string, actor: Actor = 'owner', where = 'true') =>
    asActor<StoredEvent>(
      database(),
      actor,
      `update public.calendar_events set ${set} where id = $1 and ${where} returning *`,
      [id],
    );
  return { add, change };
}
