/** Study rooms and the people in them, by the functions the app calls, at moments that a test chooses. */
import { randomUUID } from 'node:crypto';
import type { OpenedDb } from '../../../supabase/local/db/open.ts';
import { callAs } from './community.ts';
import type { Person } from './people.ts';

export interface RoomState {
  now: string;
  room: {
    id: string;
    title: string;
    state: string;
    host_profile_id: string | null;
    version: number;
    started_at: string | null;
    paused: { from: string; to: string | null }[];
    [column: string]: unknown;
  };
  me: string | null;
  seats: number;
  members: { profile_id: string; co_host: boolean; connected: boolean; goal: string; card: unknown }[];
  chat: { id: string; profile_id: string; body: string; created_at: string }[];
}

export const shape = {
  title: 'Quiet morning',
  description: '',
  lang: 'en',
  visibility: 'listed',
  capacity: 8,
  focus_s: 600,
  break_s: 180,
  rounds: 2,
};

export const roomsOf = (db: () => OpenedDb) => ({
  open: (person: Person, room: object = {}, id: string = randomUUID()) =>
    callAs<RoomState>(db(), person, 'open_room', id, JSON.stringify({ ...shape, ...room })),
  joinRoom: (person: Person, room: string) => callAs<RoomState>(db(), person, 'join_room', room),
  state: (person: Person, room: string) => callAs<RoomState>(db(), person, 'room_state', room),
  beat: (person: Person, room: string) =>
    callAs<{ now: string; version: number }>(db(), person, 'room_beat', room),
  leave: (person: Person, room: string) => callAs<boolean>(db(), person, 'leave_room', room),
  act: (person: Person, room: string, action: string, version = 1_000_000) =>
    callAs<RoomState>(db(), person, 'act_on_room', room, action, version),
  say: (person: Person, room: string, body = 'Well done, all of you.', id: string = randomUUID()) =>
    callAs<RoomState['chat'][number]>(db(), person, 'write_room_line', id, room, body),
  /** As if so many seconds had gone by in a room; pages of those who are named were heard ten seconds ago. */
  pass: async (room: string, seconds: number, present: readonly string[] = []): Promise<void> => {
    const span = [room, seconds];
    await db().query(
      `update public.study_rooms set created_at = created_at - make_interval(secs => $2),
         started_at = started_at - make_interval(secs => $2), ended_at = ended_at - make_interval(secs => $2),
         paused = (select coalesce(jsonb_agg(jsonb_build_object(
           'from', (s ->> 'from')::timestamptz - make_interval(secs => $2),
           'to', (s ->> 'to')::timestamptz - make_interval(secs => $2))), '[]') from jsonb_array_elements(paused) s)
       where id = $1`,
      span,
    );
    await db().query(
      `update public.room_members set joined_at = joined_at - make_interval(secs => $2),
         left_at = left_at - make_interval(secs => $2),
         last_seen_at = case when profile_id = any ($3::uuid[]) then now() - interval '10 seconds' else last_seen_at - make_interval(secs => $2) end
       where room_id = $1`,
      [...span, present],
    );
    await db().query(
      `update private.room_presence set during = (
         select coalesce(range_agg(tstzrange(lower(s) - make_interval(secs => $2), upper(s) - make_interval(secs => $2))), '{}')
         from unnest(during) s) where room_id = $1`,
      span,
    );
    await db().query(
      `update public.room_chat set created_at = created_at - make_interval(secs => $2) where room_id = $1`,
      span,
    );
  },
});
