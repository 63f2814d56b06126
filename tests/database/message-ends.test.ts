/** What is told of messages, what is reported of them, who is kept from them, and how long they stay. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { reportedLines } from '../../src/lib/community/reported-lines.ts';
import type { OpenedDb } from '../../supabase/local/db/open.ts';
import { callAs, codeOf, emptyCommunity, makeStaff, rest } from './support/community.ts';
import { asActor, openTestDatabase, valueAs } from './support/database.ts';
import { joinToTalk, messagesOf } from './support/messages.ts';
import { moderationOf } from './support/moderation.ts';
import { askForData } from './support/my-data.ts';
import { adminRoles, type Person, personIds } from './support/people.ts';

let db: OpenedDb;
let other: string;
beforeAll(async () => {
  db = await openTestDatabase();
  for (const role of adminRoles) await makeStaff(db, role, role);
});
afterAll(() => db.close());
beforeEach(async () => {
  await db.script('delete from public.message_threads; delete from public.notifications;');
  await emptyCommunity(db);
  await joinToTalk(db, 'owner');
  other = await joinToTalk(db, 'other');
});
const { write, threads, thread, act, unread, read, talk, daysAgo } = messagesOf(() => db);
const { decide, member } = moderationOf(() => db);
const ended = (job: string) => valueAs<number>(db, 'service', `select public.${job}()`);

describe('news of messages', () => {
  const news = (person: Person) =>
    db.query<Record<string, unknown>>(
      `select kind, count, title, message, params, dedupe_key, action_url from public.notifications
       where user_id = $1 and removed_at is null and not is_read order by created_at`,
      [personIds[person]],
    );

  it('are one for a thread, counted, and never say what was written', async () => {
    const id = await talk('owner', 'other');
    await db.query('delete from public.notifications');
    for (const text of ['A secret', 'Another secret', 'A third secret']) await write('owner', 'other', text);
    expect(await news('other')).toEqual([
      {
        kind: 'message',
        count: 3,
        title: '3 new messages',
        message: 'A member of the community wrote to you.',
        params: {},
        dedupe_key: `message:${id}`,
        action_url: `/messages?thread=${id}`,
      },
    ]);
    expect(await news('owner')).toEqual([]);
  });

  it('are of a request until the other is asked no longer', async () => {
    for (const end of ['accept', 'decline', 'cancel', 'block'] as const) {
      await db.script(
        'delete from public.message_threads; delete from public.notifications; delete from public.blocks;',
      );
      await rest(db);
      await write('owner', 'other');
      expect(await news('other')).toMatchObject([{ kind: 'request', title: 'New message request' }]);
      const [asked] = await threads('owner');
      await act(end === 'cancel' ? 'owner' : 'other', asked?.id ?? '', end);
      expect(await news('other'), end).toEqual([]);
    }
  });

  it('are none any more once the messages were read', async () => {
    const id = await talk('owner', 'other');
    await write('owner', 'other');
    expect(await news('other')).toHaveLength(1);
    await asActor(
      db,
      'other',
      'update public.user_messages set is_read = true where thread_id = $1 and recipient_id = $2 and not is_read',
      [id, personIds.other],
    );
    expect(await news('other')).toEqual([]);
    expect(await unread('other')).toEqual({ open: 0, requests: 0 });
  });

  it('are not made for whoever switched off what the community tells', async () => {
    await db.query(
      `insert into public.user_settings (user_id, notify_community) values ($1, false)
       on conflict (user_id) do update set notify_community = false`,
      [personIds.other],
    );
    await write('owner', 'other');
    expect(await news('other')).toEqual([]);
    await db.query('delete from public.user_settings where user_id = $1', [personIds.other]);
  });
});

describe('a report of messages', () => {
  const report = (
    person: Person,
    id: string,
    lines: readonly string[],
    reason = 'harassment',
    key: string = randomUUID(),
  ) => callAs<{ id: string }>(db, person, 'report_messages', key, id, lines, reason, 'Please look.');

  it('carries the chosen lines alone, and is decided as others are', async () => {
    const id = await talk('owner', 'other');
    await write('other', 'owner', 'You are nobody.');
    await write('other', 'owner', 'A line that was not chosen.');
    const lines = await read('owner', id);
    const chosen = [lines[2]?.id ?? '', lines[0]?.id ?? ''];
    const key = randomUUID();
    const made = await report('owner', id, chosen, 'harassment', key);
    expect(await report('owner', id, chosen, 'harassment', key)).toEqual(made);
    expect(await codeOf(report('owner', id, chosen))).toBe('already_reported');

    const queue = await asActor<{ r: object }>(db, 'education_admin', 'select public.report_queue() as r');
    expect(queue.map(({ r }) => r)).toMatchObject([
      { id: made.id, target_kind: 'message', person_profile_id: other, priority: 'high', state: 'open' },
    ]);
    const opened = await callAs<{ excerpt: string; now: { said: unknown } }>(
      db,
      'education_admin',
      'read_report',
      made.id,
    );
    expect(reportedLines(opened.excerpt)).toEqual([
      { mine: true, at: expect.any(String), text: 'May I ask you something?' },
      { mine: false, at: expect.any(String), text: 'You are nobody.' },
    ]);
    expect(JSON.stringify(opened)).not.toContain('not chosen');
    expect(opened.now?.said ?? null).toBeNull();

    await decide('education_admin', made.id, 'claim', 1);
    expect(await member('education_admin', 'warn', other)).toMatchObject({ standing: 'active' });
    expect(await decide('education_admin', made.id, 'uphold', 2)).toMatchObject({ state: 'actioned' });
    const told = await db.query<{ kind: string; user_id: string }>(
      `select kind, user_id from public.notifications where kind in ('report', 'moderation', 'standing') order by kind desc`,
    );
    expect(told).toContainEqual({ kind: 'report', user_id: personIds.owner });
    expect(told.every(({ kind, user_id }) => kind === 'report' || user_id === personIds.other)).toBe(true);
  });

  it('holds ten of the longest lines whatever stands in them', async () => {
    const id = await talk('owner', 'other');
    const worst = '"\n'.repeat(1999);
    for (let n = 0; n < 10; n += 1) await write('other', 'owner', `${worst}${n}.`);
    const lines = (await read('owner', id)).slice(-10).map((line) => line.id);
    expect(await report('owner', id, lines)).toHaveProperty('id');
  });

  it('is refused of lines of others, of own lines alone, of none and of more than ten', async () => {
    const id = await talk('owner', 'other');
    const [mine, theirs] = await read('owner', id);
    const more = Array.from({ length: 11 }, () => randomUUID());
    expect(await codeOf(report('owner', id, [mine?.id ?? '']))).toBe('not_allowed');
    expect(await codeOf(report('owner', id, []))).toBe('not_allowed');
    expect(await codeOf(report('owner', id, more))).toBe('not_allowed');
    expect(await codeOf(report('owner', id, [theirs?.id ?? '', randomUUID()]))).toBe('not_found');
    expect(await codeOf(report('owner', id, [theirs?.id ?? ''], 'dislike'))).toBe('not_allowed');
    await joinToTalk(db, 'spare');
    expect(await codeOf(report('spare', id, [theirs?.id ?? '']))).toBe('not_found');
    expect(
      await codeOf(callAs(db, 'owner', 'report', randomUUID(), 'message', theirs?.id ?? '', 'spam', '')),
    ).toBe('not_found');
  });
});

describe('time', () => {
  it('ends a request after 30 days, once, and the other may still take it up', async () => {
    await write('owner', 'other');
    const [asked] = await threads('owner');
    const id = asked?.id ?? '';
    await daysAgo(id, 29);
    expect(await ended('sweep_messages')).toBe(0);
    await daysAgo(id, 2);
    expect(await ended('sweep_messages')).toBe(1);
    expect(await ended('sweep_messages')).toBe(0);
    expect(await threads('other', 'requests')).toEqual([]);
    expect(await act('other', id, 'reopen')).toMatchObject({ state: 'open' });
  });

  it('removes a thread 24 months after its last message', async () => {
    const id = await talk('owner', 'other');
    await daysAgo(id, 729);
    expect(await ended('purge_messages')).toBe(0);
    await daysAgo(id, 4);
    expect(await ended('purge_messages')).toBe(1);
    expect(await db.query('select id from public.user_messages where thread_id is not null')).toEqual([]);
  });
});

describe('with the account', () => {
  const copyOf = async (person: Person, table: string) =>
    (await askForData<{ rows: Record<string, unknown>[] }>(db, person as 'owner', { p_table: table })).rows;

  it('go own copies and the name; what was written stays with the other', async () => {
    const friend = randomUUID();
    await db.query('insert into auth.users (id, email, email_confirmed_at) values ($1, $2, now())', [
      friend,
      'friend@example.com',
    ]);
    await db.query(
      `with t as (
         insert into public.message_threads (user_low, user_high, started_by, state, opened_at)
         values (least($1::uuid, $2::uuid), greatest($1::uuid, $2::uuid), $1, 'open', now()) returning id
       )
       insert into public.user_messages (sender_id, recipient_id, content, thread_id)
       select $1, $2, 'From a friend.', t.id from t`,
      [friend, personIds.other],
    );
    await db.query('delete from auth.users where id = $1', [friend]);
    const gone = (await threads('other')).find(({ person_id }) => person_id === null);
    expect(gone).toMatchObject({
      person: null,
      state: 'open',
      can_write: false,
      last_text: 'From a friend.',
      last_is_mine: false,
      started_by_me: false,
    });
    expect(await read('other', gone?.id ?? '')).toMatchObject([
      { sender_id: null, content: 'From a friend.' },
    ]);
    expect(await codeOf(act('other', gone?.id ?? '', 'block'))).toBe('not_found');
    expect(await act('other', gone?.id ?? '', 'hide')).toMatchObject({ person: null });
    const all = await db.query('select * from public.message_threads');
    expect(JSON.stringify([all, await db.query('select * from public.user_messages')])).not.toContain(friend);
  });

  it('go threads that both have left, and requests of whoever left', async () => {
    const [one, two] = [randomUUID(), randomUUID()];
    for (const id of [one, two])
      await db.query('insert into auth.users (id, email, email_confirmed_at) values ($1, $2, now())', [
        id,
        `${id}@example.com`,
      ]);
    await db.query(
      `insert into public.message_threads (user_low, user_high, started_by, state)
       values (least($1::uuid, $2::uuid), greatest($1::uuid, $2::uuid), $1, 'requested')`,
      [one, two],
    );
    await db.query('delete from auth.users where id = $1', [one]);
    expect(await db.query('select state from public.message_threads')).toEqual([{ state: 'cancelled' }]);
    await db.query('delete from auth.users where id = $1', [two]);
    expect(await db.query('select state from public.message_threads')).toEqual([]);
  });

  it('come threads and messages in the copy, with the other by name and nothing that only the other knows', async () => {
    const id = await talk('owner', 'other');
    await write('other', 'owner', 'One more.');
    await db.query('update public.user_messages set is_read = true where sender_id = $1', [personIds.owner]);
    await act('other', id, 'block');
    const [row] = await copyOf('owner', 'message_threads');
    expect(row).toMatchObject({
      id,
      user_low: personIds.owner,
      user_high: 'north_wind',
      state: 'open',
      blocked_by: null,
    });
    expect(await copyOf('owner', 'user_messages')).toMatchObject([
      {
        sender_id: personIds.owner,
        recipient_id: 'north_wind',
        content: 'May I ask you something?',
        is_read: null,
      },
      { sender_id: 'north_wind', recipient_id: personIds.owner, content: 'Of course.', is_read: false },
      { content: 'One more.' },
    ]);
  });

  it('stays what two wrote when one leaves the community, without a name and without a way to write', async () => {
    const id = await talk('owner', 'other');
    await callAs(db, 'owner', 'leave_community', false);
    expect(await thread('other', id)).toMatchObject({ person: null, can_write: false, state: 'open' });
    expect(await codeOf(write('other', 'owner'))).toBe('not_found');
    expect(await codeOf(write('owner', 'other'))).toBe('no_profile');
    expect(await read('owner', id)).toHaveLength(2);
  });
});
