import { type QueryClient, queryOptions, useMutationState } from '@tanstack/react-query';
import type { Delivery } from '@/api/sync/outbox-types';
import { fullDay } from '@/api/sync/use-delivery';
import type { Task } from '@/lib/tasks/task';
import { fetchTask, taskOutbox } from './outbox';
import { type TaskEdit, taskKeys } from './tasks';

/** A task whose changes are on this device alone. */
export interface UnsentTask {
  /** As this device shows it. */
  readonly task: Task;
  readonly status: Exclude<Delivery['status'], 'sent'>;
  /** False where the device keeps nothing: it lasts as long as this page. */
  readonly kept: boolean;
  /** The account took as much today as one day allows: it goes out tomorrow. */
  readonly dayIsFull: boolean;
  /** Of one that was refused: what the account holds, where it could be asked and has it. */
  readonly theirs: Task | null;
}

async function unsentTask(id: string, task: Task): Promise<UnsentTask | null> {
  const delivery = await taskOutbox.deliveryOf(id);
  const { status } = delivery;
  if (status === 'sent') return null;
  const kept = status === 'sending' || delivery.kept;
  const theirs = status === 'refused' ? await fetchTask(id).catch(() => null) : null; // without a connection
  return { task, status, kept, dayIsFull: fullDay(delivery) !== null, theirs };
}

/** What waits to be sent, or was refused and waits for a word of the person. */
export function unsentTasksQuery(userId: string) {
  return queryOptions({
    queryKey: taskKeys.unsent(userId),
    queryFn: async () => {
      const mine = (await taskOutbox.all()).filter(({ owner }) => owner === userId);
      const found = await Promise.all(
        mine.map(({ id, payload: { base, change } }) => unsentTask(id, { ...base, ...change })),
      );
      return found.filter((one) => one !== null);
    },
    networkMode: 'always',
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
