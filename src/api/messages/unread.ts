import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { supabase } from '@/integrations/supabase/client';
import { unwrap } from '@/integrations/supabase/errors';
import { messageKeys } from './keys';
import { unreadSchema } from './shapes';

/* By itself: the head of every page asks. */

/** Conversations with something unread, and requests that wait. */
export function unreadMessagesQuery(userId: string) {
  return queryOptions({
    queryKey: messageKeys.unread(userId),
    queryFn: async () => {
      const client = await supabase();
      return z.parse(unreadSchema, unwrap(await client.rpc('unread_messages')));
    },
  });
}
