import { queryOptions } from '@tanstack/react-query';
import type { Language } from '@/config/languages';
import type { LoadedItems } from '@/content/items/load-items';
import type { FormId, InstrumentDefinition } from '@/lib/assessments/types';
import type { ReportView } from './report-view';
import type { ReportTexts } from './texts';

/** The questions of a test as a form asked them, under the key the questionnaire uses, so that they are read once. */
export function questionsQuery(
  definition: Pick<InstrumentDefinition, 'routeKey' | 'selection'>,
  language: Language,
  form: FormId,
) {
  return queryOptions({
    queryKey: ['items', definition.routeKey, language, form],
    // The list of all banks is a file of its own: nobody needs it before a question is shown.
    queryFn: async () => {
      const { loadItems } = await import('@/content/items/load-items');
      return loadItems(definition, language, form);
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
  });
}

/** The questions of a test by the language they were asked in. */
export type Banks = ReadonlyMap<Language, LoadedItems>;

/** One query for each language the attempt was asked in, in the order of `scoring.languages`. */
export function bankQueries({ scoring, definition, attempt }: ReportView) {
  return scoring.languages.map((language) => questionsQuery(definition, language, attempt.form));
}

/** Null until every language is there. */
export function banksOf(
  { scoring }: Pick<ReportView, 'scoring'>,
  loaded: readonly (LoadedItems | undefined)[],
): Banks | null {
  const banks = new Map<Language, LoadedItems>();
  scoring.languages.forEach((language, index) => {
    const items = loaded[index];
    if (items) banks.set(language, items);
  });
  return banks.size < scoring.languages.length ? null : banks;
}

export type AskedQuestion = { readonly text: string; readonly language: Language };

/** Text of a question in the language it was asked in; null when the bank has no such question any more. */
export function askedText(
  banks: Banks,
  question: { readonly id: string; readonly language: Language },
  { scoring }: Pick<ReportView, 'scoring'>,
  texts: Pick<ReportTexts, 't' | 'language'>,
): AskedQuestion | null {
  const item = banks.get(question.language)?.byId.get(question.id);
  if (item) return { text: item.text, language: item.language };
  // The impact question of a follow-up is a text of the interface.
  const isImpact = scoring.followUps.some(({ impact_id }) => impact_id === question.id);
  return isImpact ? { text: texts.t('screening:extras.impact.question'), language: texts.language } : null;
}
