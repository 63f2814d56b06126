import { queryOptions } from '@tanstack/react-query';
import type { Language } from '@/config/languages';
import { loadItems } from '@/content/items/load-items';
import type { InstrumentDefinition } from '@/lib/assessments/types';

/** The questions of a test in a language. They come with the app, so a missing connection is no reason to wait. */
export function itemsQuery(definition: Pick<InstrumentDefinition, 'routeKey'>, language: Language) {
  return queryOptions({
    queryKey: ['items', definition.routeKey, language],
    queryFn: () => loadItems(definition, language),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
  });
}
