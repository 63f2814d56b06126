import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { ImmersiveFrame } from '@/components/immersive-frame';
import { LoadingState } from '@/components/loading-state';
import { useAuth } from '@/contexts/auth';
import type { InstrumentDefinition } from '@/lib/assessments/types';
import { loadResultsView, loadRunView } from './later-screens';
import { runParam } from './run-address';
import { findSession } from './runner/open-sessions';
import type { RunSession } from './runner/run-session';
import { useRunSession } from './runner/use-run-session';

const RunView = lazy(() => loadRunView().then((module) => ({ default: module.RunView })));
const ResultsView = lazy(() => loadResultsView().then((module) => ({ default: module.ResultsView })));

export interface ScreeningFlowProps {
  definition: InstrumentDefinition;
  /** What stands there while no run is named. */
  intro: ReactNode;
}

/** A questionnaire from its intro to its results, at one address. */
export function ScreeningFlow({ definition, intro }: ScreeningFlowProps) {
  const [search] = useSearchParams();
  const auth = useAuth();
  const attemptId = search.get(runParam);
  const shown = useRef(attemptId);

  // Intro, questions and results share one address, so the router sees no new page: start at the top all the same.
  useEffect(() => {
    if (shown.current === attemptId) return;
    shown.current = attemptId;
    window.scrollTo(0, 0);
    if (attemptId === null) document.querySelector<HTMLElement>('#main h1')?.focus({ preventScroll: true });
  }, [attemptId]);

  if (attemptId === null) return intro;
  if (auth.status === 'loading') return <Waiting />;
  return (
    <Suspense fallback={<Waiting />}>
      <NamedRun key={attemptId} definition={definition} attemptId={attemptId} />
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
}

function NamedRun({ definition, attemptId }: NamedRunProps) {
  const auth = useAuth();
  // Who was there when the run opened: signing out in another tab must not take the questions away.
  const [userId] = useState(auth.user?.id ?? null);
  const [session, setSession] = useState<RunSession | null | undefined>(undefined);

  useEffect(() => {
    let gone = false;
    void findSession(definition, attemptId, userId).then((found) => {
      if (!gone) setSession(found);
    });
    return () => {
      gone = true;
    };
  }, [definition, attemptId, userId]);

  if (session === undefined) return <Waiting />;
  // No run of that id: perhaps a finished attempt of an earlier day, or of the account.
  if (session === null) return <ResultsView definition={definition} attemptId={attemptId} />;
  return <OpenRun definition={definition} session={session} />;
}

function OpenRun({ definition, session }: { definition: InstrumentDefinition; session: RunSession }) {
  const snapshot = useRunSession(session);
  if (snapshot.run.phase === 'done') {
    return <ResultsView definition={definition} attemptId={session.attemptId} />;
  }
  return <RunView definition={definition} session={session} snapshot={snapshot} />;
}
