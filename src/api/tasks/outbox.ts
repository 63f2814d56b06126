import * as z from 'zod/mini';
import { createRowChanges, type WaitingChange } from '@/api/sync/row-changes';
import type { Shape } from '@/integrations/device-store';
import { supabase } from '@/integrations/supabase/client';
import { toAppError } from '@/integrations/supabase/errors';
import { mergeChange, type Task, type TaskChange, taskChangeSchema, taskSchema } from '@/lib/tasks/task';

/** Changes of tasks on their way to the account. */
type WaitingTask = WaitingChange<Task, TaskChange>;

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
  const { source, focus_plan_item_id, created_at } = base;
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
      created_at,
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

/** What a new task has beside what it begins with. */
const newFields = ({ status }: Task): TaskChange => (status === 'inbox' ? {} : { status });

export const taskChanges = createRowChanges<Task, TaskChange>({
  name: 'task',
  // What is left out is left out, never undefined.
  payload: payloadSchema as Shape<WaitingTask>,
  fetch: fetchTask,
  insert,
  update,
  newChange: ({ base, change }) => ({ ...newFields(base), ...change }),
  merge: mergeChange,
  conflict: textConflict,
  busy: 'task_busy',
});
export const taskOutbox = taskChanges.outbox;
