/** What falls due in a study room: seats that are free again, another host, phases that are credited, and the end. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenedDb } from '../../supabase/local/db/open.ts';
import { callAs, codeOf, emptyCommunity, join, makeKnown, rest } from './support/community.ts';
import { asActor, openTestDatabase, undone, valueAs } from './support/database.ts';
import { type Person, personIds } from './support/people.ts';
import { roomsOf } from './support/rooms.ts';

let db: OpenedDb;
const { open, joinRoom, state, beat, leave, act, say, pass } = roomsOf(() => db);
const profiles = {} as Record<Person, string>;
const people = ['owner', 'other', 'spare', 'orders_admin'] as const;
beforeAll(async () => {
  db = await openTestDatabase();
  await emptyCommunity(db);
  for (const person of people) profiles[person] = await join(db, person);
  for (const person of ['owner', 'other'] as const)
    await makeKnown(db, profiles[person], profiles.orders_admin);
});
afterAll(() => db.close());
beforeEach(async () => {
  await db.script('delete from public.study_rooms; delete from public.focus_sessions');
  await rest(db);
});

const sweep = () => valueAs<number>(db, 'service', 'select public.sweep_rooms()');
const hostOf = async (id: string) =>
  (
    await db.query<{ host: string | null }>(
      'select host_profile_id as host from public.study_rooms where id = $1',
      [id],
    )
  )[0]?.host;
const stateOf = async (id: string) =>
  (await db.query<{ state: string }>('select state from public.study_rooms where id = $1', [id]))[0]?.state;
const seats = (room: string) =>
  db.query<{ profile_id: string; connected: boolean }>(
    'select profile_id, connected from public.room_members where room_id = $1 and left_at is null order by joined_at',
    [room],
  );

/** A room with so many people, the first of whom leads it. */
async function roomOf(...[first, ...others]: readonly Person[]): Promise<string> {
  const { room } = await open(first ?? 'owner');
  for (const person of others) await joinRoom(person, room.id);
  return room.id;
}

describe('a connection', () => {
  it('that is lost is seen after a minute, and the seat is free after two', async () => {
    const room = await roomOf('owner', 'other');
    await pass(room, 45, [profiles.owner]);
    await beat('owner', room);
    expect((await seats(room)).map(({ connected }) => connected)).toEqual([true, true]);
    await pass(room, 15, [profiles.owner]);
    const { version } = await beat('owner', room);
    expect((await seats(room)).map(({ connected }) => connected)).toEqual([true, false]);
    await pass(room, 40, [profiles.owner]);
    expect((await beat('other', room)).version).toBeGreaterThan(version);
    expect(await seats(room)).toHaveLength(2);
    await pass(room, 120, [profiles.owner]);
    await beat('owner', room);
    expect(await seats(room)).toEqual([{ profile_id: profiles.owner, connected: true }]);
    await beat('other', room);
    expect(await seats(room)).toHaveLength(1);
    expect((await joinRoom('other', room)).seats).toBe(2);
  });

  it('that says a hundred times a second that it is there is written down once', async () => {
    const room = await roomOf('owner');
    await pass(room, 30);
    await beat('owner', room);
    const written = () =>
      db.query('select last_seen_at, updated_at from public.room_members where room_id = $1', [room]);
    const before = await written();
    for (let n = 0; n < 20; n += 1) await beat('owner', room);
    expect(await written()).toEqual(before);
  });

  it('that is kept says nothing to the others', async () => {
    const room = await roomOf('owner', 'other');
    const before = await beat('owner', room);
    await pass(room, 30, []);
    expect((await beat('other', room)).version).toBe(before.version);
    expect((await beat('owner', room)).version).toBe(before.version);
  });
});

