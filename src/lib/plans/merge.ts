import { toMs } from '../time.ts';
import { type FocusPlan, type PlanItem, type PlanTick, stepOf } from './plan.ts';

/*
 * Two devices change a plan without each other. Bringing together what they hold gives the same whatever the order and
 * however often: of every tick, skip and change of a step the later one stands, a tick before its undoing at the same moment, and a
 * plan that is over stays over. The database does the same (keep_focus_plan).
 */

/** The later of two settings; of two made at once the one whose text comes last, so that no order matters. */
function later<T>(a: T, b: T, momentOf: (of: T) => number): T {
  const difference = momentOf(a) - momentOf(b);
  if (difference !== 0) return difference > 0 ? a : b;
  return JSON.stringify(a) >= JSON.stringify(b) ? a : b;
}

function mergeTick(a: PlanTick | undefined, b: PlanTick | undefined): PlanTick | undefined {
  if (!a || !b) return a ?? b;
  return a.at === b.at ? { on: a.on || b.on, at: a.at } : a.at > b.at ? a : b;
}

function mergeTicks(a: PlanItem['ticks'], b: PlanItem['ticks']): PlanItem['ticks'] {
  const days = [...new Set([...Object.keys(a), ...Object.keys(b)])].sort();
  return Object.fromEntries(
    days.flatMap((day) => {
      const tick = mergeTick(a[day], b[day]);
      return tick ? [[day, tick]] : [];
    }),
  );
}

const stepSet = (item: PlanItem) => {
  const { week, place, area, removed, swapped_ms } = item;
  return { ...stepOf(item), week, place, area, removed, swapped_ms };
};
const skipSet = ({ skipped, skip_reason, skipped_ms }: PlanItem) => ({ skipped, skip_reason, skipped_ms });

function mergeItem(a: PlanItem, b: PlanItem): PlanItem {
  return {
    ...a,
    ...later(stepSet(a), stepSet(b), ({ swapped_ms }) => swapped_ms),
    ...later(skipSet(a), skipSet(b), ({ skipped_ms }) => skipped_ms),
    ticks: mergeTicks(a.ticks, b.ticks),
  };
}

type End = Pick<FocusPlan, 'status' | 'ended_at'>;

/** Over is over; of two ends the first. */
function mergeEnd(a: FocusPlan, b: FocusPlan): End {
  const ends = [a, b].filter(({ status }) => status !== 'active');
  const [first = a, second = first] = ends.map(({ status, ended_at }): End => ({ status, ended_at }));
  return later(first, second, ({ ended_at }) => -(toMs(ended_at) ?? 0));
}

/** What two copies of one plan make together. Copies of different plans are an error of the caller. */
export function mergePlans(a: FocusPlan, b: FocusPlan): FocusPlan {
  if (a.id !== b.id) throw new Error(`two plans: ${a.id}, ${b.id}`);
  const ids = [...new Set([...a.items, ...b.items].map(({ id }) => id))].sort();
  const items = ids.flatMap((id) => {
    const [first, second] = [a, b].map((plan) => plan.items.find((item) => item.id === id));
    return first && second ? [mergeItem(first, second)] : (first ?? second ?? []);
  });
  const { status, ended_at } = mergeEnd(a, b);
  // A deleted attempt is gone for all copies.
  const attempt_id = a.attempt_id === b.attempt_id ? a.attempt_id : null;
  return { ...a, attempt_id, status, ended_at, items };
}

/** Copies of one plan that say the same, whatever the order of their parts. */
export function isSamePlan(a: FocusPlan, b: FocusPlan): boolean {
  const text = (plan: FocusPlan) => JSON.stringify(mergePlans(plan, plan));
  return a.id === b.id && text(a) === text(b);
}
