import { lazy, Suspense } from 'react';
import { matchPath, type Params, useLocation, useParams } from 'react-router-dom';
import { attemptQuery } from '@/api/attempts/queries';
import { paths } from '@/config/paths';
import { PlanSlot } from '@/features/reports/plan-slot';
import { AttemptReport } from '@/features/reports/report-screen';
import { catalogue } from '@/lib/assessments/catalogue';

const NotFound = lazy(() =>
  import('@/components/not-found').then((module) => ({ default: module.NotFound })),
);
/** Below the report, so it may come after it. */
const OwnerPanels = lazy(() =>
  import('@/features/sharing/owner-panels').then((module) => ({ default: module.OwnerPanels })),
);
/** Comes with the texts of the plan, after the numbers. */
const ReportPlan = lazy(() =>
  import('@/features/plans/report-plan').then((module) => ({ default: module.ReportPlan })),
);

/** The route key an address names, or null when it names none. */
function useRouteKey(): string | null {
  const { testKey } = useParams();
  const { pathname } = useLocation();
  if (testKey !== undefined) return testKey;
  return matchPath(paths.focusSnapshotReport, pathname) ? catalogue.focus_snapshot.routeKey : null;
}

/** One report under four addresses: by attempt, by run, and by the test's own name. */
export function ReportPage() {
  const { attemptId = '' } = useParams();
  const routeKey = useRouteKey();
  const isTest = Object.values(catalogue).some((entry) => entry.routeKey === routeKey);
  if (routeKey !== null && !isTest) return <NotFound />;
  return (
    <PlanSlot value={ReportPlan}>
      <AttemptReport
        attemptId={attemptId}
        routeKey={routeKey}
        below={(owned) => (
          <Suspense fallback={null}>
            <OwnerPanels {...owned} />
          </Suspense>
        )}
      />
    </PlanSlot>
  );
}

ReportPage.own = (userId: string, { attemptId }: Readonly<Params>) =>
  attemptId ? [attemptQuery(userId, attemptId)] : [];
