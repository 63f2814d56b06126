/** What is removed by itself, and when. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenedDb } from '../../supabase/local/db/open.ts';
import { attemptOf, childAttemptOf, startAndStore, startAttempt } from './support/attempts.ts';
import { asActor, openTestDatabase, valueAs } from './support/database.ts';
import { type Person, personIds } from './support/people.ts';

let db: OpenedDb;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

const count = async (table: string, id: string): Promise<number> =>
  (await db.query(`select id from public.${table} where id = $1`, [id])).length;

async function kept(person: Person, label: string, form: string, storedAgo: string): Promise<string> {
  const id = randomUUID();
  await startAndStore(db, person, childAttemptOf(id, label, { form }));
  await db.query('update public.assessment_attempts set created_at = now() - $2::interval where id = $1', [
    id,
    storedAgo,
  ]);
  return id;
}

describe('purge_child_attempts', () => {
  it('removes all about a child 12 months after the last attempt about that child', async () => {
    const old = await kept('owner', 'Tom', 'parent', '12 months 1 minute');
    const older = await kept('owner', 'tom ', 'teacher', '3 years');
    const earlier = await kept('owner', 'Ann', 'parent', '2 years');
    const recent = await kept('owner', 'ANN', 'teacher', '11 months 27 days');
    const sameName = await kept('other', 'Tom', 'parent', '1 day');
    const adult = randomUUID();
    await startAndStore(db, 'owner', attemptOf(adult, { test_id: 'focuscheck_adult_screening' }));
    await db.query(
      `update public.assessment_attempts set created_at = now() - interval '9 years' where id = $1`,
      [adult],
    );
    expect(await valueAs(db, 'service', 'select public.purge_child_attempts()')).toBe(2);
    const left = [old, older, earlier, recent, sameName, adult].map((id) => count('assessment_attempts', id));
    expect(await Promise.all(left)).toEqual([0, 0, 1, 1, 1, 1]);
    // The label of the child stands in the start, too.
    expect(await count('attempt_starts', old)).toBe(0);
  });
});

describe('purge_unfinished_starts', () => {
  it('removes starts older than 60 days that led to no attempt', async () => {
    const [old, young, finished] = [randomUUID(), randomUUID(), randomUUID()];
    await startAttempt(db, 'spare', old, 'focuscheck_adult_screening');
    await startAttempt(db, 'spare', young, 'focuscheck_adult_screening');
    await startAndStore(db, 'spare', attemptOf(finished, { test_id: 'focuscheck_adult_screening' }));
    await db.query(
      `update public.attempt_starts set started_at = now() - interval '60 days 1 minute' where id = any ($1::uuid[])`,
      [[old, finished]],
    );
    await db.query(`update public.attempt_starts set started_at = now() - interval '59 days' where id = $1`, [
      young,
    ]);
    expect(await valueAs(db, 'service', 'select public.purge_unfinished_starts()')).toBe(1);
    const left = [old, young, finished].map((id) => count('attempt_starts', id));
    expect(await Promise.all(left)).toEqual([0, 1, 1]);
  });
});

describe('deleting an account', () => {
  it('takes starts, waits, texts, runs, invites and what informants answered', async () => {
    await startAndStore(
      db,
      'full_admin',
      childAttemptOf(randomUUID(), 'Zoe', { texts: { examples: 'Sometimes' } }),
    );
    const id = await kept('full_admin', 'Kim', 'parent', '1 day');
    const token: string = await db.tx(async (query) => {
      await query(
        `select set_config('role', 'authenticated', true), set_config('request.jwt.claims', $1, true)`,
        [JSON.stringify({ sub: personIds.full_admin, role: 'authenticated' })],
      );
      const [row] = await query<{ token: string }>(
        `select token from public.create_informant_invite($1, 'grandmother', 5)`,
        [id],
      );
      return row?.token ?? '';
    });
    const answered = childAttemptOf(randomUUID(), 'Kim', { form: 'teacher' });
    await valueAs(db, 'service', 'select public.store_invited_attempt($1, $2::text::jsonb)', [
      token,
      JSON.stringify(answered),
    ]);
    const waiting = randomUUID();
    await startAndStore(db, 'full_admin', childAttemptOf(waiting, 'Ida'));
    await asActor(db, 'full_admin', 'delete from public.assessment_attempts where id = $1', [waiting]);
    const waits = 'select subject from public.retake_waits where user_id = $1';
    expect(await db.query(waits, [personIds.full_admin])).toEqual([{ subject: 'ida' }]);
    await db.query('delete from auth.users where id = $1', [personIds.full_admin]);
    for (const table of [
      'attempt_starts',
      'retake_waits',
      'assessment_attempts',
      'attempt_texts',
      'informant_invites',
    ]) {
      const rows = await db.query(`select 1 from public.${table} t where to_jsonb(t)::text ~ $1`, [
        `${personIds.full_admin}|${String(answered.id)}|${id}`,
      ]);
      expect(rows, table).toEqual([]);
    }
    expect(await db.query(`select 1 from public.attempt_texts where body = 'Sometimes'`)).toEqual([]);
  });
});
