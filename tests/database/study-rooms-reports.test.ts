/** Study rooms beyond the people who sit in them: invitations, reports, and a moderator who closes one. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenedDb } from '../../supabase/local/db/open.ts';
import { callAs, codeOf, emptyCommunity, join, makeKnown, makeStaff, rest } from './support/community.ts';
import { openTestDatabase } from './support/database.ts';
import { moderationOf } from './support/moderation.ts';
import { type Person, personIds } from './support/people.ts';
import { roomsOf } from './support/rooms.ts';

let db: OpenedDb;
const { open, joinRoom, state, leave, act, say } = roomsOf(() => db);
const { report, decide } = moderationOf(() => db);
const profiles = {} as Record<Person, string>;
beforeAll(async () => {
  db = await openTestDatabase();
  await emptyCommunity(db);
  for (const person of ['owner', 'other', 'spare', 'education_admin'] as const)
    profiles[person] = await join(db, person);
  for (const person of ['owner', 'other'] as const) await makeKnown(db, profiles[person], profiles.spare);
  await makeStaff(db, 'education_admin', 'education_admin');
});
afterAll(() => db.close());
beforeEach(async () => {
  await db.script(
    `delete from public.study_rooms; delete from public.reports; delete from public.notifications; delete from public.blocks`,
  );
  await rest(db);
});

describe('an invitation', () => {
  const invite = (person: Person, room: string, whom: Person) =>
    callAs<boolean>(db, person, 'invite_to_room', room, profiles[whom]);
  const told = (person: Person) =>
    db.query(
      'select kind, title, message, params, count, action_url from public.notifications where user_id = $1',
      [personIds[person]],
    );
  /** Both have sat in one room. */
  async function meet(...people: readonly [Person, Person]): Promise<void> {
    const { room } = await open(people[0]);
    await joinRoom(people[1], room.id);
    await act(people[0], room.id, 'end');
  }

  it('goes to people one knows, once a day for a room, and names neither the room nor who sent it', async () => {
    const { room } = await open('other');
    expect(await codeOf(invite('other', room.id, 'spare'))).toBe('not_allowed');
    expect(await codeOf(invite('other', room.id, 'other'))).toBe('not_allowed');
    await act('other', room.id, 'end');
    await meet('owner', 'spare');
    const mine = await open('owner');
    expect(await invite('owner', mine.room.id, 'spare')).toBe(true);
    expect(await invite('owner', mine.room.id, 'spare')).toBe(true);
    expect(await told('spare')).toEqual([
      {
        kind: 'room',
        title: 'You are invited to a study room',
        message: 'Somebody you know from the community works there.',
        params: {},
        count: 1,
        action_url: `/community/rooms/${mine.room.id}`,
      },
    ]);
    expect(await codeOf(invite('spare', mine.room.id, 'owner'))).toBe('not_allowed');
  });

  it('reaches people who talk with each other, too', async () => {
    const [low, high] = [personIds.other, personIds.spare].sort();
    await db.query(
      `insert into public.message_threads (user_low, user_high, started_by, state) values ($1, $2, $1, 'open')`,
      [low ?? '', high ?? ''],
    );
    const { room } = await open('other');
    expect(await invite('other', room.id, 'spare')).toBe(true);
    expect(await told('spare')).toHaveLength(1);
    await db.query('delete from public.message_threads');
  });

  it('tells nobody who does not want to hear of it, and does not say so', async () => {
    await meet('owner', 'spare');
    const { room } = await open('owner');
    await callAs(db, 'spare', 'block_member', profiles.owner, true);
    expect(await invite('owner', room.id, 'spare')).toBe(true);
    expect(await told('spare')).toEqual([]);
    await callAs(db, 'owner', 'block_member', profiles.spare, true);
    expect(await codeOf(invite('owner', room.id, 'spare'))).toBe('blocked');
  });

  it('goes out ten times an hour at most', async () => {
    await meet('owner', 'spare');
    const { room } = await open('owner');
    for (let n = 0; n < 10; n += 1) await invite('owner', room.id, 'spare');
    expect(await codeOf(invite('owner', room.id, 'spare'))).toBe('rate_limited');
  });
});

