import type { ParseKeys, TFunction } from 'i18next';
import { catalogue, type TestId } from '@/lib/assessments/catalogue';
import { domainOf } from '@/lib/assessments/scoring';
import type { InstrumentDefinition, RecallKey, SkipRule } from '@/lib/assessments/types';

/*
 * Which text stands for what. Definitions hold ids and keys only; the words are in `screening.json`.
 */

type Key = ParseKeys<'tests'>;

export const recallKeys = {
  past_6_months: 'recall.past_6_months',
  past_3_months: 'recall.past_3_months',
  past_2_months: 'recall.past_2_months',
} as const satisfies { readonly [key in RecallKey]: Key };

export const skipKeys = {
  skip: 'skip.skip',
  not_seen: 'skip.not_seen',
  not_sure: 'skip.not_sure',
  prefer_not: 'skip.prefer_not',
} as const satisfies { readonly [rule in Exclude<SkipRule, 'required'>]: Key };

/** What is said when answers could not be handed in: the procrastination tests have words of their own. */
export const failedKey = (testId: TestId): Key =>
  catalogue[testId].listed === 'procrastination' ? 'problems.failedResponses' : 'problems.failedText';

/** '10 minutes' or '30 to 45 minutes'. */
export function minutesText(t: TFunction<'tests'>, { min, max }: InstrumentDefinition['minutes']): string {
  return min === max ? t('words.minutes', { count: min }) : t('start.minutesRange', { min, max });
}

/** How many of the served questions of each area were answered, by area id. */
export function answerCounts(
  definition: Pick<InstrumentDefinition, 'domains'>,
  questionIds: readonly string[],
  isAnswered: (questionId: string) => boolean,
): Record<string, { answered: number; served: number }> {
  const counts: Record<string, { answered: number; served: number }> = {};
  for (const domain of definition.domains) counts[domain.id] = { answered: 0, served: 0 };
  for (const id of questionIds) {
    const count = counts[domainOf(id, definition.domains)?.id ?? ''];
    if (!count) continue;
    count.served += 1;
    if (isAnswered(id)) count.answered += 1;
  }
  return counts;
}
