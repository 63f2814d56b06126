import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenedDb } from '../../supabase/local/db/open.ts';
import { asActor, openTestDatabase, valueAs } from './support/database.ts';
import { offerExercises, startExercise, storeRun, workedOut, workedOutBurst } from './support/exercises.ts';
import { type Actor, personIds } from './support/people.ts';

let db: OpenedDb;
beforeAll(async () => {
  db = await openTestDatabase();
  await offerExercises(db);
});
afterAll(() => db.close());

const read = (actor: Actor, id: string) =>
  asActor(db, actor, 'select records, score, status from public.training_runs where id = $1', [id]);
const conflict = { code: 'PT409', message: 'run_conflict' };
const notStarted = { code: 'PT403', message: 'not_started' };

async function started(person: 'owner' | 'other' = 'owner'): Promise<string> {
  const id = randomUUID();
  await startExercise(db, person, id, 'breathing', 1);
  return id;
}

describe('a training run', () => {
  it('is stored once, however often it is sent, and answers without its records', async () => {
    const id = await started();
    const stored = await storeRun(db, 'owner', workedOut(id));
    expect(stored).toMatchObject({ id, score: 80, status: 'complete', record_count: 1 });
    expect(stored).not.toHaveProperty('records');
    expect(stored).not.toHaveProperty('user_id');
    expect(await storeRun(db, 'owner', workedOut(id))).toEqual(stored);
    expect(await read('owner', id)).toEqual([
      { records: [{ type: 'start', at: 1 }], score: 80, status: 'complete' },
    ]);
    expect(await read('other', id)).toEqual([]);
  });

  it('is not replaced by another under its id', async () => {
    const id = await started();
    await storeRun(db, 'owner', workedOut(id));
    await expect(storeRun(db, 'owner', workedOut(id, { score: 100 }))).rejects.toMatchObject(conflict);
    await expect(
      storeRun(db, 'owner', workedOut(id, { records: [{ type: 'start', at: 2 }] })),
    ).rejects.toMatchObject(conflict);
    expect(await read('owner', id)).toMatchObject([{ score: 80 }]);
  });

  it('left early gives way to what was done of it beyond that, and to nothing else', async () => {
    const id = await started();
    const part = { status: 'left_early', score: null, records: [1, 2] };
    await storeRun(db, 'owner', workedOut(id, part));
    await storeRun(db, 'owner', workedOut(id, { ...part, records: [1] }));
    expect(await read('owner', id)).toMatchObject([{ records: [1, 2] }]);
    await expect(
      storeRun(db, 'owner', workedOut(id, { records: [1, 2, 3], seed: randomUUID() })),
    ).rejects.toMatchObject(conflict);
    await storeRun(db, 'owner', workedOut(id, { records: [1, 2, 3] }));
    await storeRun(db, 'owner', workedOut(id, { ...part, records: [1, 2, 3, 4] }));
    expect(await read('owner', id)).toEqual([{ records: [1, 2, 3], score: 80, status: 'complete' }]);
  });

  it.each<[string, object]>([
    ['exercise', { exercise_id: 'gonogo' }],
    ['variant', { variant: 'tone' }],
    ['mode', { mode: 'test' }],
    ['length', { minutes: 10 }],
    ['length that it has', { minutes: null }],
  ])('that was let in for another %s is refused', async (_what, changed) => {
    const id = await started();
    await expect(storeRun(db, 'owner', workedOut(id, changed))).rejects.toMatchObject(notStarted);
    expect(await read('owner', id)).toEqual([]);
  });

  it("is refused under another person's start, and tells nothing of it", async () => {
    const id = await started();
    await expect(storeRun(db, 'other', workedOut(id))).rejects.toMatchObject(notStarted);
    await storeRun(db, 'owner', workedOut(id));
    await expect(storeRun(db, 'other', workedOut(id))).rejects.toMatchObject(notStarted);
    await expect(storeRun(db, 'other', workedOut(randomUUID()))).rejects.toMatchObject(notStarted);
    expect(await read('owner', id)).toMatchObject([{ score: 80 }]);
  });

  it('left early has no score', async () => {
    const id = await started();
    await expect(storeRun(db, 'owner', workedOut(id, { status: 'left_early' }))).rejects.toMatchObject({
      code: '23514',
    });
  });

  it('is not written by its person, with or without a score', async () => {
    const id = await started();
    for (const column of ['score', 'metrics', 'level_end', 'records']) {
      await expect(
        asActor(
          db,
          'owner',
          `insert into public.training_runs (id, exercise_id, variant, mode, status, task_version, scoring_version, started_at, ended_at, ${column})
           values ($1, 'breathing', 'screen', 'train', 'complete', '1.0.0', '1.0.0', now(), now(), null)`,
          [id],
        ),
      ).rejects.toMatchObject({ code: '42501' });
    }
    expect(await read('owner', id)).toEqual([]);
  });
});

