import { daysOfWeek, mayTick, weekAt } from './dates.ts';
import type { FocusPlan, PlanDate, PlanItem } from './plan.ts';

type Counted = Pick<PlanItem, 'ticks' | 'times_per_week' | 'skipped'>;

/** How often a step wants to be done in its week. */
export const wantedCount = ({ times_per_week }: Pick<PlanItem, 'times_per_week'>): number =>
  times_per_week ?? 1;

/** Days on which it was done, at most as many as it wants. */
export function doneCount(item: Counted): number {
  const days = Object.values(item.ticks).filter(({ on }) => on).length;
  return Math.min(days, wantedCount(item));
}

export function statusOf(item: Counted): 'open' | 'done' | 'skipped' {
  if (item.skipped) return 'skipped';
  return doneCount(item) >= wantedCount(item) ? 'done' : 'open';
}

/** Done or skipped: nothing more is asked of it. */
export const isSettled = (item: Counted): boolean => statusOf(item) !== 'open';

export const isTicked = ({ ticks }: Pick<PlanItem, 'ticks'>, day: PlanDate): boolean =>
  ticks[day]?.on ?? false;

/** The steps of a plan; what was taken away is none any more. */
export const stepsOf = ({ items }: Pick<FocusPlan, 'items'>): PlanItem[] =>
  items.filter(({ removed }) => !removed);

export function itemsOfWeek(plan: Pick<FocusPlan, 'items'>, week: number): PlanItem[] {
  return stepsOf(plan)
    .filter((item) => item.week === week)
    .sort((a, b) => a.place - b.place || a.id.localeCompare(b.id));
}

export type PlanProgress = {
  /** 0 before it begins; one more than it has when its days are over. */
  readonly week: number;
  /** Steps that are done or skipped, and all. */
  readonly settled: number;
  readonly steps: number;
  /** Days that count, of all steps. */
  readonly done: number;
  readonly wanted: number;
  /** Its days are over, or nothing of it is open. */
  readonly finished: boolean;
};

export function progressOf(plan: FocusPlan, today: PlanDate): PlanProgress {
  const week = weekAt(plan, today);
  const steps = stepsOf(plan);
  const settled = steps.filter(isSettled).length;
  // What is skipped asks for nothing.
  const counted = steps.filter(({ skipped }) => !skipped);
  const sum = (of: (item: PlanItem) => number) => counted.reduce((total, item) => total + of(item), 0);
  return {
    week,
    settled,
    steps: steps.length,
    done: sum(doneCount),
    wanted: sum(wantedCount),
    finished: week > plan.weeks || (steps.length > 0 && settled === steps.length),
  };
}

export type NextStep = {
  readonly item: PlanItem;
  /** Ticked already today: shown as done. */
  readonly today: boolean;
};

/**
 * The step to do now: of this week, open and not yet done today; else one that was done today; null when nothing is open,
 * before the plan begins and after its end.
 */
export function nextStep(plan: FocusPlan, today: PlanDate): NextStep | null {
  if (plan.status !== 'active') return null;
  const week = weekAt(plan, today);
  const items = itemsOfWeek(plan, week).filter((item) => mayTick(plan, item, today, today) && !item.skipped);
  const open = items.find((item) => !isSettled(item) && !isTicked(item, today));
  if (open) return { item: open, today: false };
  const done = items.find((item) => isTicked(item, today));
  return done ? { item: done, today: true } : null;
}

/** The week a person looks at: the present one, the first before it, the last after it. */
export function shownWeek(plan: FocusPlan, today: PlanDate): number {
  return Math.min(Math.max(weekAt(plan, today), 1), plan.weeks);
}

/** First and last day of a week. */
export function rangeOfWeek(plan: FocusPlan, week: number): { first: PlanDate; last: PlanDate } {
  const days = daysOfWeek(plan, week);
  return { first: days[0] ?? plan.starts_on, last: days[6] ?? plan.starts_on };
}
