import { Link } from 'react-router-dom';
import { LoadingState } from '@/components/loading-state';
import { paths } from '@/config/paths';
import { useSubscription } from '@/contexts/subscription';
import { useNow } from '@/hooks/use-now';
import { planState } from '@/lib/billing/membership-state';
import { minuteMs } from '@/lib/time';
import { MembershipFacts } from './billing/membership-facts';
import { MembershipName } from './billing/membership-name';
import { PaymentNotice } from './billing/payment-notice';
import { useBillingTexts } from './billing/use-billing-texts';

/** The plan in a few lines, for the account's first page. */
export function MembershipLine() {
  const { t } = useBillingTexts();
  const { subscription, error } = useSubscription();
  const now = useNow(true, minuteMs);
  if (subscription === null && !error) return <LoadingState className="min-h-20" />;
  const state = planState(subscription, now);
  return (
    <div
      className="grid justify-items-start gap-2"
      data-plan={subscription === null ? undefined : state.tier}
    >
      {subscription === null ? (
        <p className="text-ink-soft">{t('plan.failed')}</p>
      ) : (
        <>
          <PaymentNotice state={state} />
          <MembershipName state={state} className="font-serif text-lg" />
          <div className="text-sm text-ink-soft">
            <MembershipFacts state={state} subscription={subscription} />
          </div>
        </>
      )}
      <Link
        to={`${paths.accountSettings}#plan`}
        className="link inline-flex min-h-11 items-center font-semibold"
      >
        {t('plan.manage')}
      </Link>
    </div>
  );
}
