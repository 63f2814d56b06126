import { mayClaim } from '@/api/attempts/claim-choices';
import { changePlan } from '@/lib/plans/change';
import { dayAt } from '@/lib/plans/dates';
import type { FocusPlan } from '@/lib/plans/plan';
import { giveLocalPlan, localPlans } from './local-plans';
import { sendPlan } from './outbox';
import { fetchAccountPlans } from './queries';

/**
 * Gives plans that a visitor accepted on this device to the person who is signed in, with the results they were made from:
 * those the person said yes to. A plan the account keeps already goes on; the other comes as one that is over. Answers
 * how many came.
 */
export async function claimVisitorPlans(userId: string): Promise<number> {
  const mine = (await localPlans(null)).filter(
    ({ attempt_id }) => attempt_id !== null && mayClaim(userId, attempt_id),
  );
  if (mine.length === 0) return 0;
  // A page that ended meanwhile may have sent one of these and not given it yet.
  const isMine = (one: FocusPlan) => mine.some(({ id }) => id === one.id);
  let isTaken = (await fetchAccountPlans()).some((plan) => plan.status === 'active' && !isMine(plan));
  for (const plan of mine) {
    const now = new Date();
    const time = { now: now.getTime(), today: dayAt(now.getTime(), now.getTimezoneOffset()) };
    const claimed = isTaken ? changePlan(plan, { type: 'end' }, time) : plan;
    isTaken ||= claimed.status === 'active';
    await sendPlan(userId, claimed, () => giveLocalPlan(plan.id, userId, claimed));
  }
  return mine.length;
}