describe('the host', () => {
  it('hands over at once by leaving, to a co-host before the others, and helps when they are back', async () => {
    const room = await roomOf('owner', 'other', 'spare');
    await callAs(db, 'owner', 'set_co_host', room, profiles.spare, true);
    await leave('owner', room);
    expect(await hostOf(room)).toBe(profiles.spare);
    await joinRoom('owner', room);
    expect(await hostOf(room)).toBe(profiles.spare);
    expect((await act('owner', room, 'start')).room.state).toBe('running');
    expect(await codeOf(act('owner', room, 'end'))).toBe('not_allowed');
  });

  it.each([
    ['a heartbeat of another', (room: string) => beat('other', room)],
    ['the job', () => sweep()],
  ])('who is lost hands over after a minute, by %s', async (_, due) => {
    const room = await roomOf('owner', 'other');
    await pass(room, 45, [profiles.other]);
    await due(room);
    expect(await hostOf(room)).toBe(profiles.owner);
    await pass(room, 15, [profiles.other]);
    await due(room);
    expect(await hostOf(room)).toBe(profiles.other);
  });

  it('is not somebody who has looked away for five minutes', async () => {
    const room = await roomOf('owner', 'other', 'spare');
    const away = (minutes: number) =>
      db.query(
        `insert into public.user_presence (user_id, status, current_page, updated_at)
         values ($1, 'away', 'rooms', now() - make_interval(mins => $2))
         on conflict (user_id) do update set updated_at = excluded.updated_at`,
        [personIds.other, minutes],
      );
    await db.script('alter table public.user_presence disable trigger user');
    await away(6);
    await leave('owner', room);
    expect(await hostOf(room)).toBe(profiles.spare);
    await away(4);
    await leave('spare', room);
    expect(await hostOf(room)).toBe(profiles.other);
    await db.script('alter table public.user_presence enable trigger user; delete from public.user_presence');
  });

  it('is nobody where nobody can be, while the timer goes on, and then whoever comes next', async () => {
    const room = await roomOf('owner', 'spare');
    await act('owner', room, 'start');
    await db.query(`update public.community_profiles set standing = 'silenced' where id = $1`, [
      profiles.spare,
    ]);
    await leave('owner', room);
    expect(await hostOf(room)).toBeNull();
    expect(await state('spare', room)).toMatchObject({ room: { state: 'running', host_profile_id: null } });
    await joinRoom('other', room);
    expect(await hostOf(room)).toBe(profiles.other);
    await db.query(`update public.community_profiles set standing = 'active' where id = $1`, [
      profiles.spare,
    ]);
  });
});

describe('a room ends', () => {
  it('when nobody has sat in it for a quarter of an hour', async () => {
    const room = await roomOf('owner');
    await leave('owner', room);
    await pass(room, 840);
    await sweep();
    expect(await stateOf(room)).toBe('lobby');
    await pass(room, 60);
    expect(await sweep()).toBe(1);
    expect(await stateOf(room)).toBe('ended');
    expect(await sweep()).toBe(0);
  });

  it('eight hours after it was opened, whoever sits in it', async () => {
    const room = await roomOf('owner', 'other');
    await act('owner', room, 'start');
    await pass(room, 8 * 3600 - 60, [profiles.owner, profiles.other]);
    await sweep();
    expect(await stateOf(room)).not.toBe('ended');
    await pass(room, 60, [profiles.owner, profiles.other]);
    await sweep();
    expect(await stateOf(room)).toBe('ended');
    expect(await seats(room)).toEqual([]);
    expect(await callAs(db, 'owner', 'my_room')).toBeNull();
  });

  it('and what was said in it goes a day later, and all of it after 90 days', async () => {
    const room = await roomOf('owner');
    await say('owner', room);
    await act('owner', room, 'end');
    const lines = () => db.query('select id from public.room_chat where room_id = $1', [room]);
    await pass(room, 86_300);
    await sweep();
    expect(await lines()).toHaveLength(1);
    await pass(room, 100);
    await sweep();
    expect(await lines()).toEqual([]);
    await pass(room, 89 * 86_400);
    await sweep();
    expect(await stateOf(room)).toBeUndefined();
  });
});

