import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { type LiveList, liveQuery, watchLive } from '@/api/live/live-list';
import { supabase } from '@/integrations/supabase/client';
import { toAppError, unwrap } from '@/integrations/supabase/errors';
import { type Keyset, mergeLive } from '@/lib/live-list';

/* Ground laid ahead: no screen reads notifications yet. This is how a list that lives is made here. */

const notificationSchema = z.object({
  id: z.string(),
  created_at: z.string(),
  title: z.string(),
  message: z.string(),
  /** A kind this version does not know looks like any news. */
  type: z.catch(z.enum(['success', 'warning', 'error', 'achievement', 'info']), 'info'),
  is_read: z.boolean(),
  /** A path of this site. */
  action_url: z.nullable(z.string()),
});
export type Notification = z.infer<typeof notificationSchema>;

/** As it is heard of: one that is marked as removed is gone for its person. */
const heardSchema = z.extend(notificationSchema, { removed_at: z.nullable(z.string()) });

const columns = 'id, created_at, title, message, type, is_read, action_url';
const pageSize = 20;

export const notificationKeys = {
  of: (userId: string) => ['notifications', userId] as const,
  list: (userId: string) => ['notifications', userId, 'list'] as const,
  unread: (userId: string) => ['notifications', userId, 'unread'] as const,
};

/** @throws AppError */
async function fetchRows(userId: string, behind: Keyset | null): Promise<Notification[]> {
  const client = await supabase();
  const all = client.from('notifications').select(columns).eq('user_id', userId).is('removed_at', null);
  const asked = behind
    ? all.or(
        `created_at.lt."${behind.created_at}",and(created_at.eq."${behind.created_at}",id.lt."${behind.id}")`,
      )
    : all;
  const rows = unwrap(
    await asked.order('created_at', { ascending: false }).order('id', { ascending: false }).limit(pageSize),
  );
  return z.parse(z.array(notificationSchema), rows);
}

function liveList(userId: string): LiveList<Notification> {
  return {
    key: notificationKeys.list(userId),
    alsoRead: [notificationKeys.unread(userId)],
    channel: {
      topic: `live:${userId}:notifications`,
      table: 'notifications',
      filter: `user_id=eq.${userId}`,
    },
    pageSize,
    fetchRows: (behind) => fetchRows(userId, behind),
    parse(row) {
      const parsed = z.safeParse(heardSchema, row);
      if (!parsed.success) return null;
      const { removed_at, ...notification } = parsed.data;
      return removed_at === null
        ? { kind: 'stored', row: notification }
        : { kind: 'deleted', id: notification.id };
    },
  };
}

/** The person's notifications in pages, newest first. */
export const notificationsQuery = (userId: string) => liveQuery(liveList(userId));

/** Keeps list and count at the newest state. Answers how to stop. */
export const watchNotifications = (client: QueryClient, userId: string): (() => void) =>
  watchLive(client, liveList(userId));

/** @throws AppError */
async function countUnread(userId: string): Promise<number> {
  const client = await supabase();
  const { count, error } = await client
    .from('notifications')
    .select('id', { count: 'exact', head: true })
    .eq('user_id', userId)
    .eq('is_read', false)
    .is('removed_at', null);
  if (error) throw toAppError(error);
  return count ?? 0;
}

/** How many are unread. */
export function unreadCountQuery(userId: string) {
  return queryOptions({ queryKey: notificationKeys.unread(userId), queryFn: () => countUnread(userId) });
}

/** Marks one as read, shown at once where the list is known. */
export function markReadMutation(userId: string) {
  return mutationOptions({
    mutationFn: async (id: string, { client: queryClient }) => {
      const client = await supabase();
      const { error } = await client
        .from('notifications')
        .update({ is_read: true })
        .eq('id', id)
        .eq('user_id', userId);
      if (error) throw toAppError(error);
      await queryClient.invalidateQueries({ queryKey: notificationKeys.unread(userId) });
    },
    onMutate: async (id, { client }) => {
      const { queryKey } = notificationsQuery(userId);
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, (data) => {
        const row = data?.pages.flatMap(({ rows }) => rows).find((one) => one.id === id);
        if (data === undefined || row === undefined) return data;
        return {
          ...data,
          pages: [...mergeLive(data.pages, { kind: 'stored', row: { ...row, is_read: true } })],
        };
      });
    },
    // What was shown is not what is stored.
    onError: (_error, _id, _before, { client }) =>
      client.invalidateQueries({ queryKey: notificationKeys.list(userId) }),
  });
}
