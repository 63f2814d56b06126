import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { membershipQuery } from '@/api/account/tier';
import { myTestAccessQuery } from '@/api/attempts/access';
import { latestResultsQuery } from '@/api/attempts/latest';
import { attemptQuery } from '@/api/attempts/queries';
import { LoadingState } from '@/components/loading-state';
import { usePerson } from '@/contexts/auth';
import { AttemptSummary } from '@/features/history/attempt-summary';
import { PlanSlot } from '@/features/reports/plan-slot';
import { HubReport, HubResult } from '@/features/tests/hub-result';
import { HubScreen } from '@/features/tests/hub-screen';
import { useViewArrival } from '@/hooks/use-view-arrival';
import { hubView } from '@/lib/assessments/hub';
import { findInstrument } from '@/lib/assessments/instruments';

/** A document of its own size: only who asked for it loads it. */
const ReportPlan = lazy(() =>
  import('@/features/plans/report-plan').then((module) => ({ default: module.ReportPlan })),
);
const OwnReport = lazy(() =>
  import('@/features/reports/report-screen').then((module) => ({ default: module.OwnReport })),
);

/** The hub; with `?attempt=` the results of that attempt, with `&report=enhanced` its report. */
export function TestingHubPage() {
  const user = usePerson();
  const [search] = useSearchParams();
  const attemptId = search.get('attempt');
  useViewArrival(`${attemptId} ${search.get('report')}`);
  if (attemptId === null) return <Hub userId={user.id} />;
  return (
    <HubAfterTest userId={user.id} attemptId={attemptId} showReport={search.get('report') === 'enhanced'} />
  );
}

function Hub({ userId }: { userId: string }) {
  return <HubScreen userId={userId} />;
}

interface HubAfterTestProps {
  userId: string;
  attemptId: string;
  showReport: boolean;
}

function HubAfterTest({ userId, attemptId, showReport }: HubAfterTestProps) {
  const { data, isPending } = useQuery(attemptQuery(userId, attemptId));
  if (isPending) return <LoadingState className="min-h-[60dvh]" />;
  // An attempt that cannot be read is none: the hub has everything else.
  const attempt = data ?? null;
  const view = hubView({ attempt, showReport });
  if (attempt === null || view === 'hub') return <Hub userId={userId} />;
  const definition = findInstrument(attempt.test_id);
  if (view === 'report' && definition) {
    return (
      <HubReport attemptId={attempt.id}>
        <Suspense fallback={<LoadingState className="min-h-[60dvh]" />}>
          <PlanSlot value={ReportPlan}>
            <OwnReport attempt={attempt} definition={definition} userId={userId} />
          </PlanSlot>
        </Suspense>
      </HubReport>
    );
  }
  return (
    <HubResult attemptId={attempt.id}>
      <AttemptSummary record={attempt} definition={definition} />
    </HubResult>
  );
}

TestingHubPage.own = (userId: string) => [
  myTestAccessQuery(userId),
  membershipQuery(userId),
  latestResultsQuery(userId),
];
