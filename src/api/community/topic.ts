import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { supabase } from '@/integrations/supabase/client';
import { toAppError, unwrap } from '@/integrations/supabase/errors';
import { AppError } from '@/lib/app-error';
import { isPostId } from '@/lib/community/post-id';
import { keptWhileRead } from './kept-while-read';
import { communityKeys } from './keys';
import { type AnswerPage, answerPageSchema, type WholeTopic, wholeTopicSchema } from './shapes';

/*
 * A question with its answers. What may be seen depends on who looks, so the viewer's account is part of the key; null is
 * a visitor.
 */

export const answersPerPage = 20;
const askAgainMs = 60_000;

/** The question, its comments and its first answers; `not_found` for what is none and for what may not be seen. */
export function topicQuery(id: string, viewer: string | null) {
  return queryOptions({
    queryKey: communityKeys.topic(id, viewer),
    queryFn: async (): Promise<WholeTopic> => {
      if (!isPostId(id)) throw new AppError('not_found');
      const client = await supabase();
      return z.parse(wholeTopicSchema, unwrap(await client.rpc('community_topic', { p_id: id })));
    },
    ...keptWhileRead,
  });
}

interface Place {
  readonly p_votes: number;
  readonly p_created: string;
  readonly p_id: string;
}

/** How many answers others see by now, asked every minute while the page is looked at. @param shown how many the page knows of */
export function answerCountQuery(id: string, shown: number) {
  return queryOptions({
    queryKey: communityKeys.newer({ topic: id }),
    queryFn: async (): Promise<number> => {
      const client = await supabase();
      const { data, error } = await client.from('topics').select('answer_count').eq('id', id).maybeSingle();
      if (error) throw toAppError(error);
      // Gone meanwhile: the next press tells.
      return data?.answer_count ?? shown;
    },
    initialData: shown,
    staleTime: askAgainMs,
    refetchInterval: askAgainMs,
    retry: false,
  });
}

/** Answers behind the first page, which came with the question. */
export function moreAnswersQuery(id: string, viewer: string | null) {
  const nextOf = ({ answers }: AnswerPage): Place | null => {
    const inOrder = answers.filter(({ accepted }) => !accepted);
    const last = inOrder.at(-1);
    if (inOrder.length < answersPerPage || !last) return null;
    return { p_votes: last.votes, p_created: last.created_at, p_id: last.id };
  };
  return infiniteQueryOptions({
    queryKey: communityKeys.answers(id, viewer),
    queryFn: async ({ pageParam, client: cache }): Promise<AnswerPage> => {
      // Both are read anew at once after a change: the pages have to begin behind the same first one.
      if (pageParam === null)
        return (await cache.fetchQuery({ ...topicQuery(id, viewer), staleTime: Number.POSITIVE_INFINITY }))
          .page;
      const client = await supabase();
      const asked = { p_topic: id, p_limit: answersPerPage, ...pageParam };
      return z.parse(answerPageSchema, unwrap(await client.rpc('community_answers', asked)));
    },
    initialPageParam: null as Place | null,
    getNextPageParam: nextOf,
    ...keptWhileRead,
  });
}

/** Members whom a person does not want to read. */
export function blocksQuery(userId: string) {
  return queryOptions({
    queryKey: communityKeys.blocks(userId),
    queryFn: async () => {
      const client = await supabase();
      const { data, error } = await client.from('blocks').select('blocked_profile_id');
      if (error) throw toAppError(error);
      return data.map(({ blocked_profile_id }) => blocked_profile_id);
    },
    staleTime: 5 * 60_000,
  });
}

/** Hosts that are not linked in what members wrote. */
export const blockedHostsQuery = () =>
  queryOptions({
    queryKey: communityKeys.blockedHosts,
    queryFn: async () => {
      const client = await supabase();
      const { data, error } = await client.from('blocked_hosts').select('host');
      if (error) throw toAppError(error);
      return data.map(({ host }) => host);
    },
    staleTime: 60 * 60_000,
  });
