import { isOver, type Task, type TaskChange } from './task.ts';

/** The changes that take another back, in their order: what is over goes by way of 'next', as the rules of states have it. */
export function undoOf(task: Task, change: TaskChange): readonly TaskChange[] {
  const before = Object.fromEntries(
    (Object.keys(change) as (keyof TaskChange)[]).map((field) => [field, task[field]]),
  ) as TaskChange;
  const isReopened = change.status !== undefined && isOver(change.status);
  if (!isReopened || task.status === 'next') return [before];
  return [{ ...before, status: 'next' }, { status: task.status }];
}
