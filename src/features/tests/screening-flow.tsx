import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ImmersiveFrame } from '@/components/immersive-frame';
import { LoadingState } from '@/components/loading-state';
import { useAuth } from '@/contexts/auth';
import { arriveAtHeading } from '@/hooks/focus-heading';
import { runParam } from '@/lib/assessments/run-address';
import type { InstrumentDefinition } from '@/lib/assessments/types';
import { loadResultsView, loadRunView } from './later-screens';
import type { RunHost } from './run-host';
import { findSession } from './runner/open-sessions';
import type { RunSession } from './runner/run-session';

const RunView = lazy(() => loadRunView().then((module) => ({ default: module.RunView })));
const MissingRun = lazy(() =>
  import('./runner/missing-run').then((module) => ({ default: module.MissingRun })),
);
const ResultsView = lazy(() => loadResultsView().then((module) => ({ default: module.ResultsView })));

export interface ScreeningFlowProps {
  definition: InstrumentDefinition;
  /** What stands there while no run is named. */
  intro: ReactNode;
  /** Left out for a person's own test. */
  host?: RunHost;
}

/** A questionnaire from its intro to its results, at one address. */
export function ScreeningFlow({ definition, intro, host }: ScreeningFlowProps) {
  const [search] = useSearchParams();
  const auth = useAuth();
  const attemptId = search.get(runParam);
  const shown = useRef(attemptId);

  // Intro, questions and results share one address, so the router sees no new page: start at the top all the same.
  useEffect(() => {
    if (shown.current === attemptId) return;
    shown.current = attemptId;
    window.scrollTo(0, 0);
    // Questions and results take the focus themselves; the intro may still look for a run that is there.
    return attemptId === null ? arriveAtHeading() : undefined;
  }, [attemptId]);

  if (attemptId === null) return intro;
  if (auth.status === 'loading') return <Waiting />;
  return (
    <Suspense fallback={<Waiting />}>
      <NamedRun key={attemptId} definition={definition} attemptId={attemptId} host={host} />
    </Suspense>
  );
}

function Waiting() {
  return (
    <ImmersiveFrame>
      <LoadingState />
    </ImmersiveFrame>
  );
}

interface NamedRunProps {
  definition: InstrumentDefinition;
  attemptId: string;
  host: RunHost | undefined;
}

function NamedRun({ definition, attemptId, host }: NamedRunProps) {
  const auth = useAuth();
  // Who was there when the run opened: signing out in another tab must not take the questions away.
  const [owner] = useState(host?.owner ?? auth.user?.id ?? null);
  const [session, setSession] = useState<RunSession | null | 'ended' | undefined>(undefined);

  useEffect(() => {
    let gone = false;
    void findSession(definition, attemptId, owner).then((found) => {
      if (!gone) setSession(found?.snapshot().run.phase === 'done' ? 'ended' : found);
    });
    return () => {
      gone = true;
    };
  }, [definition, attemptId, owner]);

  if (session === undefined) return <Waiting />;
  if (session === null && host) return <MissingRun to={host.address} />;
  const ending = host ? (
    host.ending(attemptId)
  ) : (
    <ResultsView definition={definition} attemptId={attemptId} />
  );
  // Without a run of that id it is perhaps a finished attempt of an earlier day, or of the account.
  if (session === null || session === 'ended') return ending;
  return <RunView definition={definition} session={session} host={host} ending={ending} />;
}
