import { queryOptions } from '@tanstack/react-query';
import type { Language } from '@/config/languages';
import { loadItems } from '@/content/items/load-items';
import type { FormId, InstrumentDefinition } from '@/lib/assessments/types';

/** The questions of a test as a form asked them, under the key the questionnaire uses, so that they are read once. */
export function questionsQuery(
  definition: Pick<InstrumentDefinition, 'routeKey' | 'selection'>,
  language: Language,
  form: FormId,
) {
  return queryOptions({
    queryKey: ['items', definition.routeKey, language, form],
    queryFn: () => loadItems(definition, language, form),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
  });
}

export type AskedQuestion = { readonly text: string; readonly language: Language };

type Loaded = Awaited<ReturnType<typeof loadItems>>;

/** Text of a question in the language it was asked in; null when the bank has no such question any more. */
export function askedText(
  banks: ReadonlyMap<Language, Loaded>,
  question: { readonly id: string; readonly language: Language },
): AskedQuestion | null {
  const item = banks.get(question.language)?.byId.get(question.id);
  return item ? { text: item.text, language: item.language } : null;
}
