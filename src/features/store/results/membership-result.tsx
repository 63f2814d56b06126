import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { hasEnded } from '@/api/store/checkout-result';
import { ButtonLink } from '@/components/button-link';
import { paths } from '@/config/paths';
import { useFormats } from '@/i18n/use-formats';
import { paidTierOf } from '@/lib/billing/tier';
import type { CheckedSubscription } from '@/lib/contracts/check-subscription';
import { ResultFrame } from './result-frame';

export interface MembershipResultProps {
  /** Name of the page in the browser. */
  name: string;
  status: 'open' | 'complete' | 'expired';
  subscription: CheckedSubscription | null;
  /** What stands here as long as the plan is not decided. */
  waiting: ReactNode;
}

/** What became of a plan that was checked out. */
export function MembershipResult({ name, status, subscription, waiting }: MembershipResultProps) {
  const { t } = useTranslation('store');
  const formats = useFormats();
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
  const trialEnd = subscription.trial_status === 'active' ? subscription.trial_ends_at : null;
  return (
    <ResultFrame
      page={name}
      title={trialEnd === null ? t('result.planTitle', { plan }) : t('result.trialTitle', { plan })}
      scene="sharp"
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
      </div>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={paths.testingHub} data-action="open-testing-hub">
          {t('words.toTestingHub')}
        </ButtonLink>
        <ButtonLink to={paths.trainingHub} variant="outline">
          {t('result.trainingHub')}
        </ButtonLink>
        <ButtonLink to={paths.accountSettings} variant="link">
          {t('result.account')}
        </ButtonLink>
      </div>
    </ResultFrame>
  );
}
