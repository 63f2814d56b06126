import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { supabase } from '@/integrations/supabase/client';
import { toAppError, unwrap } from '@/integrations/supabase/errors';
import { AppError } from '@/lib/app-error';
import { isPostId } from '@/lib/community/post-id';
import { betterClock } from '@/lib/rooms/server-clock';
import { minuteMs, secondMs } from '@/lib/time';
import { roomKeys } from './keys';
import { askRoom, askTimed, newerView, type RoomView } from './room-view';
import { beatSchema, type ListedRoom, listedRoomsSchema, type OwnSeat, ownSeatSchema } from './shapes';

const roomsPerPage = 20;

/** Rooms that stand in the list, newest first; read again every minute while somebody looks. */
export function roomListQuery(userId: string, langs: readonly string[]) {
  return infiniteQueryOptions({
    queryKey: roomKeys.list(userId, langs),
    queryFn: async ({ pageParam }): Promise<ListedRoom[]> => {
      const client = await supabase();
      const asked = {
        p_langs: [...langs],
        p_limit: roomsPerPage,
        ...(pageParam && { p_after: pageParam.created_at, p_after_id: pageParam.id }),
      };
      return z.parse(listedRoomsSchema, unwrap(await client.rpc('list_rooms', asked)));
    },
    initialPageParam: null as ListedRoom | null,
    getNextPageParam: (page: ListedRoom[]) => (page.length < roomsPerPage ? null : (page.at(-1) ?? null)),
    refetchInterval: minuteMs,
    staleTime: 0,
  });
}

/** The open room in which a person holds a seat; null for none. */
export function ownSeatQuery(userId: string) {
  return queryOptions({
    queryKey: roomKeys.mine(userId),
    queryFn: async (): Promise<OwnSeat> => {
      const client = await supabase();
      const { data, error } = await client.rpc('my_room');
      if (error) throw toAppError(error);
      return z.parse(ownSeatSchema, data);
    },
    staleTime: 0,
  });
}

/** A room; `not_found` for what is none. */
export function roomQuery(id: string, userId: string) {
  return queryOptions({
    queryKey: roomKeys.room(id, userId),
    queryFn: async ({ client: cache }): Promise<RoomView> => {
      if (!isPostId(id)) throw new AppError('not_found');
      const fresh = await askRoom((client) => client.rpc('room_state', { p_room: id }));
      return newerView(cache.getQueryData<RoomView>(roomKeys.room(id, userId)), fresh);
    },
    staleTime: 0,
  });
}

/** Whether a failure is that of the connection. */
export const isLost = (failure: unknown): boolean =>
  failure instanceof AppError && failure.code === 'network';

/** How often the server is told that somebody is still there. */
export const beatMs = 30 * secondMs;

/**
 * Says that a person is still in the room, as long as the page is open and at once when they come back to it. The answer keeps
 * the clock right and tells of what was missed. Its failure is a lost connection.
 */
export function roomBeatQuery(id: string, userId: string) {
  return queryOptions({
    queryKey: roomKeys.beat(id, userId),
    queryFn: async ({ client: cache }): Promise<number> => {
      const key = roomKeys.room(id, userId);
      const { answer, clock } = await askTimed(beatSchema, (client) =>
        client.rpc('room_beat', { p_room: id }),
      ).catch((failure: unknown) => {
        // The seat is gone, or the room: the page shows that once it is read.
        if (!isLost(failure)) void cache.invalidateQueries({ queryKey: key });
        throw failure;
      });
      const held = cache.getQueryData<RoomView>(key);
      if (held) cache.setQueryData<RoomView>(key, { ...held, clock: betterClock(held.clock, clock) });
      if (held && held.room.version !== answer.version) void cache.invalidateQueries({ queryKey: key });
      return answer.version;
    },
    refetchInterval: beatMs,
    refetchIntervalInBackground: true,
    refetchOnWindowFocus: 'always' as const,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
}
