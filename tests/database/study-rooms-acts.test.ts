/** What people do in a study room: to its timer, and when they may talk. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenedDb } from '../../supabase/local/db/open.ts';
import { callAs, codeOf, emptyCommunity, join, makeKnown, rest } from './support/community.ts';
import { openTestDatabase } from './support/database.ts';
import { type Person, personIds } from './support/people.ts';
import { roomsOf } from './support/rooms.ts';

let db: OpenedDb;
const { open, joinRoom, state, beat, act, say, pass } = roomsOf(() => db);
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

describe('the timer', () => {
  it('is started, held and set going again by host and co-host, and ended by the host alone', async () => {
    const { room } = await open('owner');
    await joinRoom('other', room.id);
    expect(await codeOf(act('other', room.id, 'start'))).toBe('not_allowed');
    const coHost = (on: boolean) => callAs(db, 'owner', 'set_co_host', room.id, profiles.other, on);
    await coHost(true);
    const started = await act('other', room.id, 'start');
    expect(started.room).toMatchObject({ state: 'running', paused: [] });
    expect(started.room.started_at).not.toBeNull();
    expect((await act('owner', room.id, 'pause')).room.paused).toMatchObject([{ to: null }]);
    const again = await act('other', room.id, 'resume');
    expect(again.room).toMatchObject({ state: 'running', paused: [{ to: expect.any(String) }] });
    expect(await codeOf(act('other', room.id, 'start'))).toBe('invalid_state');
    expect(await codeOf(act('other', room.id, 'end'))).toBe('not_allowed');
    await coHost(false);
    expect(await codeOf(act('other', room.id, 'pause'))).toBe('not_allowed');
    expect((await act('owner', room.id, 'end')).room.state).toBe('ended');
    expect(await codeOf(act('owner', room.id, 'end'))).toBe('room_ended');
    expect(await codeOf(act('owner', room.id, 'finish'))).toBe('room_ended');
  });

  it('is not changed by who has not seen the last change, and by who has not seen a guest is', async () => {
    const { room } = await open('owner');
    await joinRoom('other', room.id);
    await callAs(db, 'owner', 'set_co_host', room.id, profiles.other, true);
    const started = await act('owner', room.id, 'start', room.version);
    expect(await codeOf(act('other', room.id, 'pause', room.version))).toBe('version_conflict');
    expect((await act('other', room.id, 'pause', started.room.version)).room.state).toBe('paused');
  });

  it('has other times only before it runs, within bounds, by the host', async () => {
    const { room } = await open('owner');
    await joinRoom('other', room.id);
    const times = (person: Person, ...[focus, rest_, rounds]: [number, number, number]) =>
      callAs<Awaited<ReturnType<typeof open>>>(
        db,
        person,
        'set_room_times',
        room.id,
        1_000_000,
        focus,
        rest_,
        rounds,
      );
    expect((await times('owner', 3000, 600, 3)).room).toMatchObject({
      focus_s: 3000,
      break_s: 600,
      rounds: 3,
    });
    expect(await codeOf(times('owner', 60, 600, 3))).toBe('not_allowed');
    expect(await codeOf(times('other', 3000, 600, 3))).toBe('not_allowed');
    await act('owner', room.id, 'start');
    expect(await codeOf(times('owner', 3000, 600, 3))).toBe('invalid_state');
  });

  it('goes back to the lobby after the last focus, without anybody', async () => {
    const { room } = await open('owner');
    await act('owner', room.id, 'start');
    await pass(room.id, 1320, [profiles.owner]);
    await beat('owner', room.id);
    expect((await state('owner', room.id)).room.state).toBe('running');
    await pass(room.id, 60, [profiles.owner]);
    await beat('owner', room.id);
    expect((await state('owner', room.id)).room).toMatchObject({ state: 'lobby', started_at: null });
    expect((await act('owner', room.id, 'start')).room.state).toBe('running');
  });
});

describe('people in a room', () => {
  it('talk before the start, in breaks and at the end, and never while others focus', async () => {
    const { room } = await open('owner');
    await joinRoom('other', room.id);
    const id = randomUUID();
    const line = await say('other', room.id, ' Good\nmorning ', id);
    expect(line).toMatchObject({ id, profile_id: profiles.other, body: 'Good morning' });
    expect(await say('other', room.id, 'Something else', id)).toEqual(line);
    expect(await codeOf(say('owner', room.id, 'Mine now', id))).toBe('invalid_state');
    expect((await state('owner', room.id)).chat).toEqual([line]);
    expect((await state('spare', room.id)).chat).toEqual([]);
    await act('owner', room.id, 'start');
    expect(await codeOf(say('owner', room.id))).toBe('chat_closed');
    await act('owner', room.id, 'pause');
    expect(await codeOf(say('owner', room.id))).toBe('chat_closed');
    await act('owner', room.id, 'resume');
    await pass(room.id, 600, [profiles.owner, profiles.other]);
    expect((await say('owner', room.id)).body).toBe('Well done, all of you.');
  });

  it('write no links, no more than a line, and not too fast', async () => {
    const { room } = await open('owner');
    for (const [text, code] of [
      ['https://elsewhere.example', 'too_many_links'],
      ['a'.repeat(301), 'too_long'],
      ['  \n ', 'empty'],
      ['a\u0000b', '22021'],
    ] as const)
      expect(String(await codeOf(say('owner', room.id, text)))).toContain(code);
    for (let n = 0; n < 5; n += 1) await say('owner', room.id);
    expect(await codeOf(say('owner', room.id))).toBe('rate_limited');
  });

  it('take back an own line within a minute, and none of others', async () => {
    const { room } = await open('owner');
    await joinRoom('other', room.id);
    const line = await say('owner', room.id);
    const remove = (person: Person, id: string) => callAs(db, person, 'remove_room_line', id);
    expect(await remove('other', line.id)).toBe(false);
    expect(await remove('owner', line.id)).toBe(true);
    expect(await remove('owner', line.id)).toBe(false);
    const old = await say('owner', room.id);
    await pass(room.id, 61, [profiles.owner, profiles.other]);
    expect(await codeOf(remove('owner', old.id))).toBe('too_late');
  });

  it('say nothing while they are silenced, and sit nowhere while they are suspended', async () => {
    const { room } = await open('owner');
    await joinRoom('other', room.id);
    await standing('other', 'silenced');
    expect(await codeOf(say('other', room.id))).toBe('silenced');
    expect((await beat('other', room.id)).version).toBeGreaterThan(0);
    await standing('other', 'suspended');
    expect(await codeOf(state('other', room.id))).toBe('not_found');
    await pass(room.id, 30, [profiles.owner]);
    await beat('owner', room.id);
    expect((await state('owner', room.id)).seats).toBe(1);
  });
});
