/** Habits and weekly goals as a person adds them. */
import { randomUUID } from 'node:crypto';
import type { OpenedDb } from '../../../supabase/local/db/open.ts';
import { asActor } from './database.ts';
import type { Person } from './people.ts';

export const weekly = (perWeek: unknown) => [{ from: '2026-11-16', schedule: { type: 'quota', perWeek } }];

async function add(db: OpenedDb, person: Person, table: string, row: object): Promise<string> {
  const id = randomUUID();
  const columns = ['id', ...Object.keys(row)].join(', ');
  await asActor(
    db,
    person,
    `insert into public.${table} (${columns})
     select ${columns} from jsonb_populate_record(null::public.${table}, $1::text::jsonb)`,
    [JSON.stringify({ id, ...row })],
  );
  return id;
}

export const addHabit = (db: OpenedDb, more: object = {}, person: Person = 'owner'): Promise<string> =>
  add(db, person, 'habits', {
    title: 'Pack the bag',
    schedules: weekly(3),
    starts_on: '2026-11-16',
    ...more,
  });

export const addGoal = (db: OpenedDb, more: object = {}, person: Person = 'owner'): Promise<string> =>
  add(db, person, 'goals', { kind: 'minutes', target: 60, target_from: '2026-11-16', ...more });
