/** Study rooms: what is opened and found, by whom, and who gets in. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenedDb } from '../../supabase/local/db/open.ts';
import { callAs, codeOf, emptyCommunity, join, makeKnown, rest } from './support/community.ts';
import { asActor, openTestDatabase } from './support/database.ts';
import { type Person, personIds } from './support/people.ts';
import { roomsOf, shape } from './support/rooms.ts';

let db: OpenedDb;
const { open, joinRoom, state, leave, act } = roomsOf(() => db);
const profiles = {} as Record<Person, string>;
beforeAll(async () => {
  db = await openTestDatabase();
  await emptyCommunity(db);
  for (const person of ['owner', 'other', 'spare', 'orders_admin'] as const)
    profiles[person] = await join(db, person);
  for (const person of ['owner', 'other'] as const)
    await makeKnown(db, profiles[person], profiles.orders_admin);
});
afterAll(() => db.close());
beforeEach(async () => {
  await db.script(`delete from public.study_rooms; delete from public.blocks;
    update public.community_profiles set standing = 'active', standing_until = null where standing <> 'active'`);
  await rest(db);
});

const standing = (person: Person, to: string) =>
  db.query('update public.community_profiles set standing = $2 where user_id = $1', [personIds[person], to]);
const listed = (person: Person, langs: readonly string[] = []) =>
  asActor<{ room: { id: string } & Record<string, unknown> }>(
    db,
    person,
    'select public.list_rooms($1) as room',
    [langs as never],
  ).then((rows) => rows.map(({ room }) => room));
const block = (person: Person, whom: Person) => callAs(db, person, 'block_member', profiles[whom], true);

describe('a room', () => {
  it('is opened by a known member, who sits in it and leads it, and twice the same is one', async () => {
    const id = randomUUID();
    expect(await open('owner', {}, id)).toMatchObject({
      me: profiles.owner,
      seats: 1,
      room: { id, state: 'lobby', title: 'Quiet morning', host_profile_id: profiles.owner, paused: [] },
      members: [{ profile_id: profiles.owner, connected: true, card: { handle: 'quiet-river' } }],
      chat: [],
    });
    expect((await open('owner', {}, id)).room.id).toBe(id);
    expect(await codeOf(open('owner'))).toBe('one_room');
    expect(await codeOf(open('other', {}, id))).toBe('invalid_state');
  });

  it('is opened by a new member only with a plan, and by nobody who may not write', async () => {
    expect(await codeOf(open('spare'))).toBe('not_allowed');
    const plan = (isOn: boolean) =>
      db.query(
        `insert into public.subscribers as s (user_id, subscribed, subscription_tier, subscription_end)
         values ($1, $2, 'plus', now() + interval '9 days')
         on conflict (user_id) do update set subscribed = excluded.subscribed,
           subscription_tier = excluded.subscription_tier, subscription_end = excluded.subscription_end`,
        [personIds.spare, isOn],
      );
    await plan(true);
    expect((await open('spare')).me).toBe(profiles.spare);
    await plan(false);
    await standing('owner', 'silenced');
    expect(await codeOf(open('owner'))).toBe('silenced');
    expect(await codeOf(open('education_admin'))).toBe('no_profile');
  });

  it('is opened five times a day at most', async () => {
    for (let n = 0; n < 5; n += 1) await act('owner', (await open('owner')).room.id, 'end');
    expect(await codeOf(open('owner'))).toBe('rate_limited');
  });

  it.each([
    ['a short title', { title: 'ab' }, 'too_short'],
    ['a long title', { title: 'a'.repeat(61) }, 'too_long'],
    ['a link', { description: 'see https://elsewhere.example' }, 'too_many_links'],
    ['signs that turn the line', { title: 'quiet \u202e room' }, 'bad_characters'],
    ['another language', { lang: 'xx' }, 'not_allowed'],
    ['no way in', { visibility: 'secret' }, 'not_allowed'],
    ['thirteen seats', { capacity: 13 }, 'not_allowed'],
    ['numbers as text', { focus_s: '1500' }, 'not_allowed'],
    ['a part of a second', { break_s: 180.5 }, 'not_allowed'],
    ['a number beyond numbers', { rounds: 1e308 }, 'not_allowed'],
  ])('is refused with %s', async (_, room, code) => {
    expect(await codeOf(open('owner', room))).toBe(code);
  });

  it('keeps what it does not know out, and takes what is usual where nothing is said', async () => {
    const id = randomUUID();
    const asked = {
      ...shape,
      capacity: undefined,
      focus_s: null,
      state: 'running',
      host_profile_id: profiles.other,
    };
    const { room } = await callAs<Awaited<ReturnType<typeof open>>>(
      db,
      'owner',
      'open_room',
      id,
      JSON.stringify(asked),
    );
    expect(room).toMatchObject({
      capacity: 8,
      focus_s: 1500,
      state: 'lobby',
      host_profile_id: profiles.owner,
    });
    expect(await codeOf(callAs(db, 'other', 'open_room', randomUUID(), '[1]'))).toBe('empty');
  });

  it('is listed with its host and seats, newest first and by language, to everybody who is signed in', async () => {
    const first = await open('owner', { title: 'First room' });
    const second = await open('other', { title: 'Second room', lang: 'de' });
    await joinRoom('spare', second.room.id);
    expect(await listed('payments_admin')).toMatchObject([
      {
        id: second.room.id,
        seats: 2,
        capacity: 8,
        lang: 'de',
        host: { handle: 'north_wind' },
        state: 'lobby',
      },
      { id: first.room.id, seats: 1, host: { handle: 'quiet-river' } },
    ]);
    expect((await listed('spare', ['en'])).map(({ id }) => id)).toEqual([first.room.id]);
    await block('owner', 'spare');
    expect((await listed('spare')).map(({ id }) => id)).toEqual([second.room.id]);
    await standing('spare', 'suspended');
    expect(await listed('spare')).toEqual([]);
  });

  it('with a link is found by its address alone', async () => {
    const { room } = await open('owner', { visibility: 'link' });
    expect(await listed('spare')).toEqual([]);
    const found = () => asActor(db, 'spare', 'select id from public.study_rooms');
    expect(await found()).toEqual([]);
    expect(await state('spare', room.id)).toMatchObject({ me: null, seats: 1, members: [], chat: [] });
    await joinRoom('spare', room.id);
    expect(await found()).toEqual([{ id: room.id }]);
    expect(await codeOf(state('spare', randomUUID()))).toBe('not_found');
  });
});

describe('a seat', () => {
  it('is taken once, kept by a heartbeat, and given up for one elsewhere', async () => {
    const first = await open('owner');
    const second = await open('other');
    expect((await joinRoom('spare', first.room.id)).seats).toBe(2);
    expect((await joinRoom('spare', first.room.id)).seats).toBe(2);
    expect(await callAs(db, 'spare', 'my_room')).toEqual({ id: first.room.id, title: 'Quiet morning' });
    expect((await joinRoom('spare', second.room.id)).seats).toBe(2);
    expect((await state('owner', first.room.id)).seats).toBe(1);
    expect(await leave('spare', second.room.id)).toBe(true);
    expect(await leave('spare', second.room.id)).toBe(false);
    expect(await callAs(db, 'spare', 'my_room')).toBeNull();
  });

  it('is not to be had in a full room, an ended one, or from a host who blocked the person', async () => {
    const { room } = await open('owner', { capacity: 2 });
    await joinRoom('other', room.id);
    expect(await codeOf(joinRoom('spare', room.id))).toBe('room_full');
    await leave('other', room.id);
    await block('owner', 'spare');
    expect(await codeOf(joinRoom('spare', room.id))).toBe('blocked');
    expect(await codeOf(state('spare', room.id))).toBe('not_found');
    await act('owner', room.id, 'end');
    expect(await codeOf(joinRoom('other', room.id))).toBe('room_ended');
    expect(await state('owner', room.id)).toMatchObject({ me: null, room: { state: 'ended' } });
    expect(await codeOf(joinRoom('other', randomUUID()))).toBe('not_found');
  });

  it('is closed to whoever the host removed, for as long as there is the room', async () => {
    const { room } = await open('owner');
    await joinRoom('spare', room.id);
    const remove = (person: Person, whom: Person) =>
      callAs(db, person, 'remove_from_room', room.id, profiles[whom]);
    expect(await codeOf(remove('spare', 'owner'))).toBe('not_allowed');
    expect(await codeOf(remove('owner', 'owner'))).toBe('not_allowed');
    expect(await codeOf(remove('owner', 'other'))).toBe('not_found');
    expect(await remove('owner', 'spare')).toMatchObject({ seats: 1 });
    expect(await codeOf(joinRoom('spare', room.id))).toBe('not_allowed');
    expect(await listed('spare')).toEqual([]);
    await callAs(db, 'spare', 'leave_community', false);
    profiles.spare = await join(db, 'spare');
    expect(await codeOf(joinRoom('spare', room.id))).toBe('not_allowed');
  });

  it('has a line of one’s own, which people without a seat do not read', async () => {
    const { room } = await open('owner');
    expect(await codeOf(callAs(db, 'other', 'set_room_goal', room.id, 'Reading'))).toBe('not_allowed');
    await joinRoom('other', room.id);
    expect(await callAs(db, 'other', 'set_room_goal', room.id, '  Chapter\n two ')).toBe('Chapter two');
    expect((await state('owner', room.id)).members.map(({ goal }) => goal)).toEqual(['', 'Chapter two']);
    expect((await state('spare', room.id)).members).toEqual([]);
    const read = asActor(db, 'spare', 'select goal from public.room_members');
    await expect(read).rejects.toMatchObject({ code: '42501' });
  });
});
