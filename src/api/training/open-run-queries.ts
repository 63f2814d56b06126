import { queryOptions } from '@tanstack/react-query';
import { isPageLocked } from '@/api/sync/page-lock';
import { openRunsOf, runLock } from './open-runs';
import { runKeys } from './run-keys';

const elsewhereAgainMs = 2000;

/** Runs of the person that wait on this device to be gone on with, begun last first. Read afresh each time. */
export function openRunsQuery(userId: string) {
  return queryOptions({
    queryKey: runKeys.open(userId),
    queryFn: async () => (await openRunsOf(userId, Date.now())).map(({ run }) => run),
    staleTime: 0,
  });
}

/** Whether another tab has this run now; asked by a page that has none itself. Read afresh each time. */
export function isElsewhereQuery(userId: string, id: string) {
  return queryOptions({
    queryKey: runKeys.elsewhere(userId, id),
    queryFn: () => isPageLocked(runLock(id)),
    staleTime: 0,
    // No event tells that the other one is gone.
    refetchInterval: ({ state }) => (state.data === true ? elsewhereAgainMs : false),
  });
}
