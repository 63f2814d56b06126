import { useQuery } from '@tanstack/react-query';
import { planPricesQuery } from '@/api/billing/membership-prices';
import type { planState } from '@/lib/billing/membership-state';
import type { CheckedSubscription } from '@/lib/contracts/check-subscription';
import { useBillingTexts } from './use-billing-texts';

export interface MembershipFactsProps {
  state: ReturnType<typeof planState>;
  subscription: CheckedSubscription;
}

/** What the plan costs and what happens next, each in one sentence. Notices about payments stand elsewhere. */
export function MembershipFacts({ state, subscription }: MembershipFactsProps) {
  const { t, date, price, planName } = useBillingTexts();
  const { amount_cents, interval } = subscription;
  const cost = amount_cents === null || interval === null ? null : price(amount_cents, interval);
  const plan = planName(state.tier);
  switch (state.kind) {
    case 'free':
      return <p>{state.endedAt ? t('plan.ended', { date: date(state.endedAt) }) : t('plan.free')}</p>;
    case 'unpaid':
      return null;
    case 'trial': {
      const end = state.endsAt ? date(state.endsAt) : '';
      return (
        <>
          <p className="font-semibold">{t('plan.daysLeft', { count: state.daysLeft })}</p>
          <p>
            {state.stopped
              ? t('plan.trialStopped', { plan, date: end })
              : cost === null
                ? t('plan.trialGoesOnPlain', { date: end })
                : t('plan.trialGoesOn', { date: end, price: cost })}
          </p>
        </>
      );
    }
    default:
      return (
        <>
          {cost === null ? null : <p>{cost}</p>}
          {state.kind === 'ending' ? <p>{t('plan.ends', { date: date(state.endsAt) })}</p> : null}
          {state.kind === 'active' && state.next && subscription.next_price_id === null ? (
            <p>{t(state.renews ? 'plan.renews' : 'plan.until', { date: date(state.next) })}</p>
          ) : null}
          <NextPlan plan={plan} subscription={subscription} />
        </>
      );
  }
}

/** The smaller plan that was chosen for the time after this period. */
function NextPlan({ plan, subscription }: { plan: string; subscription: CheckedSubscription }) {
  const { t, date, price, planName } = useBillingTexts();
  const { next_price_id, subscription_end } = subscription;
  const prices = useQuery({ ...planPricesQuery(), enabled: next_price_id !== null });
  const next = prices.data?.find(({ id }) => id === next_price_id);
  if (next_price_id === null || next === undefined) return null;
  const texts = { own: plan, plan: planName(next.tier), price: price(next.amount_cents, next.interval) };
  return (
    <p data-part="next-plan">
      {subscription_end === null
        ? t('plan.changeLater', texts)
        : t('plan.change', { ...texts, date: date(subscription_end) })}
    </p>
  );
}