describe('a run taken away', () => {
  const remove = (actor: Actor, id: string, undo = false) =>
    valueAs<boolean>(db, actor, 'select public.remove_training_run($1, $2)', [id, undo]);

  it('is read no more, nor counted, and comes back when that is taken back', async () => {
    const id = await started();
    await storeRun(db, 'owner', workedOut(id));
    const sums = () =>
      asActor<{ runs: number }>(db, 'owner', 'select runs from public.my_exercise_summary()');
    const before = await sums();
    expect(await remove('owner', id)).toBe(true);
    expect(await read('owner', id)).toEqual([]);
    expect(await sums()).not.toEqual(before);
    expect(await remove('owner', id, true)).toBe(true);
    expect(await read('owner', id)).toHaveLength(1);
    expect(await sums()).toEqual(before);
  });

  it("is nobody else's to take away", async () => {
    const id = await started();
    await storeRun(db, 'owner', workedOut(id));
    expect(await remove('other', id)).toBe(false);
    expect(await read('owner', id)).toHaveLength(1);
  });

  it('stays away when it is sent again', async () => {
    const id = await started();
    await storeRun(db, 'owner', workedOut(id));
    await remove('owner', id);
    await storeRun(db, 'owner', workedOut(id));
    expect(await read('owner', id)).toEqual([]);
  });
});

describe('sums of runs', () => {
  it('are by the way of doing it; what was left early or never scored is no score', async () => {
    await db.query('delete from public.training_runs');
    const at = (day: number) => ({
      started_at: `2026-11-${day}T10:00:00Z`,
      ended_at: `2026-11-${day}T10:05:00Z`,
    });
    for (const [day, score, more] of [
      [10, 60, {}],
      [11, 90, {}],
      [12, 70, {}],
      [13, null, {}],
      [14, null, { status: 'left_early' }],
      [15, 50, { device_class: 'touch' }],
    ] as const) {
      await storeRun(db, 'owner', workedOut(await started(), { score, ...at(day), ...more }));
    }
    await storeRun(db, 'other', workedOut(await started('other'), { score: 100 }));
    const rows = await asActor(db, 'owner', 'select * from public.my_exercise_summary()');
    expect(rows).toMatchObject([
      { device_class: 'keyboard', runs: 4, scored_runs: 3, best: 90, last_score: 70 },
      { device_class: 'touch', runs: 1, scored_runs: 1, best: 50, last_score: 50 },
    ]);
    expect(new Date(String(rows[0]?.last_at)).toISOString()).toBe('2026-11-13T10:00:00.000Z');
  });

  it('are read from an index, whatever the runs hold', async () => {
    const plan = await db.tx(async (query) => {
      await query('set local enable_seqscan = off');
      return query<{ 'QUERY PLAN': string }>(
        `explain select r.exercise_id, r.variant, r.mode, r.device_class, r.screen_class, r.task_version, count(*),
           count(r.score), max(r.started_at), max(r.score)
         from public.training_runs r
         where r.user_id = '${personIds.owner}' and r.status = 'complete' and r.deleted_at is null
         group by 1, 2, 3, 4, 5, 6`,
      );
    });
    const text = plan.map((row) => row['QUERY PLAN']).join('\n');
    expect(text).toMatch(/training_runs_sums_idx/);
  });
});

describe('a focus session', () => {
  const burst = async (minutes = 5) => {
    const id = randomUUID();
    await startExercise(db, 'owner', id, 'focus-burst', minutes);
    return id;
  };

  it('is stored with its run, and takes mood and notes afterwards and nothing else', async () => {
    const id = await burst();
    const { run, session } = workedOutBurst(id, 5);
    await storeRun(db, 'owner', run, session);
    await storeRun(db, 'owner', run, session);
    const update = (actor: Actor, set: string) =>
      asActor(db, actor, `update public.focus_sessions set ${set} where id = '${id}' returning mood_after`);
    expect(await update('owner', `mood_after = 'calm', notes = 'Quiet room'`)).toEqual([
      { mood_after: 'calm' },
    ]);
    expect(await update('other', `mood_after = 'tired'`)).toEqual([]);
    await expect(update('owner', 'focused_seconds = 300')).rejects.toMatchObject({ code: '42501' });
  });

  it('has its words, its own id and its run', async () => {
    const id = await burst();
    const { run, session } = workedOutBurst(id, 5);
    const bad = { code: 'PT400', message: 'bad_run' };
    await expect(storeRun(db, 'owner', run)).rejects.toMatchObject(bad);
    await expect(storeRun(db, 'owner', run, { ...session, id: randomUUID() })).rejects.toMatchObject(bad);
    const breathing = await started();
    await expect(
      storeRun(db, 'owner', workedOut(breathing), { ...session, id: breathing }),
    ).rejects.toMatchObject(bad);
    expect(await read('owner', id)).toEqual([]);
  });

  it('goes with its run, whichever of the two is deleted or taken away', async () => {
    const there = (id: string) =>
      asActor(
        db,
        'owner',
        `select id from public.training_runs where id = $1 union all
         select id from public.focus_sessions where id = $1`,
        [id],
      );
    for (const table of ['training_runs', 'focus_sessions']) {
      const id = await burst();
      const { run, session } = workedOutBurst(id, 5);
      await storeRun(db, 'owner', run, session);
      expect(await there(id)).toHaveLength(2);
      await valueAs(db, 'owner', 'select public.remove_training_run($1)', [id]);
      expect(await there(id)).toEqual([]);
      await valueAs(db, 'owner', 'select public.remove_training_run($1, true)', [id]);
      expect(await there(id)).toHaveLength(2);
      await asActor(db, 'owner', `delete from public.${table} where id = $1`, [id]);
      expect(await there(id)).toEqual([]);
    }
  });
});
