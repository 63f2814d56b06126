import { type ExerciseRun, minutesOfRun } from '@/lib/exercises/run';
import { dayAt } from '@/lib/plans/dates';
import type { FocusPlan } from '@/lib/plans/plan';
import { type DoneRun, tickByRun } from '@/lib/plans/run-tick';
import { changeLocalPlan, localPlans } from './local-plans';
import { sendPlan } from './outbox';

/** What runs by the clock alone is over when its time is, which is noted; stopped before, it was not done. */
const byTheClock: ReadonlySet<string> = new Set(['breathing', 'focus-burst']);
const isSeen = (record: unknown) =>
  typeof record === 'object' && record !== null && 'type' in record && record.type === 'seen';

function isDone({ exerciseId, status, records }: ExerciseRun): boolean {
  return status === 'complete' && (!byTheClock.has(exerciseId) || records.some(isSeen));
}

/**
 * Counts a finished run in the plan that its person keeps on this device, with and without a connection; the person can
 * untick the day. Does nothing where there is no such step.
 */
export async function countRun(owner: string, run: ExerciseRun): Promise<void> {
  if (!isDone(run)) return;
  const { exerciseId, endedAt } = run;
  const day = dayAt(endedAt, new Date(endedAt).getTimezoneOffset());
  const done: DoneRun = { exerciseId, minutes: minutesOfRun(run), endedAt, day };
  const active = (await localPlans(owner)).find(({ status }) => status === 'active');
  if (!active || tickByRun(active, done) === active) return;
  const ticked = (plan: FocusPlan) => tickByRun(plan, done);
  await sendPlan(owner, ticked(active), () => changeLocalPlan(owner, active.id, ticked));
}
