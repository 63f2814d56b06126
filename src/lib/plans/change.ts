import { toIso } from '../time.ts';
import { mayTick } from './dates.ts';
import {
  type FocusPlan,
  type PlanDate,
  type PlanItem,
  type PlanProposal,
  type SkipReason,
  stepOf,
} from './plan.ts';
import { progressOf } from './progress.ts';

/** What a person does with a plan. Setting what is set already changes nothing. */
export type PlanChange =
  | { readonly type: 'tick'; readonly itemId: string; readonly day: PlanDate; readonly on: boolean }
  | { readonly type: 'skip'; readonly itemId: string; readonly reason: SkipReason | null }
  | { readonly type: 'unskip'; readonly itemId: string }
  | { readonly type: 'swap'; readonly itemId: string; readonly proposal: PlanProposal }
  /** A plan whose days are over, or of which nothing is open, is completed; another is ended. */
  | { readonly type: 'end' };

export interface ChangeTime {
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly today: PlanDate;
}

/** A later moment than that of what is there, even by a clock that was set back. */
const after = (before: number, now: number) => Math.max(now, before + 1);

function tick(
  plan: FocusPlan,
  item: PlanItem,
  change: { day: PlanDate; on: boolean },
  time: ChangeTime,
): PlanItem {
  const { day, on } = change;
  const present = item.ticks[day];
  if (!mayTick(plan, item, day, time.today) || (present?.on ?? false) === on) return item;
  return { ...item, ticks: { ...item.ticks, [day]: { on, at: after(present?.at ?? 0, time.now) } } };
}

function setSkipped(item: PlanItem, skipped: boolean, reason: SkipReason | null, now: number): PlanItem {
  if (item.skipped === skipped && item.skip_reason === reason) return item;
  return { ...item, skipped, skip_reason: reason, skipped_ms: after(item.skipped_ms, now) };
}

function swap(item: PlanItem, proposal: PlanProposal, now: number): PlanItem {
  if (proposal.area !== item.area || isSameStep(item, proposal)) return item;
  return { ...item, ...stepOf(proposal), swapped_ms: after(item.swapped_ms, now) };
}

function changeItem(plan: FocusPlan, item: PlanItem, change: PlanChange, time: ChangeTime): PlanItem {
  switch (change.type) {
    case 'tick':
      return tick(plan, item, change, time);
    case 'skip':
      return setSkipped(item, true, change.reason, time.now);
    case 'unskip':
      return setSkipped(item, false, null, time.now);
    case 'swap':
      return swap(item, change.proposal, time.now);
    case 'end':
      return item;
  }
}

/** The plan after a change; the same plan when that changes nothing. One that is over takes no change. */
export function changePlan(plan: FocusPlan, change: PlanChange, time: ChangeTime): FocusPlan {
  if (plan.status !== 'active') return plan;
  if (change.type === 'end') {
    const status = progressOf(plan, time.today).finished ? 'completed' : 'ended';
    return { ...plan, status, ended_at: toIso(time.now) };
  }
  const items = plan.items.map((item) =>
    item.id === change.itemId ? changeItem(plan, item, change, time) : item,
  );
  return items.every((item, index) => item === plan.items[index]) ? plan : { ...plan, items };
}

function isSameStep(a: Pick<PlanItem, 'title' | 'cadence_text' | 'link'>, b: typeof a): boolean {
  return a.title === b.title && a.cadence_text === b.cadence_text && a.link === b.link;
}

/** What a step may be swapped for: what else was proposed for its area, that its week does not hold already. */
export function swapsFor(plan: FocusPlan, item: PlanItem): PlanProposal[] {
  const inWeek = plan.items.filter(({ week }) => week === item.week);
  return plan.proposals.filter(
    (proposal) => proposal.area === item.area && !inWeek.some((present) => isSameStep(present, proposal)),
  );
}
