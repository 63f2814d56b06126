import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { behindPlace } from '@/api/keyset';
import { type LiveList, liveQuery, watchLive } from '@/api/live/live-list';
import { supabase } from '@/integrations/supabase/client';
import type { Supabase } from '@/integrations/supabase/create-client';
import { toAppError, unwrap } from '@/integrations/supabase/errors';
import { type Keyset, mergeLive } from '@/lib/live-list';
import { type NoticeKind, noticeKindNames, noticeTypes } from '@/lib/notifications/kinds';
import { notificationKeys } from './keys';

const rowSchema = z.object({
  id: z.string(),
  /** When it happened last; the list stands in this order. */
  sorted_at: z.string(),
  /** What happened, worded by the screen; null for one that has words of its own, or that this version does not know. */
  kind: z.catch(z.nullable(z.enum(noticeKindNames as [NoticeKind, ...NoticeKind[]])), null),
  /** How often it happened since it was read last. */
  count: z.number(),
  /** What it is worded with, such as a plan; texts and numbers alone. */
  params: z.catch(z.record(z.string(), z.union([z.string(), z.number()])), {}),
  title: z.string(),
  message: z.string(),
  /** A type this version does not know looks like any news. */
  type: z.catch(z.enum(noticeTypes), 'info'),
  is_read: z.boolean(),
  /** A path of this site. */
  action_url: z.nullable(z.string()),
});
export type Notification = Omit<z.infer<typeof rowSchema>, 'sorted_at'> & Keyset;

const toNotification = ({ sorted_at, ...row }: z.infer<typeof rowSchema>): Notification => ({
  ...row,
  created_at: sorted_at,
});

/** As it is heard of: one that is marked as removed is gone for its person. */
const heardSchema = z.extend(rowSchema, { removed_at: z.nullable(z.string()) });

const columns = 'id, sorted_at, kind, count, params, title, message, type, is_read, action_url';
const pageSize = 50;

const ownRows = (client: Supabase, userId: string) =>
  client.from('notifications').select(columns).eq('user_id', userId).is('removed_at', null);

/** @throws AppError */
async function fetchRows(userId: string, behind: Keyset | null): Promise<Notification[]> {
  const all = ownRows(await supabase(), userId);
  const asked = behind ? behindPlace(all, 'sorted_at', { at: behind.created_at, id: behind.id }) : all;
  const rows = unwrap(
    await asked.order('sorted_at', { ascending: false }).order('id', { ascending: false }).limit(pageSize),
  );
  return z.parse(z.array(rowSchema), rows).map(toNotification);
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
      const { removed_at, ...heard } = parsed.data;
      return removed_at === null
        ? { kind: 'stored', row: toNotification(heard) }
        : { kind: 'deleted', id: heard.id };
    },
  };
}

/** The person's notifications in pages, newest first. */
export const notificationsQuery = (userId: string) => liveQuery(liveList(userId));

/**
 * Keeps list and count at the newest state. Answers how to stop.
 * @param onNews is told of each unread one that comes in, or happens again
 */
export const watchNotifications = (
  client: QueryClient,
  userId: string,
  onNews?: (news: Notification) => void,
): (() => void) =>
  watchLive(client, liveList(userId), (change) => {
    void client.invalidateQueries({ queryKey: notificationKeys.news(userId) });
    if (change.kind === 'stored' && !change.row.is_read) onNews?.(change.row);
  });

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

/** So many are told at home; the rest follows as they are read. */
const mostAtHome = 3;

/** @throws AppError */
async function fetchNews(userId: string): Promise<Notification[]> {
  const unread = ownRows(await supabase(), userId)
    .eq('is_read', false)
    // What was reached is said by a part of its own, once a day.
    .in(
      'kind',
      noticeKindNames.filter((kind) => kind !== 'achievement'),
    );
  const rows = unwrap(await unread.order('sorted_at', { ascending: false }).limit(mostAtHome));
  return z.parse(z.array(rowSchema), rows).map(toNotification);
}

/** What happened and was not read yet, newest first. */
export function newsQuery(userId: string) {
  return queryOptions({ queryKey: notificationKeys.news(userId), queryFn: () => fetchNews(userId) });
}

/** Shows one, or all, as read in the list, where it is known, and as gone from the news. */
async function showRead(client: QueryClient, userId: string, id: string | null): Promise<void> {
  await client.cancelQueries({ queryKey: notificationKeys.of(userId) });
  client.setQueryData(newsQuery(userId).queryKey, (rows) =>
    rows?.filter((row) => id !== null && row.id !== id),
  );
  client.setQueryData(notificationsQuery(userId).queryKey, (data) => {
    if (data === undefined) return data;
    const unread = data.pages.flatMap(({ rows }) => rows).filter((row) => !row.is_read);
    const read = unread.filter((row) => id === null || row.id === id);
    client.setQueryData(unreadCountQuery(userId).queryKey, (count) =>
      count === undefined ? count : id === null ? 0 : Math.max(0, count - read.length),
    );
    return {
      ...data,
      pages: [
        ...read.reduce(
          (pages, row) => mergeLive(pages, { kind: 'stored', row: { ...row, is_read: true } }),
          data.pages as ReturnType<typeof mergeLive<Notification>>,
        ),
      ],
    };
  });
}

/** Marks one as read, or all of them (null), shown at once where they are known. */
export function markReadMutation(userId: string) {
  return mutationOptions({
    mutationFn: async (id: string | null) => {
      const client = await supabase();
      const own = client
        .from('notifications')
        .update({ is_read: true })
        .eq('user_id', userId)
        .eq('is_read', false);
      const { error } = await (id === null ? own : own.eq('id', id));
      if (error) throw toAppError(error);
    },
    onMutate: (id, { client }) => showRead(client, userId, id),
    // What was shown is not what is stored, and more may wait.
    onSettled: (_data, _error, _id, _before, { client }) =>
      client.invalidateQueries({ queryKey: notificationKeys.of(userId) }),
  });
}
