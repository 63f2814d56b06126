import { mutationOptions, queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { supabase } from '@/integrations/supabase/client';
import { toAppError, unwrap } from '@/integrations/supabase/errors';

/** Notices that screens word themselves, in the language of their reader. */
const kinds = [
  'invite_answered',
  'invite_ending',
  'answer',
  'comment',
  'accepted',
  'vote',
  'moderation',
  'standing',
  'report',
] as const;

const newsSchema = z.object({
  id: z.string(),
  kind: z.enum(kinds),
  /** How often it happened since it was read last. */
  count: z.number(),
  /** A path of this site; null where there is nothing more to see. */
  action_url: z.nullable(z.string()),
});
export type News = z.infer<typeof newsSchema>;

/** So many are shown at once; the rest follows as they are read. */
const mostShown = 3;

/** @throws AppError */
async function fetchNews(userId: string): Promise<News[]> {
  const client = await supabase();
  const rows = unwrap(
    await client
      .from('notifications')
      .select('id, kind, count, action_url')
      .eq('user_id', userId)
      .eq('is_read', false)
      .is('removed_at', null)
      .in('kind', kinds)
      .order('sorted_at', { ascending: false })
      .limit(mostShown),
  );
  return z.parse(z.array(newsSchema), rows);
}

const newsKey = (userId: string) => ['notifications', userId, 'news'] as const;

/** What happened to the person's invites and was not read yet, newest first. */
export function newsQuery(userId: string) {
  return queryOptions({ queryKey: newsKey(userId), queryFn: () => fetchNews(userId) });
}

/** Marks one as read; it is gone from the list at once. */
export function readNewsMutation(userId: string) {
  return mutationOptions({
    mutationFn: async (id: string) => {
      const client = await supabase();
      const { error } = await client
        .from('notifications')
        .update({ is_read: true })
        .eq('id', id)
        .eq('user_id', userId);
      if (error) throw toAppError(error);
    },
    onMutate: async (id, { client }) => {
      await client.cancelQueries({ queryKey: newsKey(userId) });
      client.setQueryData(newsQuery(userId).queryKey, (rows) => rows?.filter((row) => row.id !== id));
    },
    // What was shown is not what is stored, and more may wait.
    onSettled: (_data, _error, _id, _before, { client }) =>
      client.invalidateQueries({ queryKey: ['notifications', userId] }),
  });
}
