import { queryOptions } from '@tanstack/react-query';
import type { Language } from '@/config/languages';
import { loadItems } from '@/content/items/load-items';
import type { FormId, InstrumentDefinition } from '@/lib/assessments/types';

/** The questions of a test as a form asks them. They come with the app, so a missing connection is no reason to wait. */
export function itemsQuery(
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
