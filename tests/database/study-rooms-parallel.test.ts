/** Many in a study room at the same moment, in real sessions. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenedDb } from '../../supabase/local/db/open.ts';
import { emptyCommunity, join, makeKnown, rest } from './support/community.ts';
import { insertPeople } from './support/database.ts';
import { type MigratedServer, startMigratedServer } from './support/native.ts';
import { roomsOf } from './support/rooms.ts';

const codes = (results: PromiseSettledResult<unknown>[]): string[] =>
  results
    .map((result) => (result.status === 'rejected' ? (result.reason as Error).message : 'done'))
    .toSorted();

describe('at the same moment', () => {
  let server: MigratedServer;
  let db: OpenedDb;
  let people: string[];
  const { open, act } = roomsOf(() => db);
  beforeAll(async () => {
    server = await startMigratedServer();
    db = server.db;
    await db.tx(insertPeople);
    await emptyCommunity(db);
    const [owner, other, spare] = [await join(db, 'owner'), await join(db, 'other'), await join(db, 'spare')];
    for (const profile of [owner, other]) await makeKnown(db, profile, spare);
    const rows = await db.query<{ id: string }>(
      `with people as (
         insert into auth.users (id, email, email_confirmed_at)
         select u, u || '@example.com', now() from (select gen_random_uuid() as u from generate_series(1, 20)) x returning id
       ), profiles as (
         insert into public.community_profiles (user_id, handle, lang, allow_requests, adult_confirmed_at, guidelines_version)
         select id, 'p-' || left(id::text, 20), 'en', 'nobody', now(), 1 from people
       )
       select id from people`,
    );
    people = rows.map(({ id }) => id);
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    await db.query('delete from public.study_rooms');
    await rest(db);
  });

  const as = (account: string, call: string, ...params: string[]) =>
    db.tx(async (query) => {
      await query(
        `select set_config('role', 'authenticated', true), set_config('request.jwt.claims', $1, true)`,
        [JSON.stringify({ sub: account, role: 'authenticated' })],
      );
      return query(`select public.${call}`, params);
    });
  const seats = async (room: string) =>
    (
      await db.query<{ n: number }>(
        'select count(*)::int as n from public.room_members where room_id = $1 and left_at is null',
        [room],
      )
    )[0]?.n;

  it('twenty people who want seven seats get seven, and the others are told that the room is full', async () => {
    const { room } = await open('owner');
    const results = await Promise.allSettled(people.map((person) => as(person, 'join_room($1)', room.id)));
    expect(codes(results)).toEqual([
      ...Array.from({ length: 7 }, () => 'done'),
      ...Array.from({ length: 13 }, () => 'room_full'),
    ]);
    expect(await seats(room.id)).toBe(8);
  });

  it('ten rooms opened by one person are one', async () => {
    const results = await Promise.allSettled(
      Array.from({ length: 10 }, () => open('owner', {}, randomUUID())),
    );
    expect(codes(results)).toEqual(['done', ...Array.from({ length: 9 }, () => 'one_room')]);
  });

  it('people who change between two rooms neither wait for each other nor sit in both', async () => {
    const [one, two] = [(await open('owner')).room.id, (await open('other', { capacity: 12 })).room.id];
    const some = people.slice(0, 5);
    const moves = some.flatMap((person) =>
      [one, two, one, two].map((room) => as(person, 'join_room($1)', room)),
    );
    expect(new Set(codes(await Promise.allSettled(moves)))).toEqual(new Set(['done']));
    const held = await db.query<{ n: number }>(
      `select count(*)::int as n from public.room_members m join public.community_profiles p on p.id = m.profile_id
       where p.user_id = any ($1::uuid[]) and m.left_at is null group by m.profile_id`,
      [some],
    );
    expect(held.map(({ n }) => n)).toEqual(some.map(() => 1));
  });

  it('a timer that two people start runs once, and a host who leaves while others act leaves one host', async () => {
    const { room } = await open('owner', { capacity: 12 });
    for (const person of people.slice(0, 4)) await as(person, 'join_room($1)', room.id);
    const starts = await Promise.allSettled([
      act('owner', room.id, 'start', 1_000),
      act('owner', room.id, 'start', 1_000),
    ]);
    expect(codes(starts)).toEqual(['done', 'invalid_state']);
    const results = await Promise.allSettled([
      ...people.slice(0, 4).map((person) => as(person, 'room_beat($1)', room.id)),
      as((await accountOf(room.id)) ?? '', 'leave_room($1)', room.id),
      ...people.slice(0, 4).map((person) => as(person, `set_room_goal($1, 'Reading')`, room.id)),
    ]);
    expect(new Set(codes(results))).toEqual(new Set(['done']));
    expect(people.slice(0, 4)).toContain(await accountOf(room.id));
  });

  const accountOf = async (room: string) =>
    (
      await db.query<{ user_id: string }>(
        `select p.user_id from public.study_rooms r join public.community_profiles p on p.id = r.host_profile_id where r.id = $1`,
        [room],
      )
    )[0]?.user_id;
});
