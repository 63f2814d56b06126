import { useTranslation } from 'react-i18next';
import { LoadingState } from '@/components/loading-state';
import { SignInCard } from '@/components/sign-in-card';
import { paths } from '@/config/paths';
import { useAuth } from '@/contexts/auth';
import { OnboardingScreen } from '@/features/membership/onboarding-screen';

export function SubscriptionOnboardingPage() {
  const { t } = useTranslation('membership');
  const { status } = useAuth();
  if (status === 'loading') return <LoadingState className="min-h-[60dvh]" />;
  if (status === 'signed-in') return <OnboardingScreen />;
  return (
    <div className="wrap">
      <SignInCard
        page={t('onboarding.title')}
        title={t('onboarding.signedOutTitle')}
        text={t('onboarding.signedOutText')}
        returnTo={paths.subscriptionOnboarding}
      />
    </div>
  );
}
