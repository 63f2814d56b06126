import { type QueryClient, queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { attemptQuery, knownAttemptsQuery } from '@/api/attempts/queries';
import { contentKeys } from '@/api/content-keys';
import type { Language } from '@/config/languages';
import { loadWordLists } from '@/content/word-lists/load-word-lists';
import { secondMs } from '@/lib/time';
import { chooseList } from './choose-list';

/** Earlier runs that are looked at: about as many as there are lists, and more than two years of them. */
const earlierRuns = 10;
/** Knowing earlier lists is a comfort; nobody waits longer for it. */
const waitMs = 3 * secondMs;

const learnedSchema = z.object({ word_learning: z.object({ raw: z.object({ listId: z.string() }) }) });

/** Lists the person had, newest first. Lists of attempts leave the records of tasks out, so each one is read. */
async function earlierLists(queryClient: QueryClient, userId: string | null): Promise<string[]> {
  const known = await queryClient.fetchQuery(knownAttemptsQuery(userId));
  const checks = known.filter(({ test_id, form }) => test_id === 'memory_check' && form === 'self');
  const attempts = await Promise.all(
    checks.slice(0, earlierRuns).map(({ id }) => queryClient.fetchQuery(attemptQuery(userId, id))),
  );
  return attempts.flatMap((attempt) => {
    const read = z.safeParse(learnedSchema, attempt?.tasks);
    return read.success ? [read.data.word_learning.raw.listId] : [];
  });
}

async function earlierListsInTime(queryClient: QueryClient, userId: string | null): Promise<string[]> {
  const late = new Promise<string[]>((resolve) => setTimeout(resolve, waitMs, []));
  try {
    return await Promise.race([earlierLists(queryClient, userId), late]);
  } catch {
    return []; // no connection, or storage is switched off
  }
}

/** The list for a run that has none yet. */
export function newWordListQuery(
  queryClient: QueryClient,
  userId: string | null,
  { seed, language }: { seed: string; language: Language },
) {
  return queryOptions({
    queryKey: contentKeys.newWordList(userId, seed, language),
    queryFn: async () => {
      const [lists, had] = await Promise.all([
        loadWordLists(language),
        earlierListsInTime(queryClient, userId),
      ]);
      return chooseList(lists, had, seed) ?? null;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** The list a run learned; null when the file does not hold it any more. */
export function wordListQuery(language: Language, listId: string | null) {
  return queryOptions({
    queryKey: contentKeys.wordList(language, listId),
    queryFn: async () => (await loadWordLists(language)).find(({ id }) => id === listId) ?? null,
    staleTime: Number.POSITIVE_INFINITY,
  });
}
