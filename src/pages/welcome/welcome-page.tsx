import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { profileQuery } from '@/api/account/profile';
import { knownAttemptsQuery } from '@/api/attempts/queries';
import { ErrorState } from '@/components/error-state';
import { LoadingState } from '@/components/loading-state';
import { PageHeader } from '@/components/page-header';
import { StateDrawing } from '@/components/state-drawing';
import { paths } from '@/config/paths';
import { useAuth } from '@/contexts/auth';
import { UpgradePrompt } from '@/features/gates/upgrade-prompt';
import { FirstSteps } from '@/features/welcome/first-steps';
import { VisitorNote } from '@/features/welcome/visitor-note';

const PresenceChoice = lazy(() =>
  import('@/features/settings/presence-choice').then((module) => ({ default: module.PresenceChoice })),
);

/** What to do first: after confirming the address, and for everybody who looks in. */
export function WelcomePage() {
  const auth = useAuth();
  if (auth.status === 'loading') return <LoadingState className="min-h-[60dvh]" />;
  return <Welcome userId={auth.user?.id ?? null} />;
}

function Welcome({ userId }: { userId: string | null }) {
  const { t } = useTranslation('account');
  const attempts = useQuery(knownAttemptsQuery(userId));
  // Only for the greeting: without a name the page says the same.
  const profile = useQuery({ ...profileQuery(userId ?? ''), enabled: userId !== null });
  const name = profile.data?.display_name;
  if (attempts.isPending) return <LoadingState className="min-h-[60dvh]" />;
  // What a device that keeps nothing cannot tell is no failure for a visitor.
  const failed = attempts.isError && userId !== null;
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-x-16 lg:grid-cols-[minmax(0,48rem)_1fr]">
      <div>
        <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 sm:items-center sm:gap-x-10">
          <PageHeader
            title={name ? t('welcome.titleNamed', { name }) : t('welcome.title')}
            lead={t('welcome.lead')}
          />
          <StateDrawing name="welcome" className="max-sm:mt-8 max-sm:size-18 sm:size-40 lg:hidden" />
        </div>
        {failed ? (
          <ErrorState
            className="mb-8"
            error={attempts.error}
            onRetry={() => void attempts.refetch()}
            retrying={attempts.isFetching}
          />
        ) : null}
        <FirstSteps attempts={attempts.data ?? []} />
        {userId === null ? (
          <VisitorNote />
        ) : (
          <>
            <div className="mt-8 min-h-22">
              <Suspense fallback={null}>
                <PresenceChoice userId={userId} />
              </Suspense>
            </div>
            <Link to={paths.dashboard} className="link mt-6 inline-flex min-h-11 items-center">
              {t('words.toDashboard')}
            </Link>
          </>
        )}
        <UpgradePrompt placement="dashboard_welcome" className="mt-12" />
      </div>
      <StateDrawing name="welcome" size="page" className="mt-20 justify-self-center max-lg:hidden" />
    </div>
  );
}
