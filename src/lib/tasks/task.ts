import * as z from 'zod/mini';
import { plainLine, plainText } from '../plain-text.ts';
import { dayMs, toMs } from '../time.ts';

export const taskStates = ['inbox', 'next', 'doing', 'waiting', 'done', 'dropped'] as const;
export type TaskState = (typeof taskStates)[number];

export const maxTitle = 200;
export const maxFirstStep = 200;
export const maxTaskNotes = 4000;
export const maxEffortMin = 480;

/** Lengths count code points, as the database does. */
const textUpTo = (max: number, min = 0) =>
  z.string().check(z.refine((text) => [...text].length <= max && [...text].length >= min));
const line = (max: number, min = 0) => textUpTo(max, min).check(z.refine((text) => plainLine(text) === text));
const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

/** What a person says about a task. */
export const taskFieldsSchema = z.object({
  title: line(maxTitle, 1),
  first_step: line(maxFirstStep),
  notes: textUpTo(maxTaskNotes).check(z.refine((text) => plainText(text) === text)),
  status: z.enum(taskStates),
  importance: z.int().check(z.gte(0), z.lte(3)),
  effort_min: z.nullable(z.int().check(z.gte(1), z.lte(maxEffortMin))),
  due_at: z.nullable(z.string()),
  due_date: z.nullable(day),
  not_before: z.nullable(day),
  pinned: z.boolean(),
});

export const taskSchema = z.extend(taskFieldsSchema, {
  id: z.string(),
  source: z.enum(['manual', 'plan', 'exercise']),
  focus_plan_item_id: z.nullable(z.string()),
  /** Set by the server. */
  done_at: z.nullable(z.string()),
  doing_since: z.nullable(z.string()),
  version: z.number(),
  created_at: z.string(),
  deleted_at: z.nullable(z.string()),
});
export type Task = z.infer<typeof taskSchema>;

export const isOver = (status: TaskState): boolean => status === 'done' || status === 'dropped';

const ways: Readonly<Record<TaskState, readonly TaskState[]>> = {
  inbox: ['next', 'doing', 'waiting', 'done', 'dropped'],
  next: ['doing', 'inbox', 'waiting', 'done', 'dropped'],
  doing: ['next', 'waiting', 'done', 'dropped'],
  waiting: ['next', 'doing', 'done', 'dropped'],
  done: ['next'],
  dropped: ['next'],
};

/** Whether a task may go there; how long ago it was over is the database's to judge. */
export const mayGo = (from: TaskState, to: TaskState): boolean => from === to || ways[from].includes(to);

const reopenDays = 30;

/** Whether a task that is over may be opened again. */
export function mayReopen({ status, done_at }: Pick<Task, 'status' | 'done_at'>, nowMs: number): boolean {
  const doneMs = toMs(done_at);
  return isOver(status) && doneMs !== null && nowMs - doneMs < reopenDays * dayMs;
}

/** What may differ between two devices: everything a person says, and whether the task is taken away. */
const changeableFields = [
  'title',
  'first_step',
  'notes',
  'status',
  'importance',
  'effort_min',
  'due_at',
  'due_date',
  'not_before',
  'pinned',
  'deleted_at',
] as const;
type ChangeableField = (typeof changeableFields)[number];
export type TaskChange = Partial<Pick<Task, ChangeableField>>;

export const taskChangeSchema = z.partial(z.extend(taskFieldsSchema, { deleted_at: z.nullable(z.string()) }));

const texts: ReadonlySet<ChangeableField> = new Set(['title', 'first_step', 'notes']);

export interface MergedChange {
  /** What is still to be written. */
  readonly change: TaskChange;
  /** Texts that both sides changed, to different ones: the person says which stands. */
  readonly conflicts: readonly ChangeableField[];
}

/**
 * A change made to `base`, brought to what the server holds by now. What one side changed stands; of what both changed,
 * a text is asked about, anything else is as this device says, where the rules of states allow it.
 */
export function mergeChange(base: Task, change: TaskChange, theirs: Task): MergedChange {
  const merged: Record<string, unknown> = {};
  const conflicts: ChangeableField[] = [];
  for (const field of changeableFields) {
    const mine = change[field];
    if (mine === undefined || mine === theirs[field]) continue;
    const isTheirs = theirs[field] !== base[field];
    if (isTheirs && texts.has(field)) conflicts.push(field);
    else if (field !== 'status' || mayGo(theirs.status, mine as TaskState)) merged[field] = mine;
  }
  // At most one of the two: setting one here takes the other away.
  if (merged.due_at) merged.due_date = null;
  if (merged.due_date) merged.due_at = null;
  return { change: merged as TaskChange, conflicts };
}
