import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Language } from '@/config/languages';
import { supabase } from '@/integrations/supabase/client';
import { toAppError } from '@/integrations/supabase/errors';
import { call } from '@/integrations/supabase/functions';
import { aiContentRecommendations, type ContentType } from '@/lib/contracts/ai-content-recommendations';
import type { AnswerOf } from '@/lib/contracts/call';

export type Recommendations = AnswerOf<typeof aiContentRecommendations>;

const recommendationKeys = {
  of: (userId: string) => ['recommendations', userId] as const,
  about: (userId: string, contentType: ContentType) => ['recommendations', userId, contentType] as const,
};

/**
 * What suits the person, best first, by rules alone: exercises and tests, or what there is to read.
 * @param language of the titles of what there is to read; all else is named by the page
 */
export function recommendationsQuery(
  userId: string,
  contentType: ContentType = 'all',
  language: Language = 'en',
) {
  return queryOptions({
    queryKey: [...recommendationKeys.about(userId, contentType), language],
    queryFn: () => call(aiContentRecommendations, { contentType, language }),
    retry: false,
  });
}

/** Results may be used from now on, or not any more: what was offered before counts no longer. */
export const forgetRecommendations = (client: QueryClient, userId: string) =>
  client.invalidateQueries({ queryKey: recommendationKeys.of(userId) });

interface Feedback {
  readonly items: readonly string[];
  /** Of the answer that offered them. */
  readonly day: string;
}

/** A day counts once, however often it is told. @throws AppError */
async function tell(kind: 'seen' | 'opened' | 'dismissed', { items, day }: Feedback): Promise<void> {
  if (items.length === 0) return;
  const client = await supabase();
  const { error } = await client.from('recommendation_feedback').upsert(
    items.map((item_id) => ({ item_id, kind, date: day })),
    { onConflict: 'user_id,item_id,kind,date', ignoreDuplicates: true },
  );
  if (error) throw toAppError(error);
}

/** Told already on this page, by person, day and item: a day counts once. */
const told = new Set<string>();

/** Notes that items were really in view, once a day each. What fails is told with the next view. */
export async function noteSeen(userId: string, { items, day }: Feedback): Promise<void> {
  const mark = (item: string) => `${userId} ${day} ${item}`;
  const fresh = items.filter((item) => !told.has(mark(item)));
  for (const item of fresh) told.add(mark(item));
  try {
    await tell('seen', { items: fresh, day });
  } catch {
    for (const item of fresh) told.delete(mark(item));
  }
}

/** Notes that an item was opened. Nobody waits for it. */
export async function noteOpened(feedback: Feedback): Promise<void> {
  await tell('opened', feedback).catch(() => {}); // it only ranks what is offered next
}

/** Puts an item aside; gone from the list at once. */
export function dismissMutation(userId: string) {
  return mutationOptions({
    mutationFn: (feedback: Feedback) => tell('dismissed', feedback),
    onMutate: ({ items }, { client }) => {
      client.setQueriesData<Recommendations>(
        { queryKey: recommendationKeys.of(userId) },
        (known) =>
          known && {
            ...known,
            recommendations: known.recommendations.filter(({ id }) => !items.includes(id)),
          },
      );
    },
    onSettled: (_done, _error, _asked, _before, { client }) =>
      client.invalidateQueries({ queryKey: recommendationKeys.of(userId) }),
  });
}

/** Takes that back. @throws AppError */
async function takeBack({ items }: Feedback): Promise<void> {
  const client = await supabase();
  const { error } = await client
    .from('recommendation_feedback')
    .delete()
    .eq('kind', 'dismissed')
    .in('item_id', [...items]);
  if (error) throw toAppError(error);
}

export function undismissMutation(userId: string) {
  return mutationOptions({
    mutationFn: takeBack,
    onSettled: (_done, _error, _asked, _before, { client }) =>
      client.invalidateQueries({ queryKey: recommendationKeys.of(userId) }),
  });
}
