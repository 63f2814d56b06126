import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { hasEnded } from '@/api/store/checkout-result';
import { ButtonLink } from '@/components/button-link';
import { href, paths } from '@/config/paths';
import { useFormats } from '@/i18n/use-formats';
import { catalogCurrency } from '@/lib/billing/minor-units';
import { paidTierOf, tierAtLeast } from '@/lib/billing/tier';
import { planOf, wantedTest } from '@/lib/billing/wanted-test';
import type { CheckedSubscription } from '@/lib/contracts/check-subscription';
import { PlanReceipt } from './plan-receipt';
import { ResultFrame } from './result-frame';

export interface MembershipResultProps {
  /** Name of the page in the browser. */
  name: string;
  status: 'open' | 'complete' | 'expired';
  /** When the payment page was opened. */
  since: string;
  userId: string;
  subscription: CheckedSubscription | null;
  /** What stands here as long as the plan is not decided. */
  waiting: ReactNode;
}

/** What became of a plan that was checked out. */
export function MembershipResult({
  name,
  status,
  since,
  userId,
  subscription,
  waiting,
}: MembershipResultProps) {
  const { t } = useTranslation('store');
  const formats = useFormats();
  const [search] = useSearchParams();
  if (status === 'expired' || (status === 'complete' && hasEnded(subscription))) {
    const ended = status === 'expired' ? 'ended' : 'planOver';
    return (
      <ResultFrame page={name} title={t(`result.${ended}Title`)} scene="apart" state="ended">
        <p className="max-w-read text-lg text-ink-soft">
          {t(status === 'expired' ? 'result.endedPlanText' : 'result.planOverText')}
        </p>
        <ButtonLink to={paths.pricing} variant="outline">
          {t('words.seePlans')}
        </ButtonLink>
      </ResultFrame>
    );
  }
  const tier = paidTierOf(subscription?.subscription_tier);
  if (status === 'open' || !subscription?.subscribed || tier === null) return waiting;
  const plan = t(`plans.${tier}`);
  const wanted = wantedTest(search.get('for'));
  // Only a button: the test itself asks the server whether it is open.
  const needed = wanted && planOf(wanted);
  const next = needed && tierAtLeast(tier, needed) ? wanted : null;
  const trialEnd = subscription.trial_status === 'active' ? subscription.trial_ends_at : null;
  return (
    <ResultFrame
      page={name}
      title={trialEnd === null ? t('result.planTitle', { plan }) : t('result.trialTitle', { plan })}
      scene="success"
      state="paid"
    >
      <div className="grid max-w-read gap-2 text-lg text-ink-soft">
        <p>{t('result.planText', { plan })}</p>
        {trialEnd === null ? null : (
          <p>
            {t('result.trialText', {
              date: formats.date(trialEnd),
            })}
          </p>
        )}
        <NextPayment subscription={subscription} />
      </div>
      <div className="flex flex-wrap gap-3">
        {next ? (
          <ButtonLink to={href(paths.test, { testKey: next.routeKey })} data-action="start-wanted">
            {t('result.startTest', { name: next.catalogueName })}
          </ButtonLink>
        ) : null}
        <ButtonLink to={paths.dashboard} variant={next ? 'outline' : 'filled'} data-action="open-dashboard">
          {t('words.toDashboard')}
        </ButtonLink>
        <ButtonLink to={paths.testingHub} variant="outline" data-action="open-testing-hub">
          {t('words.toTestingHub')}
        </ButtonLink>
      </div>
      <p className="flex flex-wrap gap-x-6">
        <PlanReceipt userId={userId} since={since} />
        <Link className="link inline-flex min-h-11 items-center" to={paths.accountSettings}>
          {t('result.account')}
        </Link>
      </p>
    </ResultFrame>
  );
}

/** What the plan costs and when it is paid for next. */
function NextPayment({ subscription }: { subscription: CheckedSubscription }) {
  const { t } = useTranslation('store');
  const { date, money } = useFormats();
  const { amount_cents: amount, interval, subscription_end, trial_status, trial_ends_at } = subscription;
  const due = trial_status === 'active' ? trial_ends_at : subscription_end;
  if (amount === null || interval === null || due === null) return null;
  return (
    <p data-part="next-payment">
      {t(interval === 'month' ? 'result.nextMonth' : 'result.nextYear', {
        price: money(amount, catalogCurrency),
        date: date(due),
      })}
    </p>
  );
}
