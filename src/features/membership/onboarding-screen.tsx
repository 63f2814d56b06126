import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { ButtonLink } from '@/components/button-link';
import { ErrorState } from '@/components/error-state';
import { LoadingState } from '@/components/loading-state';
import { PageHeader } from '@/components/page-header';
import { paths } from '@/config/paths';
import { useSubscription } from '@/contexts/subscription';
import { MembershipChoices } from '@/features/gates/membership-choices';
import { useMembershipTexts } from '@/features/gates/use-membership-texts';

/** The first plan choice of a new account; the free plan is chosen unless the person picks another. */
export function OnboardingScreen() {
  const { t } = useTranslation('membership');
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
  const { t } = useTranslation('membership');
  const { name } = useMembershipTexts();
  const navigate = useNavigate();
  const { status, tier, error, refresh } = useSubscription();
  if (error) return <ErrorState error={error} onRetry={() => void refresh()} />;
  if (status === 'loading') return <LoadingState />;
  if (tier !== 'freemium') {
    return (
      <div className="grid justify-items-start gap-5">
        <p className="text-lg">{t('onboarding.already', { plan: name(tier) })}</p>
        <ButtonLink to={paths.welcome}>{t('words.resume')}</ButtonLink>
      </div>
    );
  }
  return <MembershipChoices suggested="freemium" onFree={() => void navigate(paths.welcome)} />;
}
