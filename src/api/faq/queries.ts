import { queryOptions } from '@tanstack/react-query';
import { contentKeys } from '@/api/content-keys';
import type { Language } from '@/config/languages';
import { loadFaq } from '@/content/faq/load-faq';

/** Questions and answers in a language. They come with the app, so a missing connection is no reason to wait. */
export function faqQuery(language: Language) {
  return queryOptions({
    queryKey: contentKeys.faq(language),
    queryFn: () => loadFaq(language),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
}
