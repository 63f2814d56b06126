import * as z from 'zod/mini';
import { createOutbox } from '@/api/sync/outbox';
import type { Shape } from '@/integrations/device-store';
import { supabase } from '@/integrations/supabase/client';
import { toAppError } from '@/integrations/supabase/errors';
import { AppError } from '@/lib/app-error';
import { mergeChange, type Task, type TaskChange, taskChangeSchema, taskSchema } from '@/lib/tasks/task';

/*
 * Changes of tasks on their way to the account: one entry a task, in which everything changed since the server was last
 * heard of comes together. A change names the version it was made to; what another device did meanwhile is merged.
 */

export interface WaitingTask {
  /** What the change was made to; a task that the account does not know yet has version 0. */
  readonly base: Task;
  /** What differs from it. */
  readonly change: TaskChange;
}

const payloadSchema = z.object({ base: taskSchema, change: taskChangeSchema });

/** Detail of the refusal of a text that two devices changed: the person says which stands. */
export const textConflict = 'task_text_conflict';

export const taskColumns =
  'id, title, first_step, notes, status, importance, effort_min, due_at, due_date, not_before, pinned, source, focus_plan_item_id, done_at, doing_since, version, created_at, deleted_at';

/** The task as the account holds it; null when it holds none. @throws AppError */
export async function fetchTask(id: string): Promise<Task | null> {
  const client = await supabase();
  const { data, error } = await client.from('tasks').select(taskColumns).eq('id', id).maybeSingle();
  if (error) throw toAppError(error);
  return data && z.parse(taskSchema, data);
}

/** Of a task that is new: what is over begins open, and goes there in a second step. */
async function insert({ base, change }: WaitingTask): Promise<void> {
  const client = await supabase();
  const { id, title, first_step, notes, importance, effort_min, due_at, due_date, not_before, pinned } = {
    ...base,
    ...change,
  };
  const { source, focus_plan_item_id } = base;
  const { error } = await client.from('tasks').upsert(
    {
      id,
      title,
      first_step,
      notes,
      importance,
      effort_min,
      due_at,
      due_date,
      not_before,
      pinned,
      source,
      focus_plan_item_id,
    },
    { onConflict: 'id', ignoreDuplicates: true },
  );
  if (error) throw toAppError(error);
}

/** Answers whether the version was still the one seen. */
async function update(id: string, version: number, change: TaskChange): Promise<boolean> {
  const client = await supabase();
  const { data, error } = await client
    .from('tasks')
    .update(change)
    .eq('id', id)
    .eq('version', version)
    .select('id');
  if (error) throw toAppError(error);
  return data.length > 0;
}

/** Somebody else may change it between reading and writing, but not forever. */
const mostTries = 4;

async function deliver(waiting: WaitingTask): Promise<void> {
  const { base, change } = waiting;
  if (base.version === 0) await insert(waiting);
  else if (await update(base.id, base.version, change)) return;
  for (let attempt = 0; attempt < mostTries; attempt += 1) {
    const theirs = await fetchTask(base.id);
    // It is gone for good: nothing is left to change.
    if (!theirs) return;
    const wanted = base.version === 0 ? { ...newFields(base), ...change } : change;
    const merged = mergeChange(base.version === 0 ? theirs : base, wanted, theirs);
    if (merged.conflicts.length > 0) throw new AppError('conflict', { detail: textConflict });
    if (Object.keys(merged.change).length === 0) return;
    if (await update(base.id, theirs.version, merged.change)) return;
  }
  throw new AppError('unavailable', { detail: 'task_busy' });
}

/** What a new task has beside what it begins with. */
const newFields = ({ status }: Task): TaskChange => (status === 'inbox' ? {} : { status });

export const taskOutbox = createOutbox<WaitingTask, void>({
  name: 'task',
  // What is left out is left out, never undefined.
  payload: payloadSchema as Shape<WaitingTask>,
  deliver,
  holdsMore: (present, sent) => JSON.stringify(present.change) !== JSON.stringify(sent.change),
});
