/** Two tabs, two devices, a retried request: what happens at the same moment. Needs real sessions, so native PostgreSQL. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { attemptOf, childAttemptOf, startAndStore, startAttempt, storeAttempt } from './support/attempts.ts';
import { asActor, become, insertPeople, valueAs } from './support/database.ts';
import { type MigratedServer, startMigratedServer } from './support/native.ts';
import { personIds } from './support/people.ts';
import { contactSample } from './support/rows/messages.ts';

const times = <T>(n: number, fn: (index: number) => Promise<T>): Promise<PromiseSettledResult<T>[]> =>
  Promise.allSettled(Array.from({ length: n }, (_, index) => fn(index)));
const fulfilled = <T>(results: PromiseSettledResult<T>[]): T[] =>
  results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
const messages = (results: PromiseSettledResult<unknown>[]): string[] =>
  results.flatMap((result) => (result.status === 'rejected' ? [(result.reason as Error).message] : []));

describe('at the same moment', () => {
  let server: MigratedServer;
  beforeAll(async () => {
    server = await startMigratedServer();
    await server.db.tx(insertPeople);
  });
  afterAll(() => server.stop());

  it('the same attempt sent twenty times is stored once and answered alike', async () => {
    const { db } = server;
    const id = randomUUID();
    const results = await times(20, () => storeAttempt(db, attemptOf(id), 'owner'));
    expect(messages(results)).toEqual([]);
    expect(new Set(fulfilled(results).map((stored) => JSON.stringify(stored))).size).toBe(1);
    expect(await db.query('select id from public.assessment_attempts where id = $1', [id])).toHaveLength(1);
  });

  it('of different contents under one id exactly one is stored', async () => {
    const { db } = server;
    const id = randomUUID();
    const results = await times(10, (n) => storeAttempt(db, attemptOf(id, { seed: `seed ${n}` }), null));
    expect(fulfilled(results)).toHaveLength(1);
    expect(new Set(messages(results))).toEqual(new Set(['attempt_conflict']));
  });

  it('two people claiming the same attempts share none', async () => {
    const { db } = server;
    const ids = Array.from({ length: 10 }, () => randomUUID());
    const secret = 'ab'.repeat(32);
    const claimsOf = (list: readonly string[]) => JSON.stringify(list.map((id) => ({ id, secret })));
    for (const id of ids) await storeAttempt(db, attemptOf(id, { device_secret: secret }), null);
    const claims = await times(10, (n) =>
      valueAs<number>(db, n % 2 ? 'owner' : 'other', 'select public.claim_attempts($1::text::jsonb)', [
        claimsOf(n % 4 < 2 ? ids : ids.toReversed()),
      ]),
    );
    expect(messages(claims)).toEqual([]);
    const counted = async (actor: 'owner' | 'other') =>
      valueAs<number>(db, actor, 'select public.claim_attempts($1::text::jsonb)', [claimsOf(ids)]);
    expect((await counted('owner')) + (await counted('other'))).toBe(10);
  });

  it('nobody gets more than ten open links', async () => {
    const { db } = server;
    const attempts = Array.from({ length: 15 }, () => randomUUID());
    for (const id of attempts) await storeAttempt(db, attemptOf(id), 'full_admin');
    const results = await times(15, (n) =>
      asActor(db, 'full_admin', 'select id from public.create_share_link($1, 7)', [attempts[n] ?? '']),
    );
    expect(fulfilled(results)).toHaveLength(10);
    expect(new Set(messages(results))).toEqual(new Set(['too_many_links']));
  });

  it('two devices starting one attempt are let in alike, and two people never share an id', async () => {
    const { db } = server;
    const id = randomUUID();
    const test = 'focuscheck_adult_screening';
    const same = await times(10, () => startAttempt(db, 'owner', id, test));
    expect(messages(same)).toEqual([]);
    expect(new Set(fulfilled(same).map((start) => JSON.stringify(start))).size).toBe(1);
    const contested = randomUUID();
    const both = await times(10, (n) => startAttempt(db, n % 2 ? 'owner' : 'other', contested, test));
    expect(fulfilled(both)).toHaveLength(5);
    expect(new Set(messages(both))).toEqual(new Set(['attempt_conflict']));
  });

  it('an invite is answered once, and no attempt gets more than five open ones', async () => {
    const { db } = server;
    const id = randomUUID();
    await startAndStore(db, 'other', childAttemptOf(id, 'Tom'));
    const made = await times(8, () =>
      asActor<{ token: string }>(
        db,
        'other',
        `select token from public.create_informant_invite($1, 'teacher', 7)`,
        [id],
      ),
    );
    expect(new Set(messages(made))).toEqual(new Set(['too_many_invites']));
    const [token] = fulfilled(made).map(([row]) => row?.token ?? '');
    expect(fulfilled(made)).toHaveLength(5);
    const answers = await times(8, () =>
      valueAs(db, 'service', 'select public.store_invited_attempt($1, $2::text::jsonb)', [
        token ?? '',
        JSON.stringify(childAttemptOf(randomUUID(), 'Tom', { form: 'teacher' })),
      ]),
    );
    expect(fulfilled(answers)).toHaveLength(1);
    expect(new Set(messages(answers))).toEqual(new Set(['invite_used']));
  });

  it('two master admins do not take the role from each other', async () => {
    const { db } = server;
    const two = [personIds.owner, personIds.other];
    for (const id of two) {
      await db.query(`insert into public.admin_roles (user_id, role_type) values ($1, 'master_admin')`, [id]);
    }
    const take = (who: string | undefined) =>
      `select public.revoke_role('${who ?? ''}', 'master_admin', (select version from public.admin_roles where user_id = '${who ?? ''}'))`;
    let second: Promise<string> = Promise.resolve('not asked');
    let isDone = false;
    await db.tx(async (query) => {
      await become(query, 'other');
      await query(take(two[0]));
      second = asActor(db, 'owner', take(two[1]))
        .then(
          () => 'taken',
          (error: Error) => error.message,
        )
        .finally(() => {
          isDone = true;
        });
      // The first is not over until the second waits for it, or went past it.
      for (let waits = false; !waits && !isDone; ) {
        const rows = await db.query(
          `select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like '%revoke_role%'`,
        );
        waits = rows.length > 0;
      }
    });
    // Whoever waited sees what the first left.
    expect(await second).toBe('last_master');
    const left = await db.query(
      "select id from public.admin_roles where role_type = 'master_admin' and is_active",
    );
    expect(left).toHaveLength(1);
  });

  it('a rate limit lets exactly its number through', async () => {
    const { db } = server;
    const results = await times(40, () =>
      valueAs<boolean>(db, 'service', `select public.consume_rate_limit('crowd', 7, 60)`),
    );
    expect(messages(results)).toEqual([]);
    expect(fulfilled(results).filter(Boolean)).toHaveLength(7);
  });

  it('of a hundred contact messages from one network five are taken, and of one sent a hundred times one', async () => {
    const { db } = server;
    const write = (n: number) =>
      asActor(
        db,
        'anon',
        `insert into public.user_messages (sender_id, recipient_id, subject, content, client_id)
         select sender_id, recipient_id, subject, content, client_id
         from jsonb_populate_record(null::public.user_messages, $1::text::jsonb)`,
        [JSON.stringify(contactSample(n))],
      );
    const again = await times(100, () => write(1));
    expect(fulfilled(again)).toHaveLength(1);
    const different = await times(100, (n) => write(n + 2));
    expect(fulfilled(different)).toHaveLength(4);
    expect(new Set(messages(different))).toEqual(new Set(['rate_limited']));
    expect(await db.query('select id from public.user_messages')).toHaveLength(5);
  });
});
