import { useQuery } from '@tanstack/react-query';
import { Suspense, useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import * as z from 'zod/mini';
import { planPricesQuery } from '@/api/billing/membership-prices';
import { EmptyState } from '@/components/empty-state';
import { ErrorState } from '@/components/error-state';
import { lazyWhenIdle } from '@/components/lazy-when-idle';
import { LoadingState } from '@/components/loading-state';
import { PageHeader } from '@/components/page-header';
import { Notice } from '@/components/ui/notice';
import { useSubscription } from '@/contexts/subscription';
import { useHashTarget } from '@/hooks/use-hash-target';
import { ComparisonTable } from './comparison-table';
import { ownMembership } from './own-membership';
import { PlansSection } from './plans-section';

// Far below the first screen: cards and table are drawn before it, and by themselves.
const MembershipFaq = lazyWhenIdle(() => import('./membership-faq').then((module) => module.MembershipFaq));

/** What the guard hands over: the plan that the page behind it needs. */
const needsSchema = z.object({ needs: z.enum(['plus', 'premium']) });

/** Plans and prices: the cards, everything side by side, and the questions about money. */
export function PlansScreen() {
  const { t } = useTranslation('membership');
  const prices = useQuery(planPricesQuery());
  // Cards and table are much to draw at once: they are drawn in slices.
  const shown = useDeferredValue(prices.data);
  const subscription = useSubscription();
  const { state } = useLocation();
  const needs = z.safeParse(needsSchema, state);
  return (
    <div data-screen="pricing" className="wrap">
      <PageHeader title={t('title')} lead={t('lead')} />
      {needs.success ? (
        <Notice role="status" className="mb-8 max-w-read">
          {t(`needs.${needs.data.needs}`)}
        </Notice>
      ) : null}
      {subscription.error ? (
        <ErrorState error={subscription.error} onRetry={() => void subscription.refresh()} className="mb-8" />
      ) : null}
      {shown ? (
        <Plans prices={shown} />
      ) : prices.isError ? (
        <ErrorState error={prices.error} onRetry={() => void prices.refetch()} retrying={prices.isFetching} />
      ) : (
        <LoadingState className="min-h-[40dvh]" />
      )}
      {shown?.length ? (
        <Suspense fallback={null}>
          <MembershipFaq prices={shown} />
        </Suspense>
      ) : null}
    </div>
  );
}

function Plans({ prices }: { prices: Parameters<typeof PlansSection>[0]['prices'] }) {
  const { t } = useTranslation('membership');
  const own = ownMembership(useSubscription());
  useHashTarget();
  return (
    <>
      {prices.length === 0 ? (
        <EmptyState title={t('empty.title')}>{t('empty.text')}</EmptyState>
      ) : (
        <PlansSection prices={prices} />
      )}
      <ComparisonTable current={own?.tier ?? null} />
    </>
  );
}
