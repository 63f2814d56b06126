import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { attemptQuery } from '@/api/attempts/queries';
import { LoadingState } from '@/components/loading-state';
import { usePerson } from '@/contexts/auth';
import { AttemptSummary } from '@/features/history/attempt-summary';
import { HubResult } from '@/features/tests/hub-result';
import { HubScreen } from '@/features/tests/hub-screen';
import { hubView } from '@/lib/assessments/hub';
import { findInstrument } from '@/lib/assessments/instruments';

/** The hub; with `?attempt=` the results of that attempt, with `&report=enhanced` the way into its report. */
export function TestingHubPage() {
  const user = usePerson();
  const [search] = useSearchParams();
  const attemptId = search.get('attempt');
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
  return (
    <HubResult attemptId={attempt.id} view={view}>
      <AttemptSummary
        record={attempt}
        definition={view === 'results' ? findInstrument(attempt.test_id) : undefined}
      />
    </HubResult>
  );
}
