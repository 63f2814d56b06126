/** An account waits to be erased: how it is asked for, taken back, and carried out. */
import { randomUUID } from 'node:crypto';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { OpenedDb } from '../../supabase/local/db/open.ts';
import { attemptOf, childAttemptOf, startAndStore, storeAttempt } from './support/attempts.ts';
import { asActor, openTestDatabase, undone, valueAs } from './support/database.ts';
import { type Person, personIds } from './support/people.ts';

const dayMs = 24 * 60 * 60 * 1000;

let db: OpenedDb;
beforeAll(async () => {
  db = await openTestDatabase();
  return () => db.close();
});
afterEach(() => db.query('delete from public.account_erasures'));

const schedule = (person: Person): Promise<string> =>
  valueAs(db, 'service', 'select public.schedule_erasure($1)', [personIds[person]]);
const keep = (person: Person): Promise<boolean> => valueAs(db, person, 'select public.keep_my_account()');
const begin = async (limit = 20): Promise<unknown[]> =>
  (await asActor(db, 'service', 'select * from public.begin_due_erasures($1) as id', [limit])).map(
    ({ id }) => id,
  );
const makeDue = (person: Person, ago: string) =>
  db.query(
    `update public.account_erasures
     set requested_at = now() - interval '8 days' - $2::interval, due_at = now() - $2::interval where user_id = $1`,
    [personIds[person], ago],
  );

describe('asking for erasure', () => {
  it('gives seven days, and asking again gives no other day', async () => {
    const due = await schedule('owner');
    const [row] = await asActor(db, 'owner', 'select requested_at, due_at from public.account_erasures');
    expect(Date.parse(String(row?.due_at)) - Date.parse(String(row?.requested_at))).toBe(7 * dayMs);
    expect(await schedule('owner')).toEqual(due);
    expect(await asActor(db, 'other', 'select * from public.account_erasures')).toEqual([]);
  });

  it('is refused for an account that does not exist', async () => {
    await expect(
      asActor(db, 'service', 'select public.schedule_erasure($1)', [randomUUID()]),
    ).rejects.toMatchObject({ code: 'PT404', message: 'no_such_user' });
  });
});

describe('keeping the account', () => {
  it('takes it back for the person alone, and once', async () => {
    await schedule('owner');
    await schedule('other');
    expect(await keep('owner')).toBe(true);
    expect(await keep('owner')).toBe(false);
    expect(await db.query('select user_id from public.account_erasures')).toEqual([
      { user_id: personIds.other },
    ]);
  });

  it('works after the day has come, until the erasure has begun', async () => {
    await schedule('owner');
    await makeDue('owner', '1 hour');
    expect(await keep('owner')).toBe(true);
    await schedule('owner');
    await makeDue('owner', '1 hour');
    expect(await begin()).toEqual([personIds.owner]);
    await expect(keep('owner')).rejects.toMatchObject({ code: 'PT409', message: 'erasure_begun' });
  });
});

describe('carrying out', () => {
  it('hands out what is due, oldest first, each once until ten minutes are over', async () => {
    for (const person of ['owner', 'other', 'spare'] as const) await schedule(person);
    await makeDue('owner', '1 minute');
    await makeDue('other', '1 hour');
    expect(await begin(1)).toEqual([personIds.other]);
    expect(await begin()).toEqual([personIds.owner]);
    expect(await begin()).toEqual([]);
    await db.query(
      `update public.account_erasures set begun_at = now() - interval '11 minutes' where user_id = $1`,
      [personIds.other],
    );
    expect(await begin()).toEqual([personIds.other]);
  });

  it('takes the note of the erasure with the account', async () => {
    await schedule('payments_admin');
    await db.query('delete from auth.users where id = $1', [personIds.payments_admin]);
    expect(await db.query('select * from public.account_erasures')).toEqual([]);
  });
});

