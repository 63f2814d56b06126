import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { ButtonLink } from '@/components/button-link';
import { ErrorState } from '@/components/error-state';
import { LoadingState } from '@/components/loading-state';
import { PageHeader } from '@/components/page-header';
import { paths } from '@/config/paths';
import { useSubscription } from '@/contexts/subscription';
import { PlanChoices } from './chooser/plan-choices';
import { usePlanTexts } from './use-plan-texts';

/** The first plan choice of a new account; the free plan is chosen unless the person picks another. */
export function OnboardingScreen() {
  const { t } = useTranslation('plans');
  return (
    <div data-screen="subscription-onboarding" className="wrap">
      <div className="max-w-2xl pb-16">
        <PageHeader title={t('onboarding.title')} lead={t('onboarding.lead')} />
        <Choice />
      </div>
    </div>
  );
}

function Choice() {
  const { t } = useTranslation('plans');
  const { name } = usePlanTexts();
  const navigate = useNavigate();
  const { status, tier, error, refresh } = useSubscription();
  if (error) return <ErrorState error={error} onRetry={() => void refresh()} />;
  if (status === 'loading') return <LoadingState />;
  if (tier !== 'freemium') {
    return (
      <div className="grid justify-items-start gap-5">
        <p className="text-lg">{t('onboarding.already', { plan: name(tier) })}</p>
        <ButtonLink to={paths.welcome}>{t('onboarding.goOn')}</ButtonLink>
      </div>
    );
  }
  return <PlanChoices suggested="freemium" onFree={() => void navigate(paths.welcome)} />;
}
