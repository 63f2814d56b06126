import * as z from 'zod/mini';
import { languageCodes } from '@/config/languages';
import { memberCardSchema } from '../community/shapes';

/* What the functions of study rooms answer with. */

const lang = z.enum(languageCodes);
const states = z.enum(['lobby', 'running', 'paused', 'ended']);

/** As far as the timer goes. */
const times = {
  started_at: z.nullable(z.string()),
  paused: z.array(z.object({ from: z.string(), to: z.nullable(z.string()) })),
  focus_s: z.number(),
  break_s: z.number(),
  rounds: z.number(),
};

const listedRoomSchema = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  lang,
  seats: z.number(),
  capacity: z.number(),
  state: states,
  ...times,
  host: z.nullable(memberCardSchema),
  created_at: z.string(),
  /** the server's clock */
  now: z.string(),
});
export const listedRoomsSchema = z.array(listedRoomSchema);
export type ListedRoom = z.infer<typeof listedRoomSchema>;

export const ownSeatSchema = z.nullable(z.object({ id: z.string(), title: z.string() }));
export type OwnSeat = z.infer<typeof ownSeatSchema>;

const roomSchema = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  lang,
  visibility: z.enum(['listed', 'link']),
  capacity: z.number(),
  state: states,
  ...times,
  ended_at: z.nullable(z.string()),
  /** raised by every change */
  version: z.number(),
  created_at: z.string(),
  host_profile_id: z.nullable(z.string()),
});
export type Room = z.infer<typeof roomSchema>;

const seatSchema = z.object({
  profile_id: z.string(),
  /** null: a former member */
  card: z.nullable(memberCardSchema),
  joined_at: z.string(),
  co_host: z.boolean(),
  connected: z.boolean(),
  last_seen_at: z.string(),
  /** the line 'What I work on' */
  goal: z.string(),
});
export type Seat = z.infer<typeof seatSchema>;

export const lineSchema = z.object({
  id: z.string(),
  /** null: a former member */
  profile_id: z.nullable(z.string()),
  body: z.string(),
  created_at: z.string(),
});
export type RoomLine = z.infer<typeof lineSchema>;

export const roomStateSchema = z.object({
  /** the server's clock */
  now: z.string(),
  room: roomSchema,
  /** null: has no seat */
  me: z.nullable(z.string()),
  /** those without a seat are told of no member, but how many there are */
  members: z.array(seatSchema),
  seats: z.optional(z.number()),
  chat: z.array(lineSchema),
});
export type RoomState = z.infer<typeof roomStateSchema>;

export const beatSchema = z.object({ now: z.string(), version: z.number() });
