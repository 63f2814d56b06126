/** How two members come to talk, and how it ends. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenedDb } from '../../supabase/local/db/open.ts';
import { callAs, codeOf, emptyCommunity, makeStaff, rest } from './support/community.ts';
import { openTestDatabase } from './support/database.ts';
import { joinToTalk, messagesOf } from './support/messages.ts';
import { personIds } from './support/people.ts';

let db: OpenedDb;
let owner: string;
let other: string;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());
beforeEach(async () => {
  await db.script(
    `delete from public.message_threads; delete from public.admin_roles where role_type = 'education_admin';`,
  );
  await emptyCommunity(db);
  owner = await joinToTalk(db, 'owner');
  other = await joinToTalk(db, 'other');
});
const { write, threads, thread, act, door, unread, read, talk, daysAgo } = messagesOf(() => db);
const firstOf = async (person: 'owner' | 'other', box = 'open') => (await threads(person, box))[0];

describe('a first message', () => {
  it('is a request, which the other finds among the requests and not among the threads', async () => {
    expect(await door('owner', other)).toEqual({
      thread_id: null,
      state: null,
      code: null,
      detail: '',
      is_request: true,
    });
    await write('owner', 'other', 'May I ask you something?');
    const sent = await firstOf('owner');
    expect(sent).toMatchObject({
      person: { handle: 'north_wind' },
      person_id: personIds.other,
      state: 'requested',
      started_by_me: true,
      last_text: 'May I ask you something?',
      last_is_mine: true,
      unread: 0,
      can_write: false,
      blocked_by_me: false,
    });
    expect(await threads('other')).toEqual([]);
    expect(await threads('other', 'requests')).toMatchObject([
      {
        id: sent?.id,
        person: { handle: 'quiet-river' },
        state: 'requested',
        started_by_me: false,
        unread: 1,
        can_write: true,
      },
    ]);
    expect(await threads('owner', 'requests')).toEqual([]);
    expect(await unread('other')).toEqual({ open: 0, requests: 1 });
    expect(await unread('owner')).toEqual({ open: 0, requests: 0 });
  });

  it('is one: there is no second before the other has answered', async () => {
    await write('owner', 'other');
    expect(await codeOf(write('owner', 'other', 'Hello?'))).toBe('invalid_state');
    expect(await door('owner', other)).toMatchObject({ state: 'requested', code: 'invalid_state' });
  });

  it('has 500 signs at most, and an answer 4,000', async () => {
    expect(await codeOf(write('owner', 'other', 'a'.repeat(501)))).toBe('too_long');
    await write('owner', 'other', '😀'.repeat(500));
    expect(await codeOf(write('other', 'owner', 'a'.repeat(4001)))).toBe('too_long');
    await write('other', 'owner', 'a'.repeat(4000));
  });

  it('opens the thread when the other answers', async () => {
    const id = await talk('owner', 'other');
    expect(await thread('owner', id)).toMatchObject({ state: 'open', can_write: true, unread: 1 });
    expect(await thread('other', id)).toMatchObject({ state: 'open', can_write: true, last_is_mine: true });
    expect((await read('owner', id)).map(({ content }) => content)).toEqual([
      'May I ask you something?',
      'Of course.',
    ]);
    await write('owner', 'other', 'How do you begin?');
    expect(await thread('other', id)).toMatchObject({ last_text: 'How do you begin?', unread: 2 });
    expect(await unread('other')).toEqual({ open: 1, requests: 0 });
  });

  it('opens the thread when the other accepts', async () => {
    await write('owner', 'other');
    const id = (await firstOf('owner'))?.id ?? '';
    expect(await codeOf(act('owner', id, 'accept'))).toBe('not_allowed');
    expect(await act('other', id, 'accept')).toMatchObject({ state: 'open', can_write: true });
    expect(await act('other', id, 'accept')).toMatchObject({ state: 'open' });
    await write('owner', 'other', 'Thank you.');
  });

  it('is refused to somebody new, to people who want none, to the team and to oneself', async () => {
    const fresh = await joinToTalk(db, 'spare', { isNew: true });
    expect(await codeOf(write('spare', 'other'))).toBe('not_allowed');
    expect(await door('spare', other)).toMatchObject({ code: 'not_allowed', detail: 'new_member' });
    expect(await door('owner', fresh)).toMatchObject({ code: null, is_request: true });
    await db.query(`update public.community_profiles set allow_requests = 'nobody' where id = $1`, [other]);
    expect(await codeOf(write('owner', 'other'))).toBe('message_request_off');
    expect(await codeOf(write('owner', 'owner'))).toBe('not_allowed');
    const team = await joinToTalk(db, 'education_admin');
    await makeStaff(db, 'education_admin', 'education_admin');
    expect(await codeOf(write('owner', 'education_admin'))).toBe('target_is_staff');
    expect(await codeOf(callAs(db, 'owner', 'message_target', team))).toBe('target_is_staff');
    expect(await codeOf(write('education_admin', 'owner'))).toBe('not_allowed');
    expect(await codeOf(write('owner', 'full_admin'))).toBe('not_found');
    expect(await codeOf(write('full_admin', 'owner'))).toBe('no_profile');
  });

  it('goes to an account that is told to nobody but who may write to it', async () => {
    expect(await callAs(db, 'owner', 'message_target', other)).toBe(personIds.other);
    await callAs(db, 'other', 'block_member', owner, true);
    expect(await codeOf(callAs(db, 'owner', 'message_target', other))).toBe('blocked');
    expect(await codeOf(callAs(db, 'owner', 'message_target', randomUUID()))).toBe('not_found');
  });

  it('is one of five a day', async () => {
    const people = ['spare', 'orders_admin', 'payments_admin', 'education_admin', 'full_admin'] as const;
    for (const person of people) await joinToTalk(db, person, { isNew: true });
    for (const person of people) await write('owner', person);
    expect(await codeOf(write('owner', 'other'))).toBe('rate_limited');
    expect(await door('owner', other)).toMatchObject({ code: 'rate_limited', detail: '86400' });
  });

  it('sent again with the same id is the same one', async () => {
    const id = randomUUID();
    await write('owner', 'other', 'May I ask you something?', id);
    await expect(write('owner', 'other', 'May I ask you something?', id)).rejects.toMatchObject({
      code: '23505',
    });
    expect(await db.query('select id from public.user_messages')).toHaveLength(1);
    expect(
      await db.query(`select from private.community_events where action = 'message_request'`),
    ).toHaveLength(1);
  });
});

describe('whoever asked', () => {
  it('reads the same whether the other declined or did not answer, now and when the time is over', async () => {
    const third = await joinToTalk(db, 'spare');
    await write('owner', 'other');
    await write('owner', 'spare');
    const waiting = await threads('owner');
    const declined = waiting.find(({ person_id }) => person_id === personIds.other)?.id ?? '';
    const silent = waiting.find(({ person_id }) => person_id === personIds.spare)?.id ?? '';
    await act('other', declined, 'decline');
    const seen = async () => {
      const rows = await Promise.all([thread('owner', declined), thread('owner', silent)]);
      const doors = await Promise.all([door('owner', other), door('owner', third)]);
      return [rows, doors].map((pair) =>
        pair.map((each) => ({
          ...each,
          id: '',
          person: null,
          person_id: null,
          last_at: '',
          thread_id: null,
        })),
      );
    };
    const same = async () => {
      for (const [one, two] of await seen()) expect(one).toEqual(two);
    };
    await same();
    expect(await thread('owner', declined)).toMatchObject({ state: 'requested', can_write: false });
    for (const id of [declined, silent]) await daysAgo(id, 31);
    await same();
    expect(await thread('owner', declined)).toMatchObject({ state: 'expired' });
    await act('owner', declined, 'hide');
    await act('owner', silent, 'hide');
    await same();
  });

  it('may take the request back, also where it was declined', async () => {
    await write('owner', 'other');
    const id = (await firstOf('owner'))?.id ?? '';
    await act('other', id, 'decline');
    expect(await act('owner', id, 'cancel')).toMatchObject({ state: 'cancelled' });
    expect(await act('owner', id, 'cancel')).toMatchObject({ state: 'cancelled' });
    expect(await threads('owner')).toEqual([]);
    expect(await thread('other', id)).toMatchObject({ state: 'cancelled' });
    expect(await codeOf(act('other', id, 'reopen'))).toBe('invalid_state');
  });

  it('may ask again after 90 days, however the first request ended', async () => {
    for (const end of ['decline', 'cancel', 'nothing']) {
      await db.query('delete from public.message_threads');
      await rest(db);
      await write('owner', 'other');
      const id = (await firstOf('owner'))?.id ?? '';
      if (end === 'decline') await act('other', id, 'decline');
      if (end === 'cancel') await act('owner', id, 'cancel');
      await daysAgo(id, 89);
      expect(await codeOf(write('owner', 'other')), end).toBe('blocked');
      await daysAgo(id, 2);
      await write('owner', 'other', 'May I ask once more?');
      expect(await threads('other', 'requests'), end).toMatchObject([{ id, state: 'requested' }]);
    }
  });

  it('is written to by whoever declined as soon as they want to', async () => {
    await write('owner', 'other');
    const id = (await firstOf('owner'))?.id ?? '';
    await act('other', id, 'decline');
    await write('other', 'owner', 'I have time now.');
    expect(await thread('owner', id)).toMatchObject({ state: 'open', can_write: true, last_is_mine: false });
  });
});

it('a thread taken off the own list comes back with something new, and stays in the list of the other', async () => {
  const id = await talk('owner', 'other');
  await act('owner', id, 'hide');
  expect(await threads('owner')).toEqual([]);
  expect(await unread('owner')).toEqual({ open: 0, requests: 0 });
  expect(await threads('other')).toHaveLength(1);
  await write('other', 'owner', 'One more thing.');
  expect(await threads('owner')).toMatchObject([{ id, last_text: 'One more thing.' }]);
});

it('threads come in pages, the latest first', async () => {
  const people = ['other', 'spare', 'orders_admin'] as const;
  for (const person of people.slice(1)) await joinToTalk(db, person);
  for (const person of people) await write(person, 'owner');
  const all = await threads('owner', 'requests');
  expect(all.map(({ person_id }) => person_id)).toEqual(people.map((each) => personIds[each]).toReversed());
  for (const { id } of all) await act('owner', id, 'accept');
  const list = await threads('owner');
  expect(list.map(({ id }) => id)).toEqual(all.map(({ id }) => id));
  const [first, second, third] = list;
  const page = (after: typeof first, size: number) =>
    callAs<{ id: string }>(
      db,
      'owner',
      'my_threads',
      'open',
      after?.last_at ?? null,
      after?.id ?? null,
      size,
    );
  expect((await page(first, 1)).id).toBe(second?.id);
  expect((await page(second, 1)).id).toBe(third?.id);
});
