/** How much a person may store. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenedDb } from '../../supabase/local/db/open.ts';
import type { Query } from '../../supabase/local/types.ts';
import { attemptOf, childAttemptOf, startAndStore, storeAttempt } from './support/attempts.ts';
import { become, openTestDatabase, undone } from './support/database.ts';
import { workedOut } from './support/exercises.ts';
import { personIds } from './support/people.ts';

let db: OpenedDb;
beforeAll(async () => {
  db = await openTestDatabase();
  await db.query(`insert into public.exercises (id, tier, free_minutes) values ('breathing', 'plus', 1)`);
});
afterAll(() => db.close());

const refused = { code: 'PT429', message: 'quota_exceeded' };
/** No day brings it back. */
const full = { code: 'PT409', message: 'account_full' };
/** The limit of a table, lowered to what a test can reach. */
const allow = (
  query: Query,
  table: string,
  rows: number,
  bytes = 1_000_000_000,
  inAll: number | null = null,
) =>
  query(
    'update private.quotas set rows_a_day = $2, bytes_a_day = $3, rows_in_all = $4 where table_name = $1',
    [table, rows, bytes, inAll],
  );
/** A run of the person, handed over by the server. */
const run = async (query: Query, person: 'owner' | 'other' = 'owner', records: unknown[] = []) => {
  const id = randomUUID();
  await become(query, person);
  await query(`select public.start_exercise($1, 'breathing', 1, 'screen')`, [id]);
  await become(query, 'service');
  await query('select public.store_training_run($1::text::jsonb, null, $2)', [
    JSON.stringify(workedOut(id, { records })),
    personIds[person],
  ]);
  await query('reset role');
};
const tomorrow = (query: Query) => query('update private.usage set day = day - 1');

describe('what a person stores in a day', () => {
  it('ends at a number of rows, and goes on the next day', async () => {
    await undone(db, async (query) => {
      await allow(query, 'training_runs', 3);
      for (let n = 0; n < 3; n += 1) await run(query);
      await tomorrow(query);
      for (let n = 0; n < 3; n += 1) await run(query);
      await expect(run(query)).rejects.toMatchObject({ ...refused, detail: 'training_runs' });
    });
  });

  it('ends at a number of bytes', async () => {
    const large = Array.from({ length: 1000 }, () => randomUUID());
    await undone(db, async (query) => {
      await allow(query, 'training_runs', 1000, 100_000);
      await run(query, 'owner', large);
      await run(query, 'owner', large);
      await expect(run(query, 'owner', large)).rejects.toMatchObject(refused);
    });
  });

  it('is counted for each person alone', async () => {
    await undone(db, async (query) => {
      await allow(query, 'training_runs', 1);
      await run(query, 'owner');
      await run(query, 'other');
      await expect(run(query, 'other')).rejects.toMatchObject(refused);
    });
  });

  it('does not count what is stored already and sent again', async () => {
    const id = randomUUID();
    await storeAttempt(db, attemptOf(id), 'spare');
    await db.query(`update private.quotas set rows_a_day = 1 where table_name = 'assessment_attempts'`);
    try {
      for (let again = 0; again < 3; again += 1) {
        expect(await storeAttempt(db, attemptOf(id), 'spare')).toMatchObject({ id });
      }
      await expect(storeAttempt(db, attemptOf(randomUUID()), 'spare')).rejects.toMatchObject(refused);
    } finally {
      await db.query(`update private.quotas set rows_a_day = 300 where table_name = 'assessment_attempts'`);
    }
  });
});

describe('links and invitations', () => {
  it('are limited in all, revoked ones included', async () => {
    const id = randomUUID();
    await startAndStore(db, 'owner', childAttemptOf(id, 'Tom'));
    await undone(db, async (query) => {
      await allow(query, 'attempt_shares', 100, 1_000_000, 3);
      await become(query, 'owner');
      for (let n = 0; n < 3; n += 1) {
        const [made] = await query<{ id: string }>('select id from public.create_share_link($1, 7)', [id]);
        await query('select public.revoke_share_link($1)', [made?.id ?? '']);
      }
      await expect(query('select id from public.create_share_link($1, 7)', [id])).rejects.toMatchObject(full);
    });
    await undone(db, async (query) => {
      await allow(query, 'informant_invites', 100, 1_000_000, 2);
      await become(query, 'owner');
      const invite = () => query(`select id from public.create_informant_invite($1, 'teacher', 7)`, [id]);
      await invite();
      await invite();
      await expect(invite()).rejects.toMatchObject(full);
    });
  });
});

it('every table that a person fills has a limit, and the trigger that keeps it', async () => {
  const limited = await db.query(
    `select q.table_name, exists (
       select from pg_trigger t where t.tgrelid = ('public.' || q.table_name)::regclass and t.tgname = 'keep_within_quota'
     ) as kept
     from private.quotas q order by 1`,
  );
  expect(limited.every(({ kept }) => kept)).toBe(true);
  const fillable = await db.query<{ name: string }>(
    `select distinct c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
       and has_column_privilege('authenticated', c.oid, a.attnum, 'insert') order by 1`,
  );
  // One row a person, or one of each of a short list, or written by staff; messages to the operator are counted by network
  // (contact.test.ts).
  const bounded = ['achievements', 'admin_roles', 'user_settings', 'user_presence', 'user_messages'];
  const names = limited.map(({ table_name }) => table_name);
  for (const { name } of fillable) if (!bounded.includes(name)) expect(names, name).toContain(name);
});

it('what the browser keeps in the account is small', async () => {
  const set = (size: number) =>
    undone(db, (query) =>
      query('update auth.users set raw_user_meta_data = $2::text::jsonb where id = $1', [
        personIds.owner,
        JSON.stringify({ note: 'x'.repeat(size) }),
      ]),
    );
  await set(7000);
  await expect(set(9000)).rejects.toMatchObject({ code: 'PT413', message: 'metadata_too_large' });
});
