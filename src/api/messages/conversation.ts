import { infiniteQueryOptions, mutationOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { behindPlace } from '@/api/keyset';
import { supabase } from '@/integrations/supabase/client';
import { toAppError, unwrap } from '@/integrations/supabase/errors';
import { type LivePage, livePage } from '@/lib/live-list';
import { messageKeys } from './keys';
import { type Message, messageColumns, messageSchema } from './shapes';
import { readThreadsAgain } from './threads';

const perPage = 50;

/** What was said in a conversation, in pages, the latest first. */
export function conversationQuery(userId: string, threadId: string) {
  return infiniteQueryOptions({
    queryKey: messageKeys.conversation(userId, threadId),
    queryFn: async ({ pageParam: behind }) => {
      const client = await supabase();
      const all = client.from('user_messages').select(messageColumns).eq('thread_id', threadId);
      const asked = behind ? behindPlace(all, 'created_at', { at: behind.created_at, id: behind.id }) : all;
      const rows = unwrap(
        await asked
          .order('created_at', { ascending: false })
          .order('id', { ascending: false })
          .limit(perPage),
      );
      return livePage(z.parse(z.array(messageSchema), rows), perPage);
    },
    initialPageParam: null as LivePage<Message>['next'],
    getNextPageParam: ({ next }: LivePage<Message>) => next,
  });
}

/** Everything in a conversation that came to the person is read. */
export function readConversationMutation(userId: string) {
  return mutationOptions({
    mutationFn: async (threadId: string) => {
      const client = await supabase();
      const { error } = await client
        .from('user_messages')
        .update({ is_read: true })
        .eq('thread_id', threadId)
        .eq('recipient_id', userId)
        .eq('is_read', false);
      if (error) throw toAppError(error);
    },
    onSuccess: (_done, _id, _before, { client }) => readThreadsAgain(client, userId),
  });
}
