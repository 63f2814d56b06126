import { type Access, admins, refused, type TableExpectation } from './types.ts';

/** Roles that moderate find every room; nobody of them hears what is said in one. */
const moderating = (select: NonNullable<Access['select']>) => ({
  master_admin: { select },
  full_admin: { select },
  education_admin: { select },
});

const roomRead =
  'id host_profile_id title description lang visibility capacity focus_s break_s rounds state started_at paused ended_at version created_at';
const seatRead = 'id room_id profile_id joined_at co_host connected left_at created_at';
const lineRead = 'id room_id profile_id body created_at';
const allRooms = 'owner link open ended';
const allSeats = 'owner link open owner_ended';

/** Study rooms: found where they are listed, written by functions alone; what is said there is for who sits there. */
export const rooms: Readonly<Record<string, TableExpectation>> = {
  study_rooms: {
    columns:
      'id host_profile_id title description lang visibility capacity focus_s break_s rounds state started_at paused ended_at version acted_version credited_rounds created_at updated_at',
    access: {
      anon: refused,
      owner: { select: ['owner open ended', roomRead] },
      other: { select: ['owner link open', roomRead] },
      ...admins({ select: ['owner open', roomRead] }),
      ...moderating([allRooms, roomRead]),
      service: { select: allRooms, insert: 'row', update: allRooms, delete: allRooms },
    },
  },
  room_members: {
    columns:
      'id room_id profile_id joined_at co_host connected last_seen_at left_at removed_at goal created_at updated_at',
    access: {
      anon: refused,
      owner: { select: ['owner open owner_ended', seatRead] },
      other: { select: ['owner link open', seatRead] },
      ...admins({ select: ['owner open', seatRead] }),
      ...moderating([allSeats, seatRead]),
      service: { select: allSeats, insert: 'row', update: allSeats, delete: allSeats },
    },
  },
  room_chat: {
    columns: `${lineRead} updated_at`,
    access: {
      anon: refused,
      owner: { select: ['owner', lineRead] },
      other: { select: ['link', lineRead] },
      ...admins({ select: ['', lineRead] }),
      service: { select: 'owner link', insert: 'row', delete: 'owner link' },
    },
  },
};