describe('while an account waits to be erased', () => {
  it('its share links open nothing, and open again when it is kept', async () => {
    const [mine, theirs] = [randomUUID(), randomUUID()];
    await storeAttempt(db, attemptOf(mine), 'owner');
    await storeAttempt(db, attemptOf(theirs), 'other');
    const link = (person: Person, attempt: string): Promise<string> =>
      valueAs(db, person, 'select token from public.create_share_link($1, 7)', [attempt]);
    const read = (token: string) => valueAs(db, 'anon', 'select public.read_shared_attempt($1)', [token]);
    const [closed, open] = [await link('owner', mine), await link('other', theirs)];
    expect(await read(closed)).toMatchObject({ id: mine });
    await schedule('owner');
    expect(await read(closed)).toBeNull();
    expect(await read(open)).toMatchObject({ id: theirs });
    expect(await keep('owner')).toBe(true);
    expect(await read(closed)).toMatchObject({ id: mine });
  });

  it('nobody is asked to answer about somebody for it', async () => {
    const id = randomUUID();
    await startAndStore(db, 'master_admin', childAttemptOf(id, 'Zoe'));
    const token: string = await valueAs(
      db,
      'master_admin',
      `select token from public.create_informant_invite($1, 'teacher', 7)`,
      [id],
    );
    const read = () => valueAs(db, 'anon', 'select public.read_informant_invite($1)', [token]);
    expect(await read()).toMatchObject({ child_label: 'Zoe' });
    await schedule('master_admin');
    expect(await read()).toBeNull();
    await keep('master_admin');
    expect(await read()).toMatchObject({ child_label: 'Zoe' });
  });
});

describe('a notice', () => {
  const send = async (topic: string | null): Promise<number> =>
    (
      await asActor(
        db,
        'service',
        `insert into public.notifications (user_id, title, message, topic) values ($1, 'News', 'Text', $2) returning id`,
        [personIds.spare, topic],
      )
    ).length;
  const choose = (column: string, wanted: boolean) =>
    asActor(
      db,
      'spare',
      `insert into public.user_settings (user_id, ${column}) values ($1, $2)
       on conflict (user_id) do update set ${column} = excluded.${column}`,
      [personIds.spare, wanted],
    );

  it.each(['billing', 'results', 'community', 'reminders'])(
    'about %s is made unless its person chose otherwise',
    async (topic) => {
      expect(await send(topic)).toBe(1);
      await choose(`notify_${topic}`, false);
      expect([await send(topic), await send(null)]).toEqual([0, 1]);
      await choose(`notify_${topic}`, true);
      expect(await send(topic)).toBe(1);
    },
  );

  it('is about nothing else', async () => {
    await expect(send('advertising')).rejects.toMatchObject({ code: '23514' });
  });
});

describe("the auth server's own log", () => {
  /** What is left of it after an erasure, while the owner of our functions has these rights on it. */
  const left = (rights: string) =>
    undone(db, async (query) => {
      await query(
        `insert into auth.audit_log_entries (id, payload) values
           (gen_random_uuid(), json_build_object('n', 1, 'actor_id', $1::text)),
           (gen_random_uuid(), json_build_object('n', 2, 'traits', json_build_object('user_id', $1::text))),
           (gen_random_uuid(), json_build_object('n', 3, 'actor_id', $2::text))`,
        [personIds.spare, personIds.other],
      );
      await query('revoke all on auth.audit_log_entries from migrator');
      if (rights !== '') await query(`grant ${rights} on auth.audit_log_entries to migrator`);
      await query('delete from auth.users where id = $1', [personIds.spare]);
      const rows = await query<{ n: string }>(
        `select payload ->> 'n' as n from auth.audit_log_entries order by 1`,
      );
      return rows.map(({ n }) => n);
    });

  it('forgets the person where it may be changed, and stops no erasure where it may not', async () => {
    expect(await left('select, delete')).toEqual(['3']);
    expect(await left('select')).toEqual(['1', '2', '3']);
    expect(await left('')).toEqual(['1', '2', '3']);
  });
});
