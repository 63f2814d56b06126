import { infiniteQueryOptions, mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { behindPlace } from '@/api/keyset';
import { readStored, updateStored } from '@/integrations/local-db/open';
import { supabase } from '@/integrations/supabase/client';
import { toAppError, unwrap } from '@/integrations/supabase/errors';
import { isOver, type Task, type TaskChange, taskSchema } from '@/lib/tasks/task';
import { taskChanges, taskColumns } from './outbox';

/*
 * Tasks of a person: those of the account, with what this device changed and has not sent yet. Open ones are kept on the
 * device, so that they are read and changed without a connection.
 */

export const taskKeys = {
  of: (userId: string) => ['tasks', userId] as const,
  open: (userId: string) => ['tasks', userId, 'open'] as const,
  over: (userId: string) => ['tasks', userId, 'over'] as const,
  change: (userId: string) => ['tasks', userId, 'change'] as const,
  unsent: (userId: string) => ['tasks', userId, 'unsent'] as const,
};

const listSchema = z.object({ owner: z.string(), tasks: z.array(taskSchema) });
const listKey = (userId: string) => `tasks/${userId}`;
const perPage = 30;

async function keptList(userId: string): Promise<Task[] | null> {
  const kept = z.safeParse(listSchema, await readStored('sessions', listKey(userId)).catch(() => null));
  return kept.success && kept.data.owner === userId ? kept.data.tasks : null;
}

/** @throws AppError */
async function fetchOpen(userId: string): Promise<Task[]> {
  const client = await supabase();
  const rows = unwrap(
    await client
      .from('tasks')
      .select(taskColumns)
      .is('deleted_at', null)
      .in('status', ['inbox', 'next', 'doing', 'waiting'])
      .order('created_at')
      .limit(1000),
  );
  const tasks = z.parse(z.array(taskSchema), rows);
  await updateStored('sessions', listKey(userId), () => ({ owner: userId, tasks })).catch(() => {}); // nothing is kept
  return tasks;
}

const isShown = ({ status, deleted_at }: Task) => !isOver(status) && deleted_at === null;

/** Everything that is open, oldest first; without a connection what this device knows of it. */
export function openTasksQuery(userId: string) {
  return queryOptions({
    queryKey: taskKeys.open(userId),
    queryFn: async () => {
      const tasks = await fetchOpen(userId).catch(async (failure: unknown) => {
        const kept = await keptList(userId);
        if (kept === null) throw toAppError(failure);
        return kept;
      });
      return (await taskChanges.withWaiting(userId, tasks)).filter(isShown);
    },
    retry: false,
  });
}

type Place = Pick<Task, 'id' | 'done_at'>;

/** @throws AppError */
async function fetchOver(behind: Place | null): Promise<Task[]> {
  const client = await supabase();
  let asked = client
    .from('tasks')
    .select(taskColumns)
    .is('deleted_at', null)
    .in('status', ['done', 'dropped']);
  if (behind?.done_at) {
    asked = behindPlace(asked, 'done_at', { at: behind.done_at, id: behind.id });
  }
  const rows = unwrap(
    await asked.order('done_at', { ascending: false }).order('id', { ascending: false }).limit(perPage),
  );
  return z.parse(z.array(taskSchema), rows);
}

/** What is done or dropped, in pages, latest first. */
export function overTasksQuery(userId: string) {
  return infiniteQueryOptions({
    queryKey: taskKeys.over(userId),
    queryFn: ({ pageParam }) => fetchOver(pageParam),
    initialPageParam: null as Place | null,
    getNextPageParam: (page) => (page.length < perPage ? null : (page.at(-1) ?? null)),
  });
}

/** A task as it begins; version 0 says that the account does not know it yet. */
export function newTask(
  fields: Pick<Task, 'title'> & Partial<Omit<Task, 'id' | 'version' | 'created_at'>>,
): Task {
  return {
    first_step: '',
    notes: '',
    status: 'inbox',
    importance: 1,
    effort_min: null,
    due_at: null,
    due_date: null,
    not_before: null,
    pinned: false,
    source: 'manual',
    focus_plan_item_id: null,
    done_at: null,
    doing_since: null,
    deleted_at: null,
    ...fields,
    id: crypto.randomUUID(),
    version: 0,
    created_at: new Date().toISOString(),
  };
}

const readAgain = (client: QueryClient, userId: string) =>
  client.invalidateQueries({ queryKey: taskKeys.of(userId) });

export interface TaskEdit {
  /** As it was shown, or a `newTask`. */
  readonly task: Task;
  readonly change: TaskChange;
}

/**
 * Adds or changes a task: kept on the device, then sent. Resolves with 'waiting' without a connection. Taking away is
 * `{ deleted_at: now }`, taking that back `{ deleted_at: null }`.
 * @throws AppError: detail 'too_many_tasks' or 'task_state' where the database refuses, which undoes the change here;
 *   `textConflict` where another device changed the same text, until `keepMine` or `useTheirs`
 */
export function changeTaskMutation(userId: string) {
  return mutationOptions({
    mutationKey: taskKeys.change(userId),
    mutationFn: async ({ task, change }: TaskEdit) => {
      await taskChanges.keep(userId, task, change);
      return taskChanges.send(task.id);
    },
    // Shown at once: the way to the server may take long.
    onMutate: ({ task, change }, { client }) => {
      client.setQueryData<Task[]>(taskKeys.open(userId), (known) => {
        if (!known) return known;
        const isKnown = known.some(({ id }) => id === task.id);
        const changed = { ...task, ...change };
        return (
          isKnown
            ? known.map((one) => (one.id === task.id ? { ...one, ...change } : one))
            : [...known, changed]
        ).filter(isShown);
      });
    },
    onSettled: (_status, _error, _edit, _before, { client }) => readAgain(client, userId),
  });
}

/** Settles a text that two devices changed: `mine` writes what this device says over the other, else that is dropped. */
export function settleTaskMutation(userId: string) {
  return mutationOptions({
    mutationFn: ({ id, mine }: { readonly id: string; readonly mine: boolean }) =>
      taskChanges.settle(userId, id, mine),
    onSettled: (_nothing, _error, _asked, _before, { client }) => readAgain(client, userId),
  });
}
