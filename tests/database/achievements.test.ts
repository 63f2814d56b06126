import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { achievementIds } from '../../src/lib/progress/achievements.ts';
import type { OpenedDb } from '../../supabase/local/db/open.ts';
import { asActor, openTestDatabase, valueAs } from './support/database.ts';
import { putArticle } from './support/library.ts';
import { type Actor, personIds } from './support/people.ts';

let db: OpenedDb;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

const earn = (actor: Actor, id: string, on = '2026-11-20') =>
  asActor(
    db,
    actor,
    'insert into public.achievements (id, earned_on) values ($1, $2) on conflict (user_id, id) do nothing',
    [id, on],
  );
const told = (person: string) =>
  db.query<{ kind: string; type: string; topic: string; count: number; action_url: string }>(
    `select kind, type, topic, count, action_url from public.notifications where user_id = $1`,
    [person],
  );

describe('what a person has reached', () => {
  it('is told once a day, however much it is and however often it is sent', async () => {
    await earn('owner', 'first_training');
    await earn('owner', 'explorer');
    await earn('owner', 'explorer', '2026-11-21');
    expect(
      await asActor(db, 'owner', 'select id, earned_on::text from public.achievements order by id'),
    ).toEqual([
      { id: 'explorer', earned_on: '2026-11-20' },
      { id: 'first_training', earned_on: '2026-11-20' },
    ]);
    expect(await told(personIds.owner)).toEqual([
      { kind: 'achievement', type: 'achievement', topic: 'results', count: 1, action_url: '/progress' },
    ]);
  });

  it('is told to nobody who switched it off', async () => {
    await db.query('insert into public.user_settings (user_id, show_achievements) values ($1, false)', [
      personIds.other,
    ]);
    await earn('other', 'first_training');
    expect(await told(personIds.other)).toEqual([]);
    expect(await asActor(db, 'other', 'select id from public.achievements')).toHaveLength(1);
  });

  it('is one of the list, and not still to come', async () => {
    await expect(earn('owner', 'best_of_all')).rejects.toMatchObject({ code: '23514' });
    const later = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
    await expect(earn('owner', 'rested', later)).rejects.toMatchObject({
      code: 'PT400',
      message: 'not_earned_yet',
    });
    for (const id of achievementIds) await earn('owner', id);
    expect(await asActor(db, 'owner', 'select id from public.achievements')).toHaveLength(
      achievementIds.length,
    );
  });

  it('is never taken away, and its day never changed', async () => {
    await expect(asActor(db, 'owner', 'delete from public.achievements')).rejects.toMatchObject({
      code: '42501',
    });
    await expect(
      asActor(db, 'owner', `update public.achievements set earned_on = '2026-01-01'`),
    ).rejects.toMatchObject({ code: '42501' });
    await asActor(db, 'owner', 'update public.achievements set seen_at = now()');
    expect(await asActor(db, 'owner', 'select id from public.achievements where seen_at is null')).toEqual(
      [],
    );
  });
});

describe('what it is worked out from', () => {
  it('may be deleted: what was reached with it stays', async () => {
    await db.query('delete from public.achievements');
    await asActor(
      db,
      'owner',
      `insert into public.tasks (id, title, status) values (gen_random_uuid(), 'Call', 'next')`,
    );
    await asActor(db, 'owner', `update public.tasks set status = 'done'`);
    await earn('owner', 'first_steps');
    await db.query('delete from public.tasks where user_id = $1', [personIds.owner]);
    await db.query('delete from public.training_runs where user_id = $1', [personIds.owner]);
    expect(await asActor(db, 'owner', 'select id from public.achievements')).toEqual([{ id: 'first_steps' }]);
  });

  const facts = () => valueAs<Record<string, object[]>>(db, 'owner', 'select public.my_achievement_facts()');
  const run = (at: string, exercise: string, score: number | null = 70) =>
    db.query(
      `insert into public.training_runs (id, user_id, exercise_id, variant, mode, status, task_version, scoring_version, started_at, ended_at, score)
       values ($1, $2, $3, 'screen', 'train', 'complete', '1', '1', $4, $4, $5)`,
      [randomUUID(), personIds.owner, exercise, at, score],
    );

  it('holds the first counted run of each exercise, and every day with something done', async () => {
    for (const [hour, exercise] of [
      [8, 'gonogo'],
      [9, 'gonogo'],
      [10, 'stroop'],
      [11, 'flanker'],
    ] as const) {
      await run(`2026-06-10T${String(hour).padStart(2, '0')}:00:00Z`, exercise);
    }
    await run('2026-06-12T08:00:00Z', 'flanker');
    await run('2026-06-13T08:00:00Z', 'simon', null);
    expect(await facts()).toMatchObject({
      runs: [
        { date: '2026-06-10', exercise: 'gonogo' },
        { date: '2026-06-10', exercise: 'stroop' },
        { date: '2026-06-12', exercise: 'flanker' },
      ],
      active: ['2026-06-10', '2026-06-12', '2026-06-13'],
    });
  });

  it('holds the days on which texts were read to the end, in the zone of the person', async () => {
    await asActor(
      db,
      'owner',
      `insert into public.user_settings (time_zone) values ('Asia/Tokyo')
      on conflict (user_id) do update set time_zone = excluded.time_zone`,
    );
    // The database writes the moment of reading; for once it is told.
    await db.script('alter table public.article_progress disable trigger keep_read');
    for (const [at, percent] of [
      ['2026-06-10T20:00:00Z', 100],
      ['2026-06-12T08:00:00Z', 92],
      ['2026-06-13T08:00:00Z', 40],
    ] as const) {
      const article = await putArticle(db, { slug: `read-at-${percent}` });
      await db.query(
        `insert into public.article_progress (user_id, article_id, lang, version, percent, completed_at)
         values ($1, $2, 'en', 1, $3, $4)`,
        [personIds.owner, article, percent, percent < 90 ? null : at],
      );
    }
    await db.script('alter table public.article_progress enable trigger keep_read');
    expect((await facts()).articles).toEqual(['2026-06-11', '2026-06-12']);
  });

  it('says how many tasks were in work on the day one was done', async () => {
    const ids = [randomUUID(), randomUUID()];
    for (const [index, id] of ids.entries()) {
      await asActor(
        db,
        'owner',
        `insert into public.tasks (id, title, first_step) values ($1, 'Write', $2)`,
        [id, index === 0 ? 'Open the file' : ''],
      );
      await asActor(db, 'owner', `update public.tasks set status = 'next' where id = $1`, [id]);
      await asActor(db, 'owner', `update public.tasks set status = 'doing' where id = $1`, [id]);
    }
    for (const id of ids)
      await asActor(db, 'owner', `update public.tasks set status = 'done' where id = $1`, [id]);
    const limit = await valueAs<number>(
      db,
      'owner',
      'select coalesce((select wip_limit from public.user_settings), 3)',
    );
    expect((await facts()).tasks).toEqual([
      { date: expect.any(String), first_step: true, most: 2, limit },
      { date: expect.any(String), first_step: false, most: 2, limit },
    ]);
  });
});
