/** The planner in the hands of Ann, and what her account holds. */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { newTask } from '@/api/tasks/tasks';
import { Planner } from '@/features/planner/planner';
import type { Task } from '@/lib/tasks/task';
import { renderAt } from '../../support/render';
import { account } from '../../support/task-account.ts';

export const ann = '5b8f0f6e-1111-4222-8333-444455556666';
export const user = userEvent.setup();

/** A task that the account holds. */
export function held(title: string, fields: Partial<Task> = {}): Task {
  const task = { ...newTask({ title }), version: 1, created_at: '2026-06-01T08:00:00Z', ...fields };
  account.tasks.set(task.id, task);
  return task;
}
export const stored = (task: Task) => account.tasks.get(task.id);
export const open = (search = '') => renderAt(`/training-hub/planner${search}`, <Planner userId={ann} />);
export const row = async (title: string) =>
  within((await screen.findByText(title)).closest('li') as HTMLElement);
export const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));
export const line = () => screen.getByLabelText('What is one thing you want to start?');
export const titles = () =>
  screen
    .queryAllByRole('button', { name: /^Finish: / })
    .map((button) => button.getAttribute('aria-label')?.replace('Finish: ', ''));
