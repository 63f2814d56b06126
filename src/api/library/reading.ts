import { infiniteQueryOptions, mutationOptions, queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import type { Language } from '@/config/languages';
import { supabase } from '@/integrations/supabase/client';
import { backendAddress } from '@/integrations/supabase/env';
import { toAppError, unwrap } from '@/integrations/supabase/errors';
import { podcastFeed } from '@/lib/contracts/podcast-feed';
import type { LibraryCategory, LibraryKind } from '@/lib/library/kinds';
import { libraryKeys } from './keys';
import {
  type ArticleAnswer,
  articleSchema,
  cardsSchema,
  keptProgressSchema,
  type LibraryCard,
  type ReadingProgress,
  readingCardsSchema,
} from './shapes';

/** What a list of the library is asked for. */
export interface AskedLibrary {
  readonly lang: Language;
  readonly kind?: LibraryKind | undefined;
  readonly category?: LibraryCategory | undefined;
  /** Only what stands in the language itself. */
  readonly translated?: boolean | undefined;
}

export const cardsPerPage = 24;

type Place = Pick<LibraryCard, 'publish_at' | 'id'>;

/** Cards in pages, the newest first. `viewer`: who is signed in. */
export function libraryQuery(viewer: string | null, asked: AskedLibrary) {
  return infiniteQueryOptions({
    queryKey: libraryKeys.list(viewer, asked),
    queryFn: async ({ pageParam }) => {
      const client = await supabase();
      return z.parse(
        cardsSchema,
        unwrap(
          await client.rpc('library_list', {
            p_lang: asked.lang,
            p_limit: cardsPerPage,
            ...(asked.kind && { p_kind: asked.kind }),
            ...(asked.category && { p_category: asked.category }),
            ...(asked.translated && { p_translated: true }),
            ...(pageParam && { p_before: pageParam.publish_at, p_id: pageParam.id }),
          }),
        ),
      );
    },
    initialPageParam: null as Place | null,
    getNextPageParam: (page: LibraryCard[]): Place | null =>
      page.length < cardsPerPage ? null : (page.at(-1) ?? null),
  });
}

const foundPerPage = 20;
const mostPages = 5;

/** Cards that say something, and texts that are open in which it stands; the best first. */
export function foundInLibraryQuery(viewer: string | null, text: string, asked: AskedLibrary) {
  return infiniteQueryOptions({
    queryKey: libraryKeys.found(viewer, { text, ...asked }),
    queryFn: async ({ pageParam }) => {
      const client = await supabase();
      return z.parse(
        cardsSchema,
        unwrap(
          await client.rpc('search_library', {
            p_text: text,
            p_lang: asked.lang,
            p_page: pageParam,
            ...(asked.kind && { p_kind: asked.kind }),
            ...(asked.category && { p_category: asked.category }),
          }),
        ),
      );
    },
    initialPageParam: 0,
    getNextPageParam: (page: LibraryCard[], _pages, number) =>
      page.length < foundPerPage || number + 1 >= mostPages ? null : number + 1,
    // A search counts against a limit: what was found is shown again without asking.
    staleTime: 60_000,
    retry: false,
  });
}

/** An article in a language, locked or open; `gone` where one stood once. @throws AppError 'not_found' where none ever did */
export function articleQuery(viewer: string | null, slug: string, lang: Language) {
  return queryOptions({
    queryKey: libraryKeys.article(viewer, slug, lang),
    queryFn: async (): Promise<ArticleAnswer> => {
      const client = await supabase();
      return z.parse(
        articleSchema,
        unwrap(await client.rpc('library_article', { p_slug: slug, p_lang: lang })),
      );
    },
  });
}

/** Where players of podcasts read of episodes; there is something only while one has a recording. */
export const feedAddress = (lang: Language): string =>
  `${backendAddress().url}/functions/v1/${podcastFeed.name}${lang === 'en' ? '' : `?lang=${lang}`}`;

/** What the person began and did not finish, the last read first. */
export function readingQuery(userId: string, lang: Language) {
  return queryOptions({
    queryKey: [...libraryKeys.reading(userId), lang],
    queryFn: async () => {
      const client = await supabase();
      return z.parse(readingCardsSchema, unwrap(await client.rpc('my_reading', { p_lang: lang })));
    },
  });
}

export interface NotedProgress {
  readonly articleId: string;
  readonly slug: string;
  readonly lang: Language;
  readonly version: number;
  /** 0 to 100; less than before changes nothing. 90 and more is finished. */
  readonly percent: number;
  readonly position: string | null;
}

/** Notes how far somebody read; the page that lies open has it at once. @throws AppError */
export const progressMutation = (userId: string) =>
  mutationOptions({
    mutationFn: async (noted: NotedProgress): Promise<ReadingProgress> => {
      const client = await supabase();
      return z.parse(
        keptProgressSchema,
        unwrap(
          await client.rpc('keep_article_progress', {
            p_article: noted.articleId,
            p_lang: noted.lang,
            p_version: noted.version,
            p_percent: noted.percent,
            ...(noted.position !== null && { p_position: noted.position }),
          }),
        ),
      );
    },
    onSuccess: (progress, { slug }, _before, { client }) => {
      client.setQueriesData<ArticleAnswer>({ queryKey: [...libraryKeys.articles(userId), slug] }, (read) =>
        read && !('gone' in read)
          ? { ...read, progress, percent: progress.percent, completed: progress.completed_at !== null }
          : read,
      );
      void client.invalidateQueries({ queryKey: libraryKeys.reading(userId) });
    },
  });

/** Forgets how far somebody read an article. @throws AppError */
export const forgetProgressMutation = (userId: string) =>
  mutationOptions({
    mutationFn: async (articleId: string) => {
      const client = await supabase();
      const { error } = await client.from('article_progress').delete().eq('article_id', articleId);
      if (error) throw toAppError(error);
    },
    onSuccess: (_done, _asked, _before, { client }) =>
      client.invalidateQueries({ queryKey: libraryKeys.of(userId) }),
  });
