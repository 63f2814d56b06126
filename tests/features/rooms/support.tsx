/** A study room in memory: what its functions answer, who is on its line, and what the line says. */
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';
import type { ListedRoom, Room, RoomLine, RoomState, Seat } from '@/api/rooms/shapes';
import { current } from '../auth/support';
import { annProfile, asAnn, benProfile, byline, idOf, type Server, serve, told } from '../community/support';

export const roomId = idOf(700);
export const eveProfile = idOf(3);

/** Every test begins at this moment, by the clock of the server and of the device. */
export const begin = Date.parse('2026-11-28T10:00:00Z');
export const iso = (ms: number) => new Date(ms).toISOString();
export const secondsAgo = (seconds: number) => iso(Date.now() - seconds * 1000);

export const card = (id: string, handle: string) => ({
  ...byline(id, handle),
  about: '',
  lang: 'en' as const,
  member_since: '2026-01-01T00:00:00Z',
  answers: 0,
  helpful: 0,
});

const times = { started_at: null, paused: [], focus_s: 1500, break_s: 300, rounds: 4 };

export const listed = (number: number, more: Partial<ListedRoom> = {}): ListedRoom => ({
  id: idOf(number),
  title: `Room number ${number}`,
  description: '',
  lang: 'en',
  seats: 1,
  capacity: 8,
  state: 'lobby',
  ...times,
  host: card(benProfile, 'Ben'),
  created_at: iso(begin),
  now: iso(Date.now()),
  ...more,
});

export const room = (more: Partial<Room> = {}): Room => ({
  id: roomId,
  title: 'Writing together',
  description: 'Bring one page.',
  lang: 'en',
  visibility: 'listed',
  capacity: 4,
  state: 'lobby',
  ...times,
  ended_at: null,
  version: 1,
  created_at: iso(begin),
  host_profile_id: benProfile,
  ...more,
});

export const seat = (id: string, handle: string, more: Partial<Seat> = {}): Seat => ({
  profile_id: id,
  card: card(id, handle),
  joined_at: iso(begin),
  co_host: false,
  connected: true,
  last_seen_at: iso(begin),
  goal: '',
  ...more,
});
export const seats = [seat(benProfile, 'Ben'), seat(annProfile, 'Ann-here')];

export const line = (number: number, more: Partial<RoomLine> = {}): RoomLine => ({
  id: idOf(number),
  profile_id: benProfile,
  body: `Line ${number}`,
  created_at: iso(Date.now()),
  ...more,
});

/** What the room is now; tests change it and say so on the line. */
export const held = { state: null as unknown as RoomState };

export const state = (more: Partial<Room> = {}, rest: Partial<RoomState> = {}): RoomState => ({
  now: iso(Date.now()),
  room: room(more),
  me: annProfile,
  members: seats,
  chat: [],
  ...rest,
});
/** The same after it changed: its version rises. */
export const change = (more: Partial<Room> = {}, rest: Partial<RoomState> = {}) => {
  const { room: before, ...others } = held.state;
  held.state = { ...others, room: { ...before, ...more, version: before.version + 1 }, ...rest };
};

interface Heard {
  event: string;
  listener: (told?: unknown) => void;
}
export const wire = {
  heard: [] as Heard[],
  present: [] as string[],
  tracked: [] as unknown[],
  topics: [] as string[],
};

/** A line that stands at once, with the people on it that a test says. */
function live() {
  Object.assign(wire, { heard: [], present: [], tracked: [], topics: [] });
  const channel = {
    state: 'joined',
    on(kind: string, { event }: { event: string }, listener: (told?: unknown) => void) {
      wire.heard.push({ event: kind === 'presence' ? 'presence' : event, listener });
      return channel;
    },
    subscribe(listener: (status: string) => void) {
      listener('SUBSCRIBED');
      return channel;
    },
    presenceState: () =>
      Object.fromEntries(wire.present.map((id) => [id, [{ presence_ref: id, profile_id: id }]])),
    track: async (payload: unknown) => {
      wire.tracked.push(payload);
      return 'ok';
    },
  };
  const realtime = {
    channel: (topic: string) => {
      wire.topics.push(topic);
      return channel;
    },
    removeChannel: async () => 'ok',
  };
  Object.assign(current.backend.client, {
    realtime: { load: async () => realtime, tellWho: async () => {} },
  });
}

/** Says something on the line, as the database does. */
export const hear = (event: 'state' | 'chat' | 'presence', payload: object = {}) =>
  act(async () => {
    for (const each of wire.heard) if (each.event === event) each.listener({ payload });
  });

/** Ann's account on a room; `held.state` is what it is. */
export function serveRoom(first: RoomState, answers: Server['answers'] = {}): Server {
  held.state = first;
  const now = () => ({ ...held.state, now: iso(Date.now()) });
  const server = serve({
    room_state: () => told(now()),
    room_beat: () => told({ now: iso(Date.now()), version: held.state.room.version }),
    list_rooms: () => told([]),
    my_room: () => told(null),
    ...answers,
  });
  asAnn(server);
  live();
  return server;
}

export const startClock = () => vi.useFakeTimers({ shouldAdvanceTime: true, now: begin });
export const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
export const user = () => userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
export const clockText = async () => (await screen.findByRole('timer')).textContent;
