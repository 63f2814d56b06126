import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from '@/components/ui/button';
import { paths } from '@/config/paths';
import type { SubscriptionValue } from '@/contexts/subscription';
import { useMembershipTexts } from '@/features/gates/use-membership-texts';
import { useNow } from '@/hooks/use-now';
import { planState } from '@/lib/billing/membership-state';
import type { OwnMembership, PriceRow } from '@/lib/billing/membership-view';
import { minuteMs } from '@/lib/time';
import type { MembershipCheckoutControl } from './use-membership-checkout';

export interface OwnMembershipNoticeProps {
  own: OwnMembership;
  subscription: NonNullable<SubscriptionValue['subscription']>;
  prices: readonly PriceRow[];
  checkout: MembershipCheckoutControl;
}

/** For people who have a plan: what happens next with it, and what changing it costs. */
export function OwnMembershipNotice({ own, subscription, prices, checkout }: OwnMembershipNoticeProps) {
  const { t } = useTranslation('membership');
  const { name, day } = useMembershipTexts();
  const state = planState(subscription, useNow(true, minuteMs));
  const next = prices.find(({ id }) => id === subscription.next_price_id);
  const endsAt = state.kind === 'ending' ? state.endsAt : null;
  const saysSomething = own.billed || state.kind === 'trial' || endsAt !== null;
  if (!saysSomething) return null;
  return (
    <section data-part="own-plan" className="border-control-t border-ink pt-4">
      <h3 className="text-lg">{t('own.title', { plan: name(own.tier) })}</h3>
      <div className="mt-1.5 grid max-w-read gap-1 text-ink-soft">
        {state.kind === 'trial' ? <p>{t('own.trial', { count: state.daysLeft })}</p> : null}
        {endsAt === null ? null : <p>{t('own.ends', { date: day(endsAt) })}</p>}
        {next && subscription.subscription_end ? (
          <p>{t('own.next', { plan: name(next.tier), date: day(subscription.subscription_end) })}</p>
        ) : null}
        {own.billed ? (
          <ul className="grid list-disc gap-1 ps-5">
            <li>{t('own.upgrade')}</li>
            <li>{t('own.downgrade')}</li>
            <li>{t('own.cancel')}</li>
          </ul>
        ) : null}
      </div>
      {own.billed ? (
        <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2">
          <Button
            variant="outline"
            data-action="manage-plan"
            busy={checkout.state.step === 'opening' && checkout.state.what === 'portal'}
            onClick={checkout.manage}
          >
            {t('action.manage')}
          </Button>
          <Link to={paths.accountSettings} className="link inline-flex min-h-11 items-center">
            {t('own.settings')}
          </Link>
        </div>
      ) : null}
    </section>
  );
}
