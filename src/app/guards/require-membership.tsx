import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { ErrorState } from '@/components/error-state';
import { LoadingState } from '@/components/loading-state';
import { paths } from '@/config/paths';
import { useSubscription } from '@/contexts/subscription';
import { tierAtLeast } from '@/lib/billing/tier';

/** How long it says where it leads before it does. */
const readMs = 1200;

/**
 * Lets people with the plan through and leads everybody else to the plans, which name the one that is needed. Stands
 * below RequireAuth; the server decides for itself what it answers.
 */
export function RequireMembership({ tier }: { tier: 'plus' | 'premium' }) {
  const { t } = useTranslation('membership');
  const subscription = useSubscription();
  if (subscription.error) {
    return <ErrorState error={subscription.error} onRetry={() => void subscription.refresh()} />;
  }
  if (subscription.status === 'loading') {
    return <LoadingState label={t('words.verifying')} className="min-h-[60dvh]" />;
  }
  if (tierAtLeast(subscription.tier, tier)) return <Outlet />;
  return <ToPlans tier={tier} />;
}

function ToPlans({ tier }: { tier: 'plus' | 'premium' }) {
  const { t } = useTranslation('membership');
  const navigate = useNavigate();
  const from = useLocation();
  useEffect(() => {
    const timer = setTimeout(
      () => void navigate(`${paths.pricing}#plans`, { replace: true, state: { needs: tier, from } }),
      readMs,
    );
    return () => clearTimeout(timer);
  }, [navigate, tier, from]);
  return <LoadingState label={t('guard.redirecting')} className="min-h-[60dvh]" />;
}
