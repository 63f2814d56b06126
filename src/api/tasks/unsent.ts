import { type QueryClient, queryOptions, useMutationState } from '@tanstack/react-query';
import { taskChanges, taskOutbox } from './outbox';
import { type TaskEdit, taskKeys } from './tasks';

/** What waits to be sent, or was refused and waits for a word of the person. */
export function unsentTasksQuery(userId: string) {
  return queryOptions({
    queryKey: taskKeys.unsent(userId),
    queryFn: () => taskChanges.unsent(userId),
    retry: false,
  });
}

/** Reads that again whenever something is kept or sent, in this tab or another. Answers how to stop. */
export const followUnsentTasks = (client: QueryClient, userId: string): (() => void) =>
  taskOutbox.onChanged(() => void client.invalidateQueries({ queryKey: taskKeys.unsent(userId) }));

/** Ids of the tasks whose change is under way on this page: how it ends is not said before. */
export const useTasksUnderWay = (userId: string): (string | undefined)[] =>
  useMutationState<string | undefined>({
    filters: { mutationKey: taskKeys.change(userId), status: 'pending' },
    select: ({ state }) => (state.variables as TaskEdit | undefined)?.task.id,
  });

/** Sends once more what failed. */
export const sendTaskAgain = (id: string) => taskOutbox.send(id);
