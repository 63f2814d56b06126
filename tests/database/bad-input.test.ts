/** Moments nobody can have meant and texts nobody can see: refused by the database, whoever sends them. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenedDb } from '../../supabase/local/db/open.ts';
import { attemptOf, childAttemptOf, startAndStore, startAttempt, storeAttempt } from './support/attempts.ts';
import { asActor, openTestDatabase, valueAs } from './support/database.ts';
import { personIds } from './support/people.ts';
import { focustrackRunSample } from './support/rows/attempts.ts';

let db: OpenedDb;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

const soon = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const moments = [
  ['of 1970', '1970-01-01T00:00:00Z'],
  ['of 2019', '2019-12-31T23:59:59Z'],
  ['of 9999', '9999-12-31T23:59:59Z'],
  ['of 294276', '294276-12-31T00:00:00Z'],
  ['before our era', '4713-01-01 00:00:00 BC'],
  ['without end', 'infinity'],
  ['without beginning', '-infinity'],
  ['of the day after tomorrow', soon(25)],
] as const;
const count = async (table: string) =>
  (await db.query<{ n: number }>(`select count(*)::int as n from public.${table}`))[0]?.n;

describe.each(moments)('a moment %s', (_name, at) => {
  it('is none of an attempt', async () => {
    const sent = attemptOf(randomUUID(), { started_at: at, completed_at: at });
    await expect(storeAttempt(db, sent, null)).rejects.toMatchObject({ code: 'PT400', message: 'bad_times' });
    expect(await count('assessment_attempts')).toBe(0);
  });

  it('is none of a reaction-time run', async () => {
    const id = randomUUID();
    await db.query(
      `insert into public.attempt_starts (id, user_id, test_id, form) values ($1, $2, 'focustrack_attention_test', 'self')`,
      [id, personIds.owner],
    );
    const run = { ...focustrackRunSample(id, null), status: 'abandoned', started_at: at, ended_at: at };
    await expect(
      valueAs(db, 'service', 'select public.store_reaction_run($1::text::jsonb, null, $2)', [
        JSON.stringify(run),
        personIds.owner,
      ]),
    ).rejects.toMatchObject({ code: 'PT400', message: 'bad_times' });
    expect(await count('reaction_runs')).toBe(0);
  });

  it('is none of a focus burst', async () => {
    await expect(
      db.query(
        `insert into public.focus_sessions (id, user_id, task_title, planned_seconds, focused_seconds, status, started_at, ended_at)
         values ($1, $2, 'Write', 300, 300, 'complete', $3, $3)`,
        [randomUUID(), personIds.owner, at],
      ),
    ).rejects.toMatchObject({ code: '23514' });
    expect(await count('focus_sessions')).toBe(0);
  });

  it('is none of an exercise', async () => {
    await expect(
      db.query(
        `insert into public.training_runs (id, user_id, exercise_id, variant, mode, status, task_version, scoring_version, started_at, ended_at)
         values ($1, $2, 'breathing', 'screen', 'train', 'complete', '1', '1', $3, $3)`,
        [randomUUID(), personIds.owner, at],
      ),
    ).rejects.toMatchObject({ code: '23514' });
    expect(await count('training_runs')).toBe(0);
  });
});

describe('a clock that is a little wrong', () => {
  it('costs nobody an attempt', async () => {
    const sent = attemptOf(randomUUID(), { started_at: soon(22), completed_at: soon(23) });
    expect(await storeAttempt(db, sent, 'payments_admin')).toMatchObject({ owned: true });
  });
});

describe.each([
  ['a control character', 'a\u0007b'],
  ['a control character of Latin 1', 'a\u0085b'],
  ['a sign that turns the direction', 'Ann\u202eadmin'],
  ['an isolate', '\u2066Ann\u2069'],
])('%s', (_name, text) => {
  const refused = { code: '23514' };

  it('is in no name', async () => {
    const change = asActor(db, 'owner', 'update public.profiles set display_name = $1 where id = $2', [
      text,
      personIds.owner,
    ]);
    await expect(change).rejects.toMatchObject(refused);
  });

  it('is in no text of a focus burst', async () => {
    for (const column of ['task_title', 'first_step', 'notes']) {
      const values = { task_title: 'Write', first_step: 'Open', notes: 'None', [column]: text };
      await expect(
        db.query(
          `insert into public.focus_sessions (id, user_id, task_title, first_step, notes, planned_seconds, focused_seconds, status, started_at, ended_at)
           values ($1, $2, $3, $4, $5, 300, 300, 'complete', now(), now())`,
          [randomUUID(), personIds.owner, values.task_title, values.first_step, values.notes],
        ),
        column,
      ).rejects.toMatchObject(refused);
    }
  });

  it('is in no open answer and no label', async () => {
    const id = randomUUID();
    await expect(
      storeAttempt(db, attemptOf(id, { texts: { examples: text } }), 'owner'),
    ).rejects.toMatchObject(refused);
    const child = randomUUID();
    await startAttempt(db, 'owner', child, 'child_focus_tracker', 'parent', text);
    await expect(storeAttempt(db, childAttemptOf(child, text), 'owner')).rejects.toMatchObject(refused);
    const own = randomUUID();
    await startAndStore(db, 'orders_admin', childAttemptOf(own, `Child ${own.slice(0, 8)}`));
    await expect(
      asActor(db, 'orders_admin', 'select * from public.create_informant_invite($1, $2, 7)', [own, text]),
    ).rejects.toMatchObject(refused);
  });

  it('does not stop a sign-up', async () => {
    const id = randomUUID();
    await db.query(
      'insert into auth.users (id, email, raw_user_meta_data) values ($1, $2, $3::text::jsonb)',
      [id, `${id}@example.com`, JSON.stringify({ display_name: text })],
    );
    const [profile] = await db.query<{ display_name: string }>(
      'select display_name from public.profiles where id = $1',
      [id],
    );
    expect(profile?.display_name).toMatch(/^(ab|Annadmin|Ann)$/);
  });
});

describe('a text of many lines', () => {
  it('keeps them', async () => {
    const id = randomUUID();
    await storeAttempt(db, attemptOf(id, { texts: { examples: 'one\n\ttwo 👩‍👧' } }), 'owner');
    const [row] = await db.query('select body from public.attempt_texts where attempt_id = $1', [id]);
    expect(row).toEqual({ body: 'one\n\ttwo 👩‍👧' });
  });
});
