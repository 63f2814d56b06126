import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { supabase } from '@/integrations/supabase/client';
import { backendAddress } from '@/integrations/supabase/env';
import { toAppError, unwrap } from '@/integrations/supabase/errors';
import { type FeedForm, feedParts } from '@/lib/calendar/feed-form';
import { calendarFeed } from '@/lib/contracts/calendar-feed';
import { eventKeys } from './events';

/* Links under which other calendars read what a person planned. */

const feedSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** Own titles, places and notes are told. */
  show_details: z.boolean(),
  include: z.array(z.enum(feedParts)),
  /** YYYY-MM-DD in UTC; null: nobody has read it. */
  last_used_on: z.nullable(z.string()),
});
export type CalendarFeed = z.infer<typeof feedSchema>;

async function fetchFeeds(): Promise<CalendarFeed[]> {
  const client = await supabase();
  const rows = unwrap(
    await client
      .from('feed_tokens')
      .select('id, name, show_details, include, last_used_on')
      .is('revoked_at', null)
      .order('created_at'),
  );
  return z.parse(z.array(feedSchema), rows);
}

/** The links that work, oldest first. */
export function feedsQuery(userId: string) {
  return queryOptions({ queryKey: eventKeys.feeds(userId), queryFn: fetchFeeds, staleTime: 0 });
}

const readFeedsAgain = (client: QueryClient, userId: string) =>
  client.invalidateQueries({ queryKey: eventKeys.feeds(userId) });

/** A link that was just made. */
export interface NewFeed {
  readonly id: string;
  readonly name: string;
  /** Of the whole feed; whoever has it reads it. It cannot be asked for again. */
  readonly address: string;
}

const feedAddress = (token: string): string =>
  `${backendAddress().url}/functions/v1/${calendarFeed.name}/${token}.ics`;

/**
 * Makes a link. Its address is answered this once and kept nowhere.
 * @throws AppError: detail 'too_many_feed_tokens' or another refusal of the database
 */
export function createFeedMutation(userId: string) {
  return mutationOptions({
    mutationFn: async ({ name, details, ...parts }: FeedForm): Promise<NewFeed> => {
      const client = await supabase();
      const id = crypto.randomUUID();
      const { data, error } = await client.rpc('create_feed_token', {
        p_id: id,
        p_name: name,
        p_show_details: details,
        p_include: feedParts.filter((part) => parts[part]),
      });
      if (error) throw toAppError(error);
      return { id, name, address: feedAddress(data) };
    },
    gcTime: 0,
    onSettled: (_made, _error, _asked, _before, { client }) => void readFeedsAgain(client, userId),
  });
}

/** Takes a link back for good, by its id; one that is not there any more is no failure. @throws AppError */
export function revokeFeedMutation(userId: string) {
  return mutationOptions({
    mutationFn: async (id: string, { client: queries }) => {
      const client = await supabase();
      const { error } = await client.rpc('revoke_feed_token', { p_id: id });
      if (error) throw toAppError(error);
      await readFeedsAgain(queries, userId);
    },
  });
}