describe('a focus phase', () => {
  const sessions = (person: Person) =>
    asActor(
      db,
      person,
      'select kind, task_title, planned_seconds, focused_seconds, status from public.focus_sessions',
    );
  /** So many minutes in which these people’s pages are open. */
  async function work(room: string, minutes: number, here: readonly Person[]): Promise<void> {
    for (let n = 0; n < minutes * 2; n += 1) {
      await pass(room, 30);
      for (const person of here) await beat(person, room);
    }
  }

  it('is a session of everybody who was there for four fifths of it, once, and of nobody else', async () => {
    const room = await roomOf('owner', 'other', 'spare');
    await callAs(db, 'other', 'set_room_goal', room, 'Chapter two');
    await act('owner', room, 'start');
    await work(room, 4, ['owner', 'other', 'spare']);
    await work(room, 4.5, ['owner', 'other']);
    await work(room, 1.5, ['owner']);
    await beat('owner', room);
    const credited = { kind: 'room', planned_seconds: 600, status: 'complete' };
    const minutesOf = async (person: Person) =>
      (await sessions(person)).map(({ focused_seconds, ...session }) => ({
        ...session,
        minutes: Math.floor(Number(focused_seconds) / 60),
      }));
    expect(await minutesOf('owner')).toEqual([{ ...credited, task_title: 'Quiet morning', minutes: 10 }]);
    expect(await minutesOf('other')).toEqual([{ ...credited, task_title: 'Chapter two', minutes: 8 }]);
    expect(await sessions('spare')).toEqual([]);
  });

  it('counts what was worked, not what was paused, and nothing of a phase that was not finished', async () => {
    const room = await roomOf('owner', 'other');
    await act('owner', room, 'start');
    await work(room, 5, ['owner', 'other']);
    await act('owner', room, 'pause');
    await work(room, 20, ['owner']);
    await act('owner', room, 'resume');
    await joinRoom('other', room);
    await work(room, 5, ['owner', 'other']);
    expect((await sessions('owner')).length).toBe(1);
    expect((await sessions('other')).length).toBe(1);
    const [row] = await db.query(
      `select extract(epoch from ended_at - started_at)::int as seconds from public.focus_sessions where user_id = $1`,
      [personIds.owner],
    );
    // The twenty minutes are in it, and nothing like another pause.
    expect(Math.floor(Number(row?.seconds) / 60)).toBe(30);
    await work(room, 5, ['owner']);
    await act('owner', room, 'end');
    expect((await sessions('owner')).length).toBe(1);
  });

  it('is credited to a page behind other windows, which says once a minute that it is there', async () => {
    const room = await roomOf('owner', 'other');
    await act('owner', room, 'start');
    for (let minute = 0; minute < 10; minute += 1) {
      await pass(room, 65);
      await beat('other', room);
    }
    expect(await sessions('other')).toHaveLength(1);
  });

  it('is nobody’s business: no member and no admin reads that of another', async () => {
    const room = await roomOf('owner', 'other');
    await act('owner', room, 'start');
    await work(room, 10, ['owner']);
    for (const person of ['other', 'master_admin'] as const) expect(await sessions(person)).toEqual([]);
  });
});

describe('whoever leaves', () => {
  const rows = (query: Parameters<Parameters<typeof undone>[1]>[0]) =>
    query(
      `select (select count(*)::int from public.room_members where profile_id = $1) as seats,
         (select count(*)::int from public.room_chat where profile_id = $1) as lines,
         (select count(*)::int from private.room_presence where profile_id = $1) as presence,
         (select count(*)::int from public.study_rooms where host_profile_id = $1) as rooms`,
      [profiles.owner],
    );

  it.each([
    [
      'the community',
      `update public.community_profiles set removed_at = now(), handle = null where id = $1`,
      'owner',
    ],
    ['with the account', 'delete from auth.users where id = $1', 'account'],
  ])('%s leaves rooms, hands over, and takes along what was said', async (_, sql, whom) => {
    const ended = await roomOf('owner');
    await act('owner', ended, 'end');
    const room = await roomOf('owner', 'other');
    await say('owner', room);
    await pass(room, 30);
    await beat('owner', room);
    await undone(db, async (query) => {
      await query(sql, [whom === 'owner' ? profiles.owner : personIds.owner]);
      expect(await rows(query)).toEqual([{ seats: 0, lines: 0, presence: 0, rooms: 0 }]);
      expect(await query('select host_profile_id as host from public.study_rooms')).toEqual([
        { host: profiles.other },
      ]);
    });
  });
});
