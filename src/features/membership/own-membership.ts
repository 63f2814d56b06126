import type { SubscriptionValue } from '@/contexts/subscription';
import type { OwnMembership } from '@/lib/billing/membership-view';

/** The person's plan as the cards need it; null for visitors and as long as nothing is known. */
export function ownMembership({ status, tier, subscription }: SubscriptionValue): OwnMembership | null {
  if (status !== 'ready' || subscription === null) return null;
  return {
    tier,
    billed: subscription.subscribed && subscription.status !== null,
    priceId: subscription.price_id,
  };
}
