import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { supabase } from '@/integrations/supabase/client';
import { toAppError, unwrap } from '@/integrations/supabase/errors';
import { AppError } from '@/lib/app-error';
import { isPostId } from '@/lib/community/post-id';
import { communityKeys } from './keys';
import { type AnswerPage, answerPageSchema, type WholeTopic, wholeTopicSchema } from './shapes';

/*
 * A question with its answers. What may be seen depends on who looks, so the viewer's account is part of the key; null is
 * a visitor.
 */

export const answersPerPage = 20;

/** The question, its comments and its first answers; `not_found` for what is none and for what may not be seen. */
export function topicQuery(id: string, viewer: string | null) {
  return queryOptions({
    queryKey: communityKeys.topic(id, viewer),
    queryFn: async (): Promise<WholeTopic> => {
      if (!isPostId(id)) throw new AppError('not_found');
      const client = await supabase();
      return z.parse(wholeTopicSchema, unwrap(await client.rpc('community_topic', { p_id: id })));
    },
  });
}

interface Place {
  readonly p_votes: number;
  readonly p_created: string;
  readonly p_id: string;
}

/** Answers behind the first page, which came with the question. */
export function moreAnswersQuery(id: string, viewer: string | null, first: AnswerPage) {
  const nextOf = ({ answers }: AnswerPage): Place | null => {
    const inOrder = answers.filter(({ accepted }) => !accepted);
    const last = inOrder.at(-1);
    if (inOrder.length < answersPerPage || !last) return null;
    return { p_votes: last.votes, p_created: last.created_at, p_id: last.id };
  };
  return infiniteQueryOptions({
    queryKey: communityKeys.answers(id, viewer),
    queryFn: async ({ pageParam }): Promise<AnswerPage> => {
      if (pageParam === null) return first;
      const client = await supabase();
      const asked = { p_topic: id, p_limit: answersPerPage, ...pageParam };
      return z.parse(answerPageSchema, unwrap(await client.rpc('community_answers', asked)));
    },
    initialPageParam: null as Place | null,
    getNextPageParam: nextOf,
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
