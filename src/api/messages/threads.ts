import { infiniteQueryOptions, mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { communityKeys } from '@/api/community/keys';
import { supabase } from '@/integrations/supabase/client';
import { toAppError, unwrap } from '@/integrations/supabase/errors';
import { AppError } from '@/lib/app-error';
import { isPostId } from '@/lib/community/post-id';
import type { ReportReason } from '@/lib/community/reports';
import type { ThreadAction } from '@/lib/messages/thread';
import { type Box, messageKeys } from './keys';
import { type Door, doorSchema, type Thread, threadSchema } from './shapes';

const perPage = 30;

/** Conversations of a box, the latest first. */
export function boxQuery(userId: string, box: Box) {
  return infiniteQueryOptions({
    queryKey: messageKeys.box(userId, box),
    queryFn: async ({ pageParam }): Promise<Thread[]> => {
      const client = await supabase();
      const asked = {
        p_box: box,
        p_limit: perPage,
        ...(pageParam && { p_before: pageParam.last_at, p_before_id: pageParam.id }),
      };
      return z.parse(z.array(threadSchema), unwrap(await client.rpc('my_threads', asked)));
    },
    initialPageParam: null as Thread | null,
    getNextPageParam: (page: Thread[]) => (page.length < perPage ? null : (page.at(-1) ?? null)),
  });
}

/** One conversation; `not_found` for one that is not the person's, or is none. */
export function threadQuery(userId: string, id: string) {
  return queryOptions({
    queryKey: messageKeys.thread(userId, id),
    queryFn: async (): Promise<Thread> => {
      if (!isPostId(id)) throw new AppError('not_found');
      const client = await supabase();
      return z.parse(threadSchema, unwrap(await client.rpc('message_thread', { p_thread: id })));
    },
  });
}

/** Whether a member can be written to, and in which conversation. */
export function doorQuery(userId: string, profileId: string) {
  return queryOptions({
    queryKey: messageKeys.door(userId, profileId),
    queryFn: async (): Promise<Door> => {
      if (!isPostId(profileId)) throw new AppError('not_found');
      const client = await supabase();
      return z.parse(doorSchema, unwrap(await client.rpc('message_door', { p_profile: profileId })));
    },
    // It can shut at any moment.
    staleTime: 0,
  });
}

/** Reads lists, counts and doors again; what was said stays as it is. */
export const readThreadsAgain = (client: QueryClient, userId: string) =>
  client.invalidateQueries({
    queryKey: messageKeys.of(userId),
    predicate: ({ queryKey }) => queryKey[2] !== 'conversation',
  });

/** @throws AppError with a refusal of the community */
export function actOnThreadMutation(userId: string) {
  return mutationOptions({
    mutationFn: async ({ id, action }: { id: string; action: ThreadAction }) => {
      const client = await supabase();
      return z.parse(
        threadSchema,
        unwrap(await client.rpc('act_on_thread', { p_thread: id, p_action: action })),
      );
    },
    onSuccess: (thread, { action }, _before, { client }) => {
      client.setQueryData(threadQuery(userId, thread.id).queryKey, thread);
      if (action === 'block' || action === 'unblock') {
        void client.invalidateQueries({ queryKey: communityKeys.blocks(userId) });
      }
      return readThreadsAgain(client, userId);
    },
  });
}

interface MessageReport {
  readonly id: string;
  readonly thread: string;
  readonly messages: readonly string[];
  readonly reason: ReportReason;
  readonly note: string;
}

/** Hands chosen lines to the team; the other side is not told. @throws AppError with a refusal of the community */
export const reportMessagesMutation = () =>
  mutationOptions({
    mutationFn: async ({ id, thread, messages, reason, note }: MessageReport) => {
      const client = await supabase();
      const { error } = await client.rpc('report_messages', {
        p_id: id,
        p_thread: thread,
        p_messages: [...messages],
        p_reason: reason,
        p_note: note,
      });
      if (error) throw toAppError(error);
    },
  });
