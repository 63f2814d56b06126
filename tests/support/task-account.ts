/** The table of tasks as the database keeps it: versions rise, and a change of an older version finds no row. */
import { usualPlanning } from '@/lib/planning/settings';
import type { PlannerSettings } from '../../src/lib/tasks/settings.ts';
import type { Task } from '../../src/lib/tasks/task.ts';
import type { Answer, Query } from './fake-supabase.ts';

export const account = {
  tasks: new Map<string, Task>(),
  offline: false,
  refusal: null as { code: string; message: string } | null,
  user: '',
  /** What the person set for the planner; nothing yet. */
  settings: null as PlannerSettings | null,
  /** Until then the server is silent. */
  answering: Promise.resolve(),
};

export function emptyAccount(user: string): void {
  account.tasks.clear();
  Object.assign(account, {
    offline: false,
    refusal: null,
    settings: null,
    user,
    answering: Promise.resolve(),
  });
}

const begun = {
  status: 'inbox',
  version: 1,
  done_at: null,
  doing_since: null,
  deleted_at: null,
} as const;

const settingsRow = (planner: PlannerSettings) => ({
  display: {},
  notify_billing: true,
  notify_results: true,
  notify_community: true,
  notify_reminders: true,
  personal_insights: false,
  show_presence: true,
  ...planner,
  ...usualPlanning,
  exercise_keys: {},
});

export async function answerTasks({ table, kind, values, is, one }: Query): Promise<Answer> {
  await account.answering;
  if (account.offline) return { data: null, error: new TypeError('Failed to fetch') };
  if (table === 'user_settings')
    return { data: account.settings && settingsRow(account.settings), error: null };
  const id = String(is('id'));
  const found = account.tasks.get(id);
  if (kind === 'select') return { data: one ? (found ?? null) : [...account.tasks.values()], error: null };
  if (account.refusal) return { data: null, error: account.refusal };
  if (kind === 'upsert') {
    const row = values as Task;
    if (!account.tasks.has(row.id)) account.tasks.set(row.id, { ...row, ...begun });
    return { data: null, error: null };
  }
  if (!found || found.version !== is('version')) return { data: [], error: null };
  account.tasks.set(id, { ...found, ...(values as Partial<Task>), version: found.version + 1 });
  return { data: [{ id }], error: null };
}

/** What another device does to a task. */
export function changeElsewhere(id: string, changed: Partial<Task>): void {
  const found = account.tasks.get(id) as Task;
  account.tasks.set(id, { ...found, ...changed, version: found.version + 1 });
}
