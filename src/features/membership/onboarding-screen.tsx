import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { ButtonLink } from '@/components/button-link';
import { ErrorState } from '@/components/error-state';
import { LoadingState } from '@/components/loading-state';
import { PageHeader } from '@/components/page-header';
import { Card } from '@/components/ui/card';
import { paths } from '@/config/paths';
import type { PaidTier } from '@/config/plans';
import { useSubscription } from '@/contexts/subscription';
import { MembershipChoices } from '@/features/gates/membership-choices';
import { useMembershipTexts } from '@/features/gates/use-membership-texts';
import { planFeatures } from '@/lib/billing/membership-view';

/** The first plan choice of a new account; the free plan is chosen unless the person picks another. */
export function OnboardingScreen() {
  const { t } = useTranslation('membership');
  const navigate = useNavigate();
  const { status, tier, error, refresh } = useSubscription();
  if (status === 'loading' && !error) return <LoadingState className="min-h-[60dvh]" />;
  if (!error && tier !== 'freemium') return <OwnPlan tier={tier} />;
  return (
    <Frame title={t('onboarding.title')} lead={t('onboarding.lead')}>
      {error ? (
        <ErrorState error={error} onRetry={() => void refresh()} />
      ) : (
        <MembershipChoices suggested="freemium" onFree={() => void navigate(paths.welcome)} />
      )}
    </Frame>
  );
}

/** For who has a paid plan already: what it opens, and the way on. */
function OwnPlan({ tier }: { tier: PaidTier }) {
  const { t } = useTranslation('membership');
  const { name, feature: featureName } = useMembershipTexts();
  return (
    <Frame title={t('onboarding.already', { plan: name(tier) })} lead={t('onboarding.alreadyLead')}>
      <Card tone="tint" data-part="own-plan" className="grid justify-items-start gap-6">
        <div>
          <h2 className="text-lg">{t(`adds.${tier}`)}</h2>
          <ul className="mt-3 grid gap-2">
            {planFeatures
              .filter((feature) => feature.tier === tier)
              .map((feature) => (
                <li
                  key={`${feature.group} ${feature.id}`}
                  className="grid grid-cols-[auto_1fr] gap-2.5 leading-snug"
                >
                  <Check aria-hidden="true" className="mt-0.5 size-4.5 text-accent" />
                  {featureName(feature)}
                </li>
              ))}
          </ul>
        </div>
        <ButtonLink to={paths.welcome}>{t('words.resume')}</ButtonLink>
      </Card>
    </Frame>
  );
}

function Frame({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <div data-screen="subscription-onboarding" className="wrap">
      <div className="max-w-2xl pb-16">
        <PageHeader title={title} lead={lead} />
        {children}
      </div>
    </div>
  );
}
