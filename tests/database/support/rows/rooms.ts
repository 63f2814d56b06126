import { profileIds } from './community.ts';
import type { Fixture, Sample } from './sample.ts';

const at = { created_at: '2026-11-20T10:00:00Z', updated_at: '2026-11-20T10:00:00Z' };
const id = (kind: string, n: string) => `0d${kind}00000-0000-4000-8000-0000000000${n}`;

export const roomIds = {
  owner: id('1', '01'),
  link: id('1', '02'),
  open: id('1', '03'),
  ended: id('1', '04'),
};
export const lineIds = { owner: id('3', '01'), link: id('3', '02') };

const room = (roomId: string, host: string | null, visibility: string, state = 'lobby'): Sample => ({
  id: roomId,
  host_profile_id: host,
  title: 'Quiet morning',
  description: '',
  lang: 'en',
  visibility,
  capacity: 8,
  focus_s: 1500,
  break_s: 300,
  rounds: 4,
  state,
  started_at: null,
  paused: [],
  ended_at: state === 'ended' ? '2026-11-20T12:00:00Z' : null,
  version: 1,
  acted_version: 1,
  credited_rounds: 0,
  ...at,
});
const seat = (n: string, roomId: string, person: string, left: string | null = null): Sample => ({
  id: id('2', n),
  room_id: roomId,
  profile_id: person,
  joined_at: '2026-11-20T10:00:00Z',
  co_host: false,
  connected: left === null,
  last_seen_at: '2026-11-20T10:00:00Z',
  left_at: left,
  removed_at: null,
  goal: 'Chapter two',
  ...at,
});
const line = (lineId: string, roomId: string, person: string): Sample => ({
  id: lineId,
  room_id: roomId,
  profile_id: person,
  body: 'Good morning, all of you.',
  ...at,
});

const { owner, other, left } = profileIds;

/** Rooms: one whose host sits in it, one that has an address alone, one that anybody may join, one that is over. */
export const rooms: Readonly<Record<string, Fixture>> = {
  study_rooms: {
    rows: {
      owner: room(roomIds.owner, owner, 'listed'),
      link: room(roomIds.link, other, 'link'),
      open: room(roomIds.open, null, 'listed'),
      ended: room(roomIds.ended, null, 'listed', 'ended'),
    },
    fresh: () => room(id('1', 'ff'), left, 'listed'),
    change: { title: 'Quiet evening' },
  },
  room_members: {
    rows: {
      owner: seat('01', roomIds.owner, owner),
      link: seat('02', roomIds.link, other),
      open: seat('03', roomIds.open, left, '2026-11-20T11:00:00Z'),
      owner_ended: seat('04', roomIds.ended, owner, '2026-11-20T12:00:00Z'),
    },
    fresh: () => seat('ff', roomIds.open, owner, '2026-11-20T11:00:00Z'),
    change: { goal: 'Chapter three' },
  },
  room_chat: {
    rows: { owner: line(lineIds.owner, roomIds.owner, owner), link: line(lineIds.link, roomIds.link, other) },
    fresh: () => line(id('3', 'ff'), roomIds.owner, owner),
    change: { body: 'Good evening, all of you.' },
  },
};
