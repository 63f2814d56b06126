import { itemsQuery } from '@/api/items/queries';
import type { Language } from '@/config/languages';
import type { LoadedItems } from '@/content/items/load-items';
import type { ReportView } from '@/lib/reports/view';
import type { ReportTexts } from './texts';

/** The questions of a test by the language they were asked in. */
export type Banks = ReadonlyMap<Language, LoadedItems>;

/** One query for each language the attempt was asked in, in the order of `scoring.languages`. */
export function bankQueries({ scoring, definition, attempt }: ReportView) {
  return scoring.languages.map((language) => itemsQuery(definition, language, attempt.form));
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
  return isImpact ? { text: texts.t('tests:extras.impact.question'), language: texts.language } : null;
}
