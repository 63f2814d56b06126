import type { Query } from '@tanstack/react-query';

/* Coming back to a tab, or to a connection, changes nothing under the eyes of who reads: it is asked again only for what is
 * not there yet. What came meanwhile is told beside it. */

const whereNothingIs = ({ state }: Pick<Query, 'state'>): boolean => state.data === undefined;

export const keptWhileRead = {
  refetchOnWindowFocus: whereNothingIs,
  refetchOnReconnect: whereNothingIs,
} as const;
