/** Blocks, whom messages are kept from, and what is refused whoever sends it. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenedDb } from '../../supabase/local/db/open.ts';
import { callAs, codeOf, emptyCommunity, makeStaff } from './support/community.ts';
import { asActor, openTestDatabase, sqlState } from './support/database.ts';
import { joinToTalk, messagesOf } from './support/messages.ts';
import { moderationOf } from './support/moderation.ts';
import { adminRoles, type Person, personIds } from './support/people.ts';

let db: OpenedDb;
let owner: string;
let other: string;
beforeAll(async () => {
  db = await openTestDatabase();
  for (const role of adminRoles) await makeStaff(db, role, role);
});
afterAll(() => db.close());
beforeEach(async () => {
  await db.query('delete from public.message_threads');
  await emptyCommunity(db);
  owner = await joinToTalk(db, 'owner');
  other = await joinToTalk(db, 'other');
});
const { send, write, threads, thread, act, unread, read, talk } = messagesOf(() => db);
const { member } = moderationOf(() => db);
const firstOf = async (person: 'owner' | 'other') => (await threads(person))[0];

describe('a block', () => {
  it('ends the talk for both, is not told to the other, and makes the block of the community', async () => {
    const id = await talk('owner', 'other');
    expect(await act('other', id, 'block')).toMatchObject({
      state: 'blocked',
      blocked_by_me: true,
      can_write: false,
    });
    expect(await act('other', id, 'block')).toMatchObject({ state: 'blocked' });
    expect(await thread('owner', id)).toMatchObject({
      state: 'open',
      blocked_by_me: false,
      can_write: false,
    });
    expect(await codeOf(write('owner', 'other'))).toBe('blocked');
    expect(await codeOf(write('other', 'owner'))).toBe('blocked');
    const blocks = await db.query('select blocker_profile_id, blocked_profile_id from public.blocks');
    expect(blocks).toEqual([{ blocker_profile_id: other, blocked_profile_id: owner }]);
    expect(await threads('other')).toMatchObject([{ id, state: 'blocked' }]);
    expect(await unread('other')).toEqual({ open: 0, requests: 0 });
  });

  it('taken back, lets whoever blocked write first', async () => {
    const id = await talk('owner', 'other');
    await act('owner', id, 'block');
    expect(await act('owner', id, 'unblock')).toMatchObject({ state: 'declined', can_write: true });
    expect(await db.query('select from public.blocks')).toEqual([]);
    expect(await thread('other', id)).toMatchObject({ state: 'open', can_write: false });
    expect(await codeOf(write('other', 'owner'))).toBe('blocked');
    await write('owner', 'other', 'I am back.');
    await write('other', 'owner', 'Good to read you.');
  });

  it('of both stays until both have taken it back', async () => {
    const id = await talk('owner', 'other');
    await act('owner', id, 'block');
    expect(await act('other', id, 'block')).toMatchObject({ state: 'blocked' });
    await act('owner', id, 'unblock');
    expect(await thread('owner', id)).toMatchObject({ state: 'open', can_write: false });
    expect(await codeOf(write('owner', 'other'))).toBe('blocked');
    await act('other', id, 'unblock');
    await write('other', 'owner', 'I am back.');
  });

  it('made where one reads a profile closes the thread, too', async () => {
    const id = await talk('owner', 'other');
    await callAs(db, 'owner', 'block_member', other, true);
    expect(await thread('owner', id)).toMatchObject({ state: 'blocked' });
    await callAs(db, 'owner', 'block_member', other, false);
    expect(await thread('owner', id)).toMatchObject({ state: 'declined' });
  });

  it('takes a request away from whoever was asked', async () => {
    await write('owner', 'other');
    const id = (await firstOf('owner'))?.id ?? '';
    await act('owner', id, 'block');
    expect(await threads('other', 'requests')).toEqual([]);
    expect(await codeOf(act('other', id, 'accept'))).toBe('invalid_state');
    expect(await codeOf(write('other', 'owner'))).toBe('blocked');
  });
});

describe('messages are kept from', () => {
  it('everybody else: other members, admins of every role, and visitors', async () => {
    const id = await talk('owner', 'other');
    await joinToTalk(db, 'spare');
    for (const person of ['spare', ...adminRoles] as const) {
      expect(await read(person, id), person).toEqual([]);
      expect(await asActor(db, person, 'select id from public.message_threads'), person).toEqual([]);
      expect(await thread(person, id), person).toBeNull();
      if (person === 'spare') expect(await codeOf(act(person, id, 'accept'))).toBe('not_found');
    }
    expect(
      sqlState(await asActor(db, 'anon', 'select id from public.user_messages').catch((e: unknown) => e)),
    ).toBe('42501');
  });

  it('whoever is silenced, for writing, and whoever is suspended, altogether', async () => {
    const id = await talk('owner', 'other');
    const until = new Date(Date.now() + 86_400_000).toISOString();
    await member('education_admin', 'silence', owner, until);
    expect(await codeOf(write('owner', 'other'))).toBe('silenced');
    expect(await thread('owner', id)).toMatchObject({ can_write: false });
    expect(await read('owner', id)).toHaveLength(2);
    await member('education_admin', 'suspend', owner, until);
    expect(await codeOf(write('owner', 'other'))).toBe('suspended');
    expect(await codeOf(threads('owner'))).toBe('suspended');
    expect(await codeOf(act('owner', id, 'block'))).toBe('suspended');
    expect(await read('owner', id)).toEqual([]);
    expect(await unread('owner')).toEqual({ open: 0, requests: 0 });
    await member('education_admin', 'lift', owner);
    await write('owner', 'other', 'I am back.');
  });
});

describe('bad input', () => {
  const refused = async (promise: Promise<unknown>) =>
    sqlState(await promise.catch((error: unknown) => error));

  it('in the name of somebody else, of nobody, and into a thread of others is refused', async () => {
    const id = await talk('owner', 'other');
    await joinToTalk(db, 'spare');
    expect(await refused(send('spare', personIds.owner, 'Hello', randomUUID(), personIds.other))).toBe(
      '42501',
    );
    const nobody = '00000000-0000-0000-0000-000000000000';
    expect(await refused(send('spare', nobody, 'Hello'))).toBe('PT404');
    expect(await refused(send('spare', personIds.owner, 'Hello', randomUUID(), nobody))).toBe('42501');
    const into = asActor(
      db,
      'spare',
      'insert into public.user_messages (sender_id, recipient_id, content, thread_id) values ($1, $2, $3, $4)',
      [personIds.spare, personIds.owner, 'Hello', id],
    );
    expect(await refused(into)).toBe('42501');
    const sql = 'insert into public.user_messages (recipient_id, content) values ($1, $2)';
    expect(await refused(asActor(db, 'anon', sql, [personIds.owner, 'Hello']))).toMatch(/^PT401|42501$/);
  });

  it('changes nothing that was sent, and of others not even whether it was read', async () => {
    const id = await talk('owner', 'other');
    const change = (person: Person, set: string) =>
      asActor(db, person, `update public.user_messages set ${set}`);
    for (const set of [`content = 'x'`, 'sender_id = null', 'thread_id = null', 'created_at = now()'])
      expect(await refused(change('owner', set)), set).toBe('42501');
    expect(await refused(asActor(db, 'owner', 'delete from public.user_messages'))).toBe('42501');
    expect(await refused(asActor(db, 'owner', `update public.message_threads set state = 'open'`))).toBe(
      '42501',
    );
    await change('owner', 'is_read = true');
    expect((await read('owner', id)).map(({ is_read }) => is_read)).toEqual([false, true]);
  });

  it.each([
    ['nothing', '', 'empty'],
    ['blanks', ' \n\t ', 'empty'],
    ['signs that turn the direction', 'abc\u202edef', 'bad_characters'],
    ['signs that nobody sees', 'a\u200bb', 'bad_characters'],
    ['control signs', 'a\u0007b', 'bad_characters'],
    ['stacked marks', `a${'\u0301\u0302\u0303\u0304\u0305'}`, 'bad_characters'],
    ['two million signs', 'a'.repeat(2_000_000), 'too_long'],
    [
      'more addresses than one may send',
      'https://a.example https://b.example https://c.example',
      'too_many_links',
    ],
  ])('%s: it is refused', async (_, text, code) => {
    await talk('owner', 'other');
    expect(await codeOf(write('owner', 'other', text))).toBe(code);
  });

  it('is kept as it was typed where it is no harm', async () => {
    const id = await talk('owner', 'other');
    const text = '<script>alert(1)</script> & "quotes" \\ 🙂 שלום';
    await write('owner', 'other', text);
    expect((await read('other', id)).at(-1)?.content).toBe(text);
    expect(await refused(write('owner', 'other', 'a\u0000b'))).toMatch(/^22/);
  });

  it('meets an end at the limits of the hour', async () => {
    const id = await talk('owner', 'other');
    for (let n = 0; n < 60; n += 1) await write('owner', 'other', `Line ${n}`);
    expect(await codeOf(write('owner', 'other', 'One more'))).toBe('rate_limited');
    expect(await thread('owner', id)).toMatchObject({ can_write: true });
  });
});
