import { queryOptions } from '@tanstack/react-query';
import { contentKeys } from '@/api/content-keys';
import type { Language } from '@/config/languages';
import type { FormId, InstrumentDefinition } from '@/lib/assessments/types';

/** The questions of a test as a form asks them. They come with the app, so a missing connection is no reason to wait. */
export function itemsQuery(
  definition: Pick<InstrumentDefinition, 'routeKey' | 'selection'>,
  language: Language,
  form: FormId,
) {
  return queryOptions({
    queryKey: contentKeys.items(definition.routeKey, language, form),
    // The list of all banks is a file of its own: nobody needs it before a question is shown.
    queryFn: async () => {
      const { loadItems } = await import('@/content/items/load-items');
      return loadItems(definition, language, form);
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
}
