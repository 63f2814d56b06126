import { type QueryClient, queryOptions, useMutationState } from '@tanstack/react-query';
import type { EventEdit } from '@/lib/calendar/series';
import { eventKeys } from './events';
import { eventChanges, eventOutbox } from './outbox';

/** Events that wait to be sent, or were refused and wait for a word of the person. */
export function unsentEventsQuery(userId: string) {
  return queryOptions({
    queryKey: eventKeys.unsent(userId),
    queryFn: () => eventChanges.unsent(userId),
    retry: false,
  });
}

/** Reads that again whenever something is kept or sent, in this tab or another. Answers how to stop. */
export const followUnsentEvents = (client: QueryClient, userId: string): (() => void) =>
  eventOutbox.onChanged(() => void client.invalidateQueries({ queryKey: eventKeys.unsent(userId) }));

/** Ids of the events whose change is under way on this page: how it ends is not said before. */
export const useEventsUnderWay = (userId: string): string[] =>
  useMutationState<readonly EventEdit[] | undefined>({
    filters: { mutationKey: eventKeys.change(userId), status: 'pending' },
    select: ({ state }) => state.variables as readonly EventEdit[] | undefined,
  }).flatMap((edits) => edits?.map(({ event }) => event.id) ?? []);

/** Sends once more what failed. */
export const sendEventAgain = (id: string) => eventOutbox.send(id);
