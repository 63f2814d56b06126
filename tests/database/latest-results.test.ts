/** The newest result of each test, as the testing hub shows it. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenedDb } from '../../supabase/local/db/open.ts';
import { attemptOf, childAttemptOf, startAndStore } from './support/attempts.ts';
import { asActor, openTestDatabase } from './support/database.ts';
import { type Person, personIds } from './support/people.ts';

let db: OpenedDb;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

interface Latest extends Record<string, unknown> {
  id: string;
  test_id: string;
  about: string | null;
  domains: Record<string, number | null>;
  repeated: boolean;
  available_at: string | null;
}
const latest = (person: Person | 'anon'): Promise<Latest[]> =>
  asActor<Latest>(db, person, 'select * from public.my_latest_results()');

const waits = 'focuscheck_adult_screening';

/** Stores a finished attempt as if it had been made so long ago. */
async function finished(person: Person, attempt: ReturnType<typeof attemptOf>, ago: string): Promise<string> {
  const id = String(attempt.id);
  await startAndStore(db, person, attempt);
  await db.query('update public.attempt_starts set started_at = now() - $2::interval where id = $1', [
    id,
    ago,
  ]);
  await db.query(
    `update public.assessment_attempts set created_at = now() - $2::interval,
       started_at = now() - $2::interval, completed_at = now() - $2::interval where id = $1`,
    [id, ago],
  );
  return id;
}

describe('my_latest_results', () => {
  it('answers the newest of each test, of the person alone', async () => {
    await finished('owner', attemptOf(randomUUID()), '3 days');
    const snapshot = await finished('owner', attemptOf(randomUUID()), '1 day');
    const check = await finished('owner', attemptOf(randomUUID(), { test_id: waits }), '40 days');
    await finished('other', attemptOf(randomUUID()), '1 hour');
    const rows = await latest('owner');
    expect(rows.map(({ test_id, id }) => [test_id, id])).toEqual([
      ['focus_snapshot', snapshot],
      [waits, check],
    ]);
    expect(rows[0]).toMatchObject({ form: 'self', about: null, available_at: null });
    expect(rows[0]?.domains).toEqual({ attention_concentration: 50, impulsivity_control: 25 });
    expect(Number(rows[0]?.overall)).toBeGreaterThanOrEqual(0);
  });

  it('says which results have an earlier one of the same kind', async () => {
    const rows = await latest('owner');
    expect(rows.map(({ test_id, repeated }) => [test_id, repeated])).toEqual([
      ['focus_snapshot', true],
      [waits, false],
    ]);
  });

  it('says when a test with a wait opens again, and nothing once it has', async () => {
    await finished('spare', attemptOf(randomUUID(), { test_id: waits }), '10 days');
    const [row] = await latest('spare');
    const days = (Date.parse(row?.available_at ?? '') - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(19.9);
    expect(days).toBeLessThan(20.1);
    await db.query(
      `update public.assessment_attempts set created_at = now() - interval '31 days', completed_at = now() - interval '31 days',
        started_at = now() - interval '31 days' where user_id = $1`,
      [personIds.spare],
    );
    await db.query(
      `update public.attempt_starts set started_at = now() - interval '31 days' where user_id = $1`,
      [personIds.spare],
    );
    expect(await latest('spare')).toMatchObject([{ available_at: null }]);
  });

  it('names the child a result is about, and waits for that child', async () => {
    await finished('full_admin', childAttemptOf(randomUUID(), 'Mia'), '2 days');
    const id = await finished('full_admin', childAttemptOf(randomUUID(), 'Zoe'), '1 day');
    // The result of another child is none to compare with.
    expect(await latest('full_admin')).toMatchObject([{ id, about: 'Zoe', repeated: false }]);
    expect((await latest('full_admin'))[0]?.available_at).not.toBeNull();
  });

  it('is about nobody for somebody without a result', async () => {
    expect(await latest('orders_admin')).toEqual([]);
  });
});
