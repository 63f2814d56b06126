import { toMs } from '../time.ts';
import { type SubscriptionState, type Tier, tierOf } from './tier.ts';
import { trialDaysLeft } from './trial.ts';

/** What is known of a person's plan; moments are ISO text. */
export interface MembershipFacts extends SubscriptionState {
  readonly subscription_end: string | null;
  readonly trial_ends_at: string | null;
  /** The provider's word for the state; null without a subscription or while the provider cannot be asked. */
  readonly status: string | null;
  readonly cancel_at: string | null;
}

/** The one thing that is true of a plan now, with the date that matters next; null where no date is known. */
export type MembershipState =
  /** No paid plan. `endedAt` when there was one. */
  | { kind: 'free'; endedAt: string | null }
  /** The provider waits for a payment and the plan is closed. */
  | { kind: 'unpaid' }
  | { kind: 'trial'; daysLeft: number; endsAt: string | null; stopped: boolean }
  /** A payment failed; the plan stays open until then. */
  | { kind: 'late'; payBy: string | null }
  | { kind: 'ending'; endsAt: string }
  /** `renews` is null when the provider's word is missing: whether it renews is not known then. */
  | { kind: 'active'; next: string | null; renews: true | null };

const closedForMoney = ['past_due', 'unpaid', 'incomplete'];

/** Reads the state of a plan at a moment (milliseconds); null stands for a person without any record. */
export function planState(facts: MembershipFacts | null, nowMs: number): MembershipState & { tier: Tier } {
  const tier = tierOf(facts);
  if (facts === null) return { tier, kind: 'free', endedAt: null };
  if (tier === 'freemium') {
    if (facts.status !== null && closedForMoney.includes(facts.status)) return { tier, kind: 'unpaid' };
    const end = toMs(facts.subscription_end);
    return { tier, kind: 'free', endedAt: end !== null && end <= nowMs ? facts.subscription_end : null };
  }
  const daysLeft = trialDaysLeft(nowMs, facts.trial_ends_at);
  const trialWord = facts.trial_status?.trim().toLowerCase();
  if (daysLeft > 0 && (facts.status === 'trialing' || trialWord === 'active' || trialWord === 'cancelled')) {
    const stopped = facts.cancel_at !== null || trialWord === 'cancelled';
    return { tier, kind: 'trial', daysLeft, endsAt: facts.trial_ends_at, stopped };
  }
  if (facts.status === 'past_due') return { tier, kind: 'late', payBy: facts.subscription_end };
  if (facts.cancel_at !== null) return { tier, kind: 'ending', endsAt: facts.cancel_at };
  return {
    tier,
    kind: 'active',
    next: facts.subscription_end,
    renews: facts.status === 'active' ? true : null,
  };
}
