import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenedDb } from '../../supabase/local/db/open.ts';
import { asActor, openTestDatabase } from './support/database.ts';
import type { Actor } from './support/people.ts';

let db: OpenedDb;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

const store = (actor: Actor, id: string, pressMs: number) =>
  asActor(
    db,
    actor,
    `insert into public.training_runs (id, exercise_id, task_version, scoring_version, records, started_at, ended_at)
     values ($1, 'breathing', '1.0.0', '1.0.0', jsonb_build_array($2::int), now(), now())
     on conflict (id) do nothing returning records`,
    [id, pressMs],
  );
const read = (actor: Actor, id: string) =>
  asActor(db, actor, 'select records, score, metrics from public.training_runs where id = $1', [id]);

describe('a training run', () => {
  it('belongs to whoever stores it and is stored once, however often it is sent', async () => {
    const id = randomUUID();
    expect(await store('owner', id, 80)).toEqual([{ records: [80] }]);
    expect(await store('owner', id, 80)).toEqual([]);
    expect(await store('owner', id, 99)).toEqual([]);
    expect(await read('owner', id)).toEqual([{ records: [80], score: null, metrics: {} }]);
  });

  it("neither overwrites nor shows another person's run under the same id", async () => {
    const id = randomUUID();
    await store('owner', id, 80);
    expect(await store('other', id, 10)).toEqual([]);
    expect(await read('other', id)).toEqual([]);
    expect(await read('owner', id)).toMatchObject([{ records: [80] }]);
  });

  it.each(['score = 100', "metrics = '{}'"])('holds no result its person worked out: %s', async (set) => {
    const [column = '', value = ''] = set.split(' = ');
    const id = randomUUID();
    await expect(
      asActor(
        db,
        'owner',
        `insert into public.training_runs (id, exercise_id, task_version, scoring_version, started_at, ended_at, ${column})
         values ($1, 'breathing', '1.0.0', '1.0.0', now(), now(), ${value})`,
        [id],
      ),
    ).rejects.toMatchObject({ code: '42501' });
    expect(await read('owner', id)).toEqual([]);
  });
});

describe('a focus session', () => {
  it('takes mood and notes afterwards and nothing else', async () => {
    const id = randomUUID();
    await asActor(
      db,
      'owner',
      `insert into public.focus_sessions (id, task_title, planned_seconds, focused_seconds, status, started_at, ended_at)
       values ($1, 'Letters', 900, 600, 'stopped', now(), now() + interval '10 minutes')`,
      [id],
    );
    const update = (actor: Actor, set: string) =>
      asActor(db, actor, `update public.focus_sessions set ${set} where id = '${id}' returning mood_after`);
    expect(await update('owner', `mood_after = 'calm', notes = 'Quiet room'`)).toEqual([
      { mood_after: 'calm' },
    ]);
    expect(await update('other', `mood_after = 'tired'`)).toEqual([]);
    await expect(update('owner', 'focused_seconds = 900')).rejects.toMatchObject({ code: '42501' });
  });
});
