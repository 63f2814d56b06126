import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import type { Language } from '@/config/languages';
import { supabase } from '@/integrations/supabase/client';
import { toAppError, unwrap } from '@/integrations/supabase/errors';
import type { TopicSort } from '@/lib/community/ranking';
import { minuteMs } from '@/lib/time';
import { communityKeys } from './keys';
import { type FoundTopic, foundTopicsSchema, type TopicPage, tagSchema, topicPageSchema } from './shapes';

/** What a list of questions is asked for. */
export interface AskedList {
  readonly sort: TopicSort;
  readonly langs: readonly Language[];
  /** One of them is enough; none: all questions. */
  readonly tags: readonly string[];
}

export const topicsPerPage = 20;

interface Place {
  readonly key: string;
  readonly id: string;
}

/** @throws AppError */
async function fetchTopics(
  { sort, langs, tags }: AskedList,
  behind: Place | null,
  limit: number,
): Promise<TopicPage> {
  const client = await supabase();
  return z.parse(
    topicPageSchema,
    unwrap(
      await client.rpc('community_topics', {
        p_sort: sort,
        p_langs: [...langs],
        p_tags: [...tags],
        p_limit: limit,
        ...(behind && { p_key: behind.key, p_id: behind.id }),
      }),
    ),
  );
}

/** Questions in pages; a page begins behind the last row of the one before, so that what arrives moves nothing. */
export function topicsQuery(asked: AskedList) {
  return infiniteQueryOptions({
    queryKey: communityKeys.list(asked),
    queryFn: ({ pageParam }) => fetchTopics(asked, pageParam, topicsPerPage),
    initialPageParam: null as Place | null,
    getNextPageParam: ({ topics }): Place | null => {
      const last = topics.at(-1);
      return topics.length < topicsPerPage || !last ? null : { key: last.key, id: last.id };
    },
    // What is read stands still, and back leads to the same rows: only what somebody does reads them anew.
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** The first few of a list. */
export function fewTopicsQuery(asked: AskedList, limit: number) {
  return queryOptions({
    queryKey: communityKeys.list({ ...asked, limit }),
    queryFn: () => fetchTopics(asked, null, limit),
  });
}

/** When the newest question of a list was asked, by the clock of the server; null where there is none. */
export function newestTopicQuery({ langs, tags }: AskedList) {
  return queryOptions({
    queryKey: communityKeys.newest({ langs, tags }),
    queryFn: async () => {
      const page = await fetchTopics({ sort: 'new', langs, tags }, null, 1);
      return page.topics[0]?.created_at ?? null;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}

const mostNewer = 50;

/** How many questions came after the newest of a list, asked now and then; it begins with none. */
export function newerTopicsQuery({ langs, tags }: AskedList, since: string | null) {
  return queryOptions({
    queryKey: communityKeys.newer({ langs, tags, since }),
    queryFn: async () => {
      const { topics } = await fetchTopics({ sort: 'new', langs, tags }, null, mostNewer);
      const isNewer = (at: string) => since === null || Date.parse(at) > Date.parse(since);
      return topics.filter(({ created_at }) => isNewer(created_at)).length;
    },
    initialData: 0,
    refetchInterval: minuteMs,
    staleTime: minuteMs,
  });
}

export const foundPerPage = 20;
const mostPages = 5;

/** Questions that say what is looked for, the best first. */
export function foundTopicsQuery(text: string, langs: readonly Language[]) {
  return infiniteQueryOptions({
    queryKey: communityKeys.found({ text, langs }),
    queryFn: async ({ pageParam }) => {
      const client = await supabase();
      const asked = { p_text: text, p_langs: [...langs], p_page: pageParam };
      return z.parse(foundTopicsSchema, unwrap(await client.rpc('search_topics', asked)));
    },
    initialPageParam: 0,
    getNextPageParam: (page: FoundTopic[], _pages, number) =>
      page.length < foundPerPage || number + 1 >= mostPages ? null : number + 1,
    // A search counts against a limit: what was found is shown again without asking.
    staleTime: 60_000,
    retry: false,
  });
}

/** Questions whose titles share words with one that is being written. */
export function similarTopicsQuery(title: string, lang: Language) {
  return queryOptions({
    queryKey: communityKeys.similar(title, lang),
    queryFn: async () => {
      const client = await supabase();
      return z.parse(
        foundTopicsSchema,
        unwrap(await client.rpc('similar_topics', { p_title: title, p_lang: lang })),
      );
    },
    staleTime: 5 * 60_000,
    retry: false,
  });
}

/** Tags in use, with their names in all languages. */
export const tagsQuery = () =>
  queryOptions({
    queryKey: communityKeys.tags,
    queryFn: async () => {
      const client = await supabase();
      const { data, error } = await client
        .from('tags')
        .select('slug, names')
        .eq('state', 'active')
        .order('slug');
      if (error) throw toAppError(error);
      return z.parse(z.array(tagSchema), data);
    },
    staleTime: 60 * 60_000,
  });
