/** Two who write to each other at once, one who writes while the other blocks: in real sessions. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OpenedDb } from '../../supabase/local/db/open.ts';
import { codeOf, emptyCommunity, rest } from './support/community.ts';
import { become, insertPeople } from './support/database.ts';
import { joinToTalk, messagesOf } from './support/messages.ts';
import { type MigratedServer, startMigratedServer } from './support/native.ts';
import { personIds } from './support/people.ts';

const refusals = (results: readonly PromiseSettledResult<unknown>[]): string[] =>
  results.flatMap((result) => (result.status === 'rejected' ? [(result.reason as Error).message] : []));

describe('at the same moment', () => {
  let server: MigratedServer;
  let db: OpenedDb;
  beforeAll(async () => {
    server = await startMigratedServer();
    db = server.db;
    await db.tx(insertPeople);
    await emptyCommunity(db);
    for (const person of ['owner', 'other'] as const) await joinToTalk(db, person);
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    await db.script(
      'delete from public.message_threads; delete from public.blocks; delete from public.notifications;',
    );
    await rest(db);
  });
  const { write, act, read, talk, threads, unread } = messagesOf(() => db);
  const threadRows = () =>
    db.query<{ id: string; state: string }>('select id, state from public.message_threads');
  const messages = async () => (await db.query('select id from public.user_messages')).length;
  /** Somebody waits for somebody else to end. */
  const somebodyWaits = () =>
    vi.waitFor(
      async () => {
        const waiting = await db.query(`select from pg_locks where locktype = 'advisory' and not granted`);
        expect(waiting.length).toBeGreaterThan(0);
      },
      { timeout: 20_000, interval: 5 },
    );

  it('twenty first messages to one person make one thread with one message', async () => {
    const results = await Promise.allSettled(
      Array.from({ length: 20 }, (_, n) => write('owner', 'other', `Message ${n}`)),
    );
    expect(refusals(results)).toEqual(Array.from({ length: 19 }, () => 'invalid_state'));
    expect(await threadRows()).toMatchObject([{ state: 'requested' }]);
    expect(await messages()).toBe(1);
    expect(await db.query('select count from public.notifications')).toEqual([{ count: 1 }]);
  });

  it('the same message sent twenty times is one', async () => {
    const id = randomUUID();
    const results = await Promise.allSettled(
      Array.from({ length: 20 }, () => write('owner', 'other', 'May I?', id)),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const refusal of refusals(results)) expect(refusal).toContain('user_messages_client_idx');
    expect(await messages()).toBe(1);
  });

  it('two who write to each other for the first time talk in one open thread', async () => {
    for (let round = 0; round < 10; round += 1) {
      await db.query('delete from public.message_threads');
      await rest(db);
      const results = await Promise.allSettled([write('owner', 'other'), write('other', 'owner')]);
      expect(refusals(results)).toEqual([]);
      expect(await threadRows()).toMatchObject([{ state: 'open' }]);
      expect(await messages()).toBe(2);
    }
  });

  it('a hundred and twenty people who ask one person are as many requests, told as 100', async () => {
    const people = await db.query<{ id: string }>(
      `with people as (
         insert into auth.users (id, email, email_confirmed_at)
         select u, u || '@example.com', now() from (select gen_random_uuid() as u from generate_series(1, 120)) x returning id
       ), profiles as (
         insert into public.community_profiles
           (user_id, handle, lang, allow_requests, adult_confirmed_at, guidelines_version, created_at)
         select id, 'q-' || left(id::text, 20), 'en', 'known', now(), 1, now() - interval '9 days' from people returning id, user_id
       ), posts as (
         insert into public.topics (id, author_profile_id, title, body, lang, state, votes)
         select gen_random_uuid(), p.id, 'A title that is fine', 'A text that is long enough', 'en', 'open', 1
         from profiles p cross join generate_series(1, 3)
       )
       select id from people`,
    );
    const results = await Promise.allSettled(
      people.map(({ id }) =>
        db.tx(async (query) => {
          await query(
            `select set_config('role', 'authenticated', true), set_config('request.jwt.claims', $1, true)`,
            [JSON.stringify({ sub: id, role: 'authenticated' })],
          );
          await query('insert into public.user_messages (recipient_id, content) values ($1, $2)', [
            personIds.other,
            'May I ask you something?',
          ]);
        }),
      ),
    );
    expect(refusals(results)).toEqual([]);
    expect(await threads('other', 'requests')).toHaveLength(30);
    expect(await unread('other')).toEqual({ open: 0, requests: 100 });
    expect(await messages()).toBe(120);
  });

  it('what is written while the other blocks does not arrive after the block', async () => {
    const id = await talk('owner', 'other');
    let late: Promise<unknown> = Promise.resolve();
    await db.tx(async (query) => {
      await become(query, 'other');
      await query(`select public.act_on_thread($1, 'block')`, [id]);
      late = codeOf(write('owner', 'other', 'Too late.'));
      await somebodyWaits();
    });
    expect(await late).toBe('blocked');
    expect(await messages()).toBe(2);
  });

  it('a block waits for what is being written, and then ends the talk', async () => {
    const id = await talk('owner', 'other');
    let block: Promise<unknown> = Promise.resolve();
    await db.tx(async (query) => {
      await become(query, 'owner');
      await query('insert into public.user_messages (recipient_id, content) values ($1, $2)', [
        personIds.other,
        'Just in time.',
      ]);
      block = act('other', id, 'block');
      await somebodyWaits();
    });
    expect(await block).toMatchObject({ state: 'blocked', last_text: 'Just in time.' });
    expect(await threadRows()).toMatchObject([{ state: 'blocked' }]);
  });

  it('what two write to each other in a hurry stands in one order, whoever had to wait', async () => {
    const id = await talk('owner', 'other');
    await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        write(n % 2 ? 'owner' : 'other', n % 2 ? 'other' : 'owner', `Line ${n}`),
      ),
    );
    const moments = await db.query<{ at: string }>(
      'select distinct created_at::text as at from public.user_messages where thread_id = $1',
      [id],
    );
    expect(moments).toHaveLength(22);
    const [row] = await threads('owner');
    expect((await read('owner', id)).at(-1)?.content).toBe(row?.last_text);
  });
});
