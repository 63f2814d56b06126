import * as z from 'zod/mini';
import { momentOf, wallAt } from '../calendar/zone.ts';
import { plainText } from '../plain-text.ts';
import { toIso, toMs } from '../time.ts';
import { maxEffortMin, maxFirstStep, maxTaskNotes, type Task, type TaskChange } from './task.ts';
import { line, nfc, title, upTo } from './task-line.ts';

/* The forms of a task. Messages are translation keys; `max` of the text is the limit of the field. */

/** A day as the field of the browser writes it, or nothing. */
const day = z.string().check(
  z.refine(
    (text) => text === '' || (/^20[2-9]\d-\d{2}-\d{2}$|^21\d\d-\d{2}-\d{2}$/.test(text) && isDay(text)),
    {
      error: 'planner:edit.dateInvalid',
    },
  ),
);

function isDay(text: string): boolean {
  const ms = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(ms) && toIso(ms).startsWith(text);
}

export const taskFormSchema = z
  .object({
    title,
    firstStep: line(maxFirstStep),
    notes: z.string().check(z.overwrite(plainText), z.overwrite(nfc), z.trim(), upTo(maxTaskNotes)),
    importance: z.enum(['0', '1', '2', '3']),
    effort: z.string().check(
      z.trim(),
      z.refine((text) => text === '' || effortOf(text) !== null, { error: 'planner:edit.effortInvalid' }),
    ),
    dueDate: day,
    dueTime: z.string(),
    notBefore: day,
    pinned: z.boolean(),
  })
  .check(
    z.refine((form) => form.dueTime === '' || form.dueDate !== '', {
      error: 'planner:edit.dateMissing',
      path: ['dueDate'],
    }),
  );
export type TaskForm = z.infer<typeof taskFormSchema>;

function effortOf(text: string): number | null {
  if (!/^\d{1,3}$/.test(text)) return null;
  const minutes = Number(text);
  return minutes >= 1 && minutes <= maxEffortMin ? minutes : null;
}

const importances = ['0', '1', '2', '3'] as const;

/** What the form of a task begins with. */
export function taskFormOf(task: Task, tz: string): TaskForm {
  const dueAt = toMs(task.due_at);
  const due = dueAt === null ? { date: task.due_date ?? '', time: '' } : wallAt(dueAt, tz);
  return {
    title: task.title,
    firstStep: task.first_step,
    notes: task.notes,
    importance: importances[task.importance] ?? '1',
    effort: task.effort_min === null ? '' : String(task.effort_min),
    dueDate: due.date,
    dueTime: due.time,
    notBefore: task.not_before ?? '',
    pinned: task.pinned,
  };
}

/** What a form changes of a task; fields that say what they said are left out. */
export function changeOf(task: Task, form: TaskForm, tz: string): TaskChange {
  const before = taskFormOf(task, tz);
  const isDueNew = form.dueDate !== before.dueDate || form.dueTime !== before.dueTime;
  return {
    ...(form.title !== task.title && { title: form.title }),
    ...(form.firstStep !== task.first_step && { first_step: form.firstStep }),
    ...(form.notes !== task.notes && { notes: form.notes }),
    ...(form.importance !== before.importance && { importance: Number(form.importance) }),
    ...(form.effort !== before.effort && { effort_min: effortOf(form.effort) }),
    ...(isDueNew && dueOf(form, tz)),
    ...(form.notBefore !== before.notBefore && { not_before: form.notBefore || null }),
    ...(form.pinned !== task.pinned && { pinned: form.pinned }),
  };
}

function dueOf({ dueDate, dueTime }: TaskForm, tz: string): Pick<Task, 'due_at' | 'due_date'> {
  if (dueDate === '') return { due_at: null, due_date: null };
  if (dueTime === '') return { due_at: null, due_date: dueDate };
  return { due_at: toIso(momentOf({ date: dueDate, time: dueTime }, tz)), due_date: null };
}
