import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import type { Language } from '@/config/languages';
import { supabase } from '@/integrations/supabase/client';
import { toAppError, unwrap } from '@/integrations/supabase/errors';
import { roomKeys } from './keys';
import { askRoom, type Client, keepView, type RoomView } from './room-view';
import { lineSchema, type RoomLine } from './shapes';

/*
 * What people do in rooms. Ids of new rows come from the page: one that is sent again is the one row. Every failure is an
 * AppError that `refusalIn` reads; where others were first, the room is read again.
 */

const readAgain = (client: QueryClient, roomId: string, userId: string) =>
  client.invalidateQueries({ queryKey: roomKeys.room(roomId, userId) });

/** A change that is answered with the room as it is then. */
function roomMutation<Asked>(
  roomId: string,
  userId: string,
  ask: (asked: Asked) => (client: Client) => PromiseLike<{ data: unknown; error: unknown }>,
) {
  return mutationOptions({
    mutationFn: (asked: Asked): Promise<RoomView> => askRoom(ask(asked)),
    onSuccess: (view, _asked, _before, { client }) => {
      keepView(client, userId, view);
      return client.invalidateQueries({ queryKey: roomKeys.mine(userId) });
    },
    onError: (_error, _asked, _before, { client }) => readAgain(client, roomId, userId),
  });
}

export interface NewRoom {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly lang: Language;
  readonly visibility: 'listed' | 'link';
  readonly capacity: number;
  readonly focusS: number;
  readonly breakS: number;
  readonly rounds: number;
}

export const openRoomMutation = (userId: string) =>
  mutationOptions({
    mutationFn: ({ id, focusS, breakS, ...room }: NewRoom): Promise<RoomView> => {
      const p_room = { ...room, focus_s: focusS, break_s: breakS };
      return askRoom((client) => client.rpc('open_room', { p_id: id, p_room }));
    },
    onSuccess: (view, _asked, _before, { client }) => {
      keepView(client, userId, view);
      void client.invalidateQueries({ queryKey: roomKeys.mine(userId) });
      return client.invalidateQueries({ queryKey: roomKeys.lists(userId) });
    },
  });

export const joinRoomMutation = (roomId: string, userId: string) =>
  roomMutation<void>(roomId, userId, () => (client) => client.rpc('join_room', { p_room: roomId }));

export const leaveRoomMutation = (roomId: string, userId: string) =>
  mutationOptions({
    mutationFn: async () => {
      const client = await supabase();
      const { error } = await client.rpc('leave_room', { p_room: roomId });
      if (error) throw toAppError(error);
    },
    onSuccess: (_done, _asked, _before, { client }) => {
      // The page is left, too: what it showed is read anew by who comes back.
      client.removeQueries({ queryKey: roomKeys.room(roomId, userId) });
      void client.invalidateQueries({ queryKey: roomKeys.mine(userId) });
      return client.invalidateQueries({ queryKey: roomKeys.lists(userId) });
    },
  });

export interface RoomAct {
  readonly action: 'start' | 'pause' | 'resume' | 'end';
  /** The version it was decided on; another that came first wins. */
  readonly version: number;
}

export const actOnRoomMutation = (roomId: string, userId: string) =>
  roomMutation<RoomAct>(
    roomId,
    userId,
    ({ action, version }) =>
      (client) =>
        client.rpc('act_on_room', { p_room: roomId, p_action: action, p_version: version }),
  );

export interface RoomTimesChange {
  readonly version: number;
  readonly focusS: number;
  readonly breakS: number;
  readonly rounds: number;
}

export const setRoomTimesMutation = (roomId: string, userId: string) =>
  roomMutation<RoomTimesChange>(
    roomId,
    userId,
    ({ version, focusS, breakS, rounds }) =>
      (client) =>
        client.rpc('set_room_times', {
          p_room: roomId,
          p_version: version,
          p_focus_s: focusS,
          p_break_s: breakS,
          p_rounds: rounds,
        }),
  );

export const setCoHostMutation = (roomId: string, userId: string) =>
  roomMutation<{ profileId: string; on: boolean }>(
    roomId,
    userId,
    ({ profileId, on }) =>
      (client) =>
        client.rpc('set_co_host', { p_room: roomId, p_profile: profileId, p_on: on }),
  );

/** For the life of the room. */
export const removeFromRoomMutation = (roomId: string, userId: string) =>
  roomMutation<{ profileId: string }>(
    roomId,
    userId,
    ({ profileId }) =>
      (client) =>
        client.rpc('remove_from_room', { p_room: roomId, p_profile: profileId }),
  );

/** The own line 'What I work on'; the text as it was stored. */
export const setGoalMutation = (roomId: string, userId: string) =>
  mutationOptions({
    mutationFn: async (goal: string) => {
      const client = await supabase();
      const { data, error } = await client.rpc('set_room_goal', { p_room: roomId, p_goal: goal });
      if (error) throw toAppError(error);
      return z.parse(z.string(), data);
    },
    onSuccess: (_goal, _asked, _before, { client }) => readAgain(client, roomId, userId),
  });

/** @throws AppError with a refusal of the community: `chat_closed` once the work began */
export const writeLineMutation = (roomId: string, userId: string) =>
  mutationOptions({
    mutationFn: async ({ id, body }: { id: string; body: string }): Promise<RoomLine> => {
      const client = await supabase();
      const asked = { p_id: id, p_room: roomId, p_body: body };
      return z.parse(lineSchema, unwrap(await client.rpc('write_room_line', asked)));
    },
    onSuccess: (line, _asked, _before, { client }) => {
      client.setQueryData<RoomView>(roomKeys.room(roomId, userId), (held) =>
        held && !held.chat.some(({ id }) => id === line.id) ? { ...held, chat: [...held.chat, line] } : held,
      );
    },
  });

export const removeLineMutation = (roomId: string, userId: string) =>
  mutationOptions({
    mutationFn: async (id: string) => {
      const client = await supabase();
      const { error } = await client.rpc('remove_room_line', { p_id: id });
      if (error) throw toAppError(error);
    },
    onSettled: (_done, _error, _asked, _before, { client }) => readAgain(client, roomId, userId),
  });

/** Tells a member of the room; once for each, whatever is pressed. */
export const inviteMutation = (roomId: string) =>
  mutationOptions({
    mutationFn: async (profileId: string) => {
      const client = await supabase();
      const { error } = await client.rpc('invite_to_room', { p_room: roomId, p_profile: profileId });
      if (error) throw toAppError(error);
    },
  });
