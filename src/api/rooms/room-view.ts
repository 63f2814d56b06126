import type { QueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { supabase } from '@/integrations/supabase/client';
import { unwrap } from '@/integrations/supabase/errors';
import { betterClock, measuredClock, type ServerClock } from '@/lib/rooms/server-clock';
import { roomKeys } from './keys';
import { type RoomState, roomStateSchema } from './shapes';

/** A room as this device knows it, with the clock of the server by which it is shown. */
export interface RoomView extends RoomState {
  readonly clock: ServerClock;
}

export type Client = Awaited<ReturnType<typeof supabase>>;
type Told = { data: unknown; error: unknown };

/** Asks a function that answers with the time of the server, and measures its clock by the way. */
export async function askTimed<Answer extends { now: string }>(
  schema: z.core.$ZodType<Answer>,
  ask: (client: Client) => PromiseLike<Told>,
): Promise<{ answer: Answer; clock: ServerClock }> {
  const client = await supabase();
  const sent = Date.now();
  const told = await ask(client);
  const received = Date.now();
  const answer = z.parse(schema, unwrap(told));
  return { answer, clock: measuredClock(Date.parse(answer.now), sent, received) };
}

/** Asks a function that answers with a room. */
export async function askRoom(ask: (client: Client) => PromiseLike<Told>): Promise<RoomView> {
  const { answer, clock } = await askTimed(roomStateSchema, ask);
  return { ...answer, clock };
}

/** What is known after an answer: answers overtake each other, and an older one changes nothing. */
export function newerView(held: RoomView | undefined, fresh: RoomView): RoomView {
  if (!held) return fresh;
  const clock = betterClock(held.clock, fresh.clock);
  const versions = fresh.room.version - held.room.version;
  const isOlder = versions < 0 || (versions === 0 && Date.parse(fresh.now) < Date.parse(held.now));
  return { ...(isOlder ? held : fresh), clock };
}

/** Puts a room into what pages show. */
export function keepView(client: QueryClient, userId: string, fresh: RoomView): void {
  client.setQueryData<RoomView>(roomKeys.room(fresh.room.id, userId), (held) => newerView(held, fresh));
}
