import { endOfDay, wallAt } from '../calendar/zone.ts';
import { addDays } from '../plans/dates.ts';
import { hourMs, toMs } from '../time.ts';
import { type PlannerSettings, type TaskOrder, usualPlanner } from './settings.ts';
import { isOver, type Task } from './task.ts';

/*
 * What comes first, what fits into a day, and when somebody is asked whether to begin yet another task. Important comes
 * before urgent: what only presses would push it aside otherwise (Zhu, Yang & Hsee 2018, J Consum Res).
 */

/** From here on a task is important. */
const importantFrom = 2;
const urgentHours = 48;
/** Minutes that a task counts of which nobody said how long it takes. */
const usualMin = 30;

/** 1 important and urgent, 2 important, 3 urgent, 4 neither. */
export type Quadrant = 1 | 2 | 3 | 4;
export const quadrants = [1, 2, 3, 4] as const satisfies readonly Quadrant[];

/** When and where it is. */
export interface Moment {
  readonly nowMs: number;
  readonly tz: string;
}

export interface RankedTask<Of extends OrderedFields = Task> {
  readonly task: Of;
  readonly quadrant: Quadrant;
  /** From 0 to 100, one decimal. */
  readonly score: number;
  /** Until it is due, below 0 afterwards; null without a due date. */
  readonly hoursLeft: number | null;
}

export type OrderedFields = Pick<
  Task,
  | 'id'
  | 'status'
  | 'importance'
  | 'effort_min'
  | 'due_at'
  | 'due_date'
  | 'not_before'
  | 'pinned'
  | 'created_at'
>;

/** The moment a task is due: a day lasts until its midnight. Null without one. */
export function dueMs({ due_at, due_date }: Pick<Task, 'due_at' | 'due_date'>, tz: string): number | null {
  if (due_at !== null) return toMs(due_at);
  return due_date === null ? null : endOfDay(due_date, tz);
}

function pressure(hoursLeft: number | null, effortMin: number | null): number {
  if (hoursLeft === null) return 0;
  if (hoursLeft <= 0) return 1;
  return 1 / (1 + Math.max(0, hoursLeft - (effortMin ?? 0) / 60) / urgentHours);
}

function smallness(effortMin: number | null): number {
  if (effortMin === null || effortMin > 30) return 0;
  return effortMin <= 15 ? 1 : 0.5;
}

function rank<Of extends OrderedFields>(task: Of, { nowMs, tz }: Moment): RankedTask<Of> {
  const due = dueMs(task, tz);
  const hoursLeft = due === null ? null : (due - nowMs) / hourMs;
  const share =
    (0.55 * task.importance) / 3 +
    0.35 * pressure(hoursLeft, task.effort_min) +
    0.1 * smallness(task.effort_min);
  return {
    task,
    quadrant: quadrantOf(task.importance >= importantFrom, hoursLeft !== null && hoursLeft <= urgentHours),
    score: Math.floor(1000 * share + 0.5) / 10,
    hoursLeft,
  };
}

function quadrantOf(isImportant: boolean, isUrgent: boolean): Quadrant {
  if (isImportant) return isUrgent ? 1 : 2;
  return isUrgent ? 3 : 4;
}

/** In work, then to be done, then waiting. */
const stageOf = ({ status }: OrderedFields): number =>
  status === 'doing' ? 0 : status === 'waiting' ? 2 : 1;

const byCodeUnit = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

function compare(a: RankedTask<OrderedFields>, b: RankedTask<OrderedFields>, byQuadrant: boolean): number {
  return (
    stageOf(a.task) - stageOf(b.task) ||
    Number(b.task.pinned) - Number(a.task.pinned) ||
    (byQuadrant ? a.quadrant - b.quadrant : 0) ||
    b.score - a.score ||
    compareHours(a.hoursLeft, b.hoursLeft) ||
    (toMs(a.task.created_at) ?? 0) - (toMs(b.task.created_at) ?? 0) ||
    byCodeUnit(a.task.id, b.task.id)
  );
}

function compareHours(a: number | null, b: number | null): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return a - b;
}

/** Whether a task is put off to a later day than this. */
export const isPutOff = ({ not_before }: Pick<Task, 'not_before'>, { nowMs, tz }: Moment): boolean =>
  not_before !== null && not_before > wallAt(nowMs, tz).date;

/** What is open and not put off to a later day, first things first. */
export function orderTasks<Of extends OrderedFields>(
  tasks: readonly Of[],
  moment: Moment,
  order: TaskOrder = usualPlanner.task_order,
): RankedTask<Of>[] {
  return tasks
    .filter((task) => !isOver(task.status) && !isPutOff(task, moment))
    .map((task) => rank(task, moment))
    .toSorted((a, b) => compare(a, b, order === 'matrix'));
}

/** What fits into the day, in its order: a task that does not fit is passed over, a later one may. */
export function todayList<Of extends OrderedFields>(
  ordered: readonly RankedTask<Of>[],
  limits: Pick<PlannerSettings, 'today_limit' | 'available_min'> = usualPlanner,
): RankedTask<Of>[] {
  const chosen: RankedTask<Of>[] = [];
  let minutes = 0;
  for (const ranked of ordered) {
    if (ranked.task.status === 'waiting' || chosen.length >= limits.today_limit) continue;
    const effort = ranked.task.effort_min ?? usualMin;
    if (minutes + effort > limits.available_min) continue;
    minutes += effort;
    chosen.push(ranked);
  }
  return chosen;
}

type WorkFields = Pick<Task, 'id' | 'status' | 'doing_since' | 'created_at'>;

/** The tasks in work, longest first, where another would be one more than the limit; null where it may simply begin. */
export function workToAskAbout<Of extends WorkFields>(
  tasks: readonly Of[],
  limit: number = usualPlanner.wip_limit,
): readonly [Of, ...Of[]] | null {
  const since = ({ doing_since, created_at }: Of) => toMs(doing_since ?? created_at) ?? 0;
  const [oldest, ...others] = tasks
    .filter(({ status }) => status === 'doing')
    .toSorted((a, b) => since(a) - since(b) || byCodeUnit(a.id, b.id));
  return oldest && others.length + 1 >= limit ? [oldest, ...others] : null;
}

export interface QuadrantMove {
  readonly importance: number;
  /** What has to be asked about the due date: one that presses, or none that does. Null where it stays. */
  readonly asksDue: 'soon' | 'later' | null;
}

/** What moving a task into a quadrant means. */
export function moveTo({ task, quadrant: from }: RankedTask, to: Quadrant): QuadrantMove {
  const isImportant = to <= 2;
  const isUrgent = to % 2 === 1;
  const wasUrgent = from % 2 === 1;
  const fits = isImportant === task.importance >= importantFrom;
  return {
    importance: fits ? task.importance : isImportant ? importantFrom : importantFrom - 1,
    asksDue: isUrgent === wasUrgent ? null : isUrgent ? 'soon' : 'later',
  };
}

/** Days that a move into a quadrant offers as the due date; null is none. */
export function dueOffered(asked: 'soon' | 'later', { nowMs, tz }: Moment): readonly (string | null)[] {
  const today = wallAt(nowMs, tz).date;
  return asked === 'soon' ? [today, addDays(today, 1)] : [null, addDays(today, 7)];
}
