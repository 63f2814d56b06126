import { exerciseIdOf } from '../reports/exercises.ts';
import { changePlan } from './change.ts';
import { daysOfWeek } from './dates.ts';
import type { FocusPlan, PlanDate, PlanItem } from './plan.ts';
import { stepsOf } from './progress.ts';

/** A run that was done to its end. */
export interface DoneRun {
  readonly exerciseId: string;
  /** How long it was to be; null where its length is not chosen. */
  readonly minutes: number | null;
  /** Milliseconds since 1970. */
  readonly endedAt: number;
  /** On which day that was where the person is. */
  readonly day: PlanDate;
}

/** A burst that is shorter than a step asks for is none of it; of everything else a step names no length. */
function isOf(run: DoneRun, { link, kind, minutes }: PlanItem): boolean {
  if (link === null || exerciseIdOf(link) !== run.exerciseId) return false;
  return kind !== 'burst' || minutes === null || (run.minutes !== null && run.minutes >= minutes);
}

/**
 * The plan with a run counted: its day is ticked at the step it is a run of, of several the longest that has no tick on
 * that day. The same plan when there is none, when the run was counted already, and when the day was unticked later.
 */
export function tickByRun(plan: FocusPlan, run: DoneRun): FocusPlan {
  const { day, endedAt } = run;
  const steps = stepsOf(plan).filter(
    (item) => !item.skipped && daysOfWeek(plan, item.week).includes(day) && isOf(run, item),
  );
  if (steps.some(({ ticks }) => ticks[day]?.at === endedAt)) return plan;
  const [step] = steps
    .filter(({ ticks }) => !ticks[day]?.on && (ticks[day]?.at ?? 0) < endedAt)
    .sort((a, b) => (b.minutes ?? 0) - (a.minutes ?? 0) || a.place - b.place);
  if (!step) return plan;
  return changePlan(plan, { type: 'tick', itemId: step.id, day, on: true }, { now: endedAt, today: day });
}
