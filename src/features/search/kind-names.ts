import type { SearchKind } from '@/lib/search/search';

/** What each kind of hits is called. */
export const kindNames = {
  page: 'groups.page',
  test: 'words.selfChecks',
  exercise: 'words.exercises',
  faq: 'pages.faq',
} as const satisfies Readonly<Record<SearchKind, string>>;
