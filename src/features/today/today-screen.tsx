import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { profileQuery } from '@/api/account/profile';
import { type LatestResult, latestResultsQuery } from '@/api/attempts/latest';
import { newsQuery } from '@/api/notifications/notifications';
import { useActivePlan } from '@/api/plans/queries';
import { recentFocusSessionsQuery } from '@/api/training/focus-sessions';
import { ErrorState } from '@/components/error-state';
import { LoadingState } from '@/components/loading-state';
import { useNow } from '@/hooks/use-now';
import { usePageTitle } from '@/hooks/use-page-title';
import { catalogue } from '@/lib/assessments/catalogue';
import { newestProfile } from '@/lib/assessments/hub';
import type { FocusPlan } from '@/lib/plans/plan';
import { minuteMs } from '@/lib/time';
import { todayState } from '@/lib/today/state';
import { FewMinutes } from './few-minutes';
import { LastResult } from './last-result';
import { NextCard } from './next-card';
import { SecondLook } from './second-look';

// Most days nothing is new.
const News = lazy(() => import('./news').then((module) => ({ default: module.News })));

export interface TodayScreenProps {
  userId: string;
  /** What stands first while a plan is kept. */
  ofPlan: (plan: FocusPlan) => ReactNode;
}

/** What a signed-in person comes home to: the next step, the last result, a few minutes of practice, when to look again. */
export function TodayScreen({ userId, ofPlan }: TodayScreenProps) {
  const { t } = useTranslation('today');
  usePageTitle(t('pageTitle'));
  const latest = useQuery(latestResultsQuery(userId));
  const sessions = useQuery(recentFocusSessionsQuery(userId));
  const profile = useQuery(profileQuery(userId));
  const plans = useActivePlan(userId);
  const news = useQuery(newsQuery(userId));
  const nowMs = useNow(true, minuteMs);
  // Awaited together, so that nothing moves under a finger.
  if (
    latest.isPending ||
    sessions.isPending ||
    profile.isPending ||
    plans.isPending ||
    // What is new is not waited for without a connection.
    news.isLoading
  ) {
    return <LoadingState className="min-h-[60dvh]" />;
  }
  // What fails to load is left out, but for the results: the rest of the page stands.
  const plan = plans.data ?? null;
  const results = [...(latest.data?.values() ?? [])];
  const state = todayState({
    finishedAt: results.map(({ completed_at }) => completed_at),
    practisedAt: (sessions.data ?? []).map(({ started_at }) => started_at),
    hasPlan: plan !== null,
    nowMs,
  });
  // The memory check can be put off and hidden: it is not shown to who only comes home.
  const shown = newestProfile(results.filter(({ test_id }) => catalogue[test_id].tone === 'plain'));
  const name = profile.data?.display_name;
  return (
    <div data-screen="today" data-state={latest.isError && !plan ? 'failed' : state} className="wrap">
      <h1 tabIndex={-1} className="pt-8 pb-7 text-2xl wrap-anywhere sm:pt-10">
        {name ? t(`title.${state}Named`, { name }) : t(`title.${state}`)}
      </h1>
      {news.data?.length ? (
        <Suspense fallback={null}>
          <News userId={userId} rows={news.data} />
        </Suspense>
      ) : null}
      <div className="grid grid-cols-1 gap-x-14 gap-y-11 lg:grid-cols-[minmax(0,1fr)_23rem]">
        {plan ? (
          ofPlan(plan)
        ) : latest.isError ? (
          <ErrorState
            error={latest.error}
            onRetry={() => void latest.refetch()}
            retrying={latest.isFetching}
          />
        ) : (
          <NextCard state={state} newest={shown ?? newestOf(results)} nowMs={nowMs} />
        )}
        {shown ? (
          <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
            <LastResult result={shown} />
          </div>
        ) : null}
        <div className="grid content-start gap-11">
          <FewMinutes userId={userId} />
          {shown && state !== 'away' ? <SecondLook result={shown} nowMs={nowMs} /> : null}
        </div>
      </div>
    </div>
  );
}

function newestOf(results: readonly LatestResult[]): LatestResult | null {
  return results.reduce<LatestResult | null>(
    (newest, each) => (newest && newest.completed_at >= each.completed_at ? newest : each),
    null,
  );
}