describe('a report', () => {
  const read = (id: string) =>
    callAs<{ excerpt: string; target_kind: string; person_profile_id: string; now: object }>(
      db,
      'education_admin',
      'read_report',
      id,
    );

  it('of a room is one of its host, by whoever sees it', async () => {
    const { room } = await open('owner', { title: 'A title to look at', description: 'And what it is.' });
    expect(await codeOf(report('owner', room.id, 'spam', 'room'))).toBe('not_allowed');
    const { id } = await report('spare', room.id, 'spam', 'room');
    expect(await read(id)).toMatchObject({
      target_kind: 'room',
      person_profile_id: profiles.owner,
      excerpt: 'A title to look at\n\nAnd what it is.',
      now: { state: 'lobby', shown: true },
    });
    expect(await codeOf(report('spare', randomUUID(), 'spam', 'room'))).toBe('not_found');
  });

  it('of a line copies it with five before and five after, and the team reads no more', async () => {
    const { room } = await open('owner');
    await joinRoom('other', room.id);
    const lines: string[] = [];
    for (let n = 0; n < 14; n += 1) {
      await rest(db);
      lines.push((await say('other', room.id, `Line number ${n}`)).id);
    }
    expect(await codeOf(report('spare', lines[7] ?? '', 'harassment', 'room_chat'))).toBe('not_found');
    const { id } = await report('owner', lines[7] ?? '', 'harassment', 'room_chat');
    const seen = await read(id);
    expect(seen.excerpt.split('\n')).toEqual(
      Array.from({ length: 11 }, (_, n) => `${n === 5 ? '> ' : ''}north_wind: Line number ${n + 2}`),
    );
    expect(seen).toMatchObject({ person_profile_id: profiles.other, now: { state: 'lobby', said: null } });
    await callAs(db, 'education_admin', 'decide_report', id, 'claim', 1, '');
    expect(await decide('education_admin', id, 'uphold', 2)).toMatchObject({ state: 'actioned' });
  });
});

describe('a moderator', () => {
  const close = (
    person: Person,
    kind: string,
    target: string,
    id: string = randomUUID(),
    because: string | null = null,
  ) => callAs<{ state: string }>(db, person, 'close_room', id, kind, target, 'harassment', '', because);

  it('closes a room by it or by a line in it, which is a decision and stands in the log', async () => {
    const { room } = await open('owner');
    await joinRoom('other', room.id);
    const line = await say('other', room.id);
    const { id: because } = await report('owner', line.id, 'harassment', 'room_chat');
    const id = randomUUID();
    for (const person of ['owner', 'other'] as const)
      expect(await codeOf(close(person, 'room', room.id))).toBe('not_allowed');
    expect(await close('education_admin', 'room_chat', line.id, id, because)).toMatchObject({
      state: 'ended',
    });
    expect(await close('education_admin', 'room_chat', line.id, id, because)).toMatchObject({
      state: 'ended',
    });
    expect(await codeOf(close('education_admin', 'room', room.id))).toBe('invalid_state');
    expect(await state('other', room.id)).toMatchObject({ me: null, seats: 0, room: { state: 'ended' } });
    expect(
      await db.query(
        `select kind, target_kind, target_id, person_profile_id, report_id from public.moderation_actions where id = $1`,
        [id],
      ),
    ).toEqual([
      {
        kind: 'close_room',
        target_kind: 'room',
        target_id: room.id,
        person_profile_id: profiles.owner,
        report_id: because,
      },
    ]);
    const [entry] = await db.query(
      'select action, target from public.admin_audit_log order by id desc limit 1',
    );
    expect(entry).toEqual({ action: 'community.close_room', target: `room:${room.id}` });
  });

  it('decides neither about an own room nor about what there is not', async () => {
    const { room } = await open('education_admin');
    expect(await codeOf(close('education_admin', 'room', room.id))).toBe('own_decision');
    expect(await codeOf(close('education_admin', 'room', randomUUID()))).toBe('not_found');
    expect(await codeOf(close('education_admin', 'topic', room.id))).toBe('not_found');
    expect(await leave('education_admin', room.id)).toBe(true);
  });
});
