import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ImmersiveFrame } from '@/components/immersive-frame';
import { LoadingState } from '@/components/loading-state';
import { useAuth } from '@/contexts/auth';
import { runParam } from '@/lib/assessments/run-address';
import { isExpired } from '@/lib/assessments/run-view';
import type { InstrumentDefinition } from '@/lib/assessments/types';
import type { FlowPlace } from './flow-place';
import { loadResultsView, loadRunView } from './later-screens';
import { findSession } from './runner/open-sessions';
import type { RunSession } from './runner/run-session';
import { useRunSession } from './runner/run-session';

const RunView = lazy(() => loadRunView().then((module) => ({ default: module.RunView })));
const ExpiredRun = lazy(() =>
  import('./runner/expired-run').then((module) => ({ default: module.ExpiredRun })),
);
const MissingRun = lazy(() =>
  import('./runner/missing-run').then((module) => ({ default: module.MissingRun })),
);
const ResultsView = lazy(() => loadResultsView().then((module) => ({ default: module.ResultsView })));

export interface ScreeningFlowProps {
  definition: InstrumentDefinition;
  /** What stands there while no run is named. */
  intro: ReactNode;
  /** Left out for a person's own test. */
  place?: FlowPlace;
}

/** A questionnaire from its intro to its results, at one address. */
export function ScreeningFlow({ definition, intro, place }: ScreeningFlowProps) {
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
      <NamedRun key={attemptId} definition={definition} attemptId={attemptId} place={place} />
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
  place: FlowPlace | undefined;
}

function NamedRun({ definition, attemptId, place }: NamedRunProps) {
  const auth = useAuth();
  // Who was there when the run opened: signing out in another tab must not take the questions away.
  const [owner] = useState(place?.owner ?? auth.user?.id ?? null);
  const [session, setSession] = useState<RunSession | null | undefined>(undefined);

  useEffect(() => {
    let gone = false;
    void findSession(definition, attemptId, owner).then((found) => {
      if (!gone) setSession(found);
    });
    return () => {
      gone = true;
    };
  }, [definition, attemptId, owner]);

  if (session === undefined) return <Waiting />;
  if (session) {
    return <OpenRun definition={definition} session={session} place={place} />;
  }
  if (place) return <MissingRun to={place.address} />;
  // No run of that id: perhaps a finished attempt of an earlier day, or of the account.
  return <ResultsView definition={definition} attemptId={attemptId} />;
}

interface OpenRunProps extends Omit<NamedRunProps, 'attemptId'> {
  session: RunSession;
}

function OpenRun({ definition, session, place }: OpenRunProps) {
  const snapshot = useRunSession(session);
  // As it was when it opened: whoever is answering now is not interrupted.
  const [expired] = useState(() => isExpired(snapshot.run, definition, Date.now()));
  const address = place?.address ?? definition.route;
  if (snapshot.run.phase === 'done') {
    return place ? (
      place.ending(session.attemptId)
    ) : (
      <ResultsView definition={definition} attemptId={session.attemptId} />
    );
  }
  if (expired) return <ExpiredRun definition={definition} attemptId={session.attemptId} to={address} />;
  return <RunView definition={definition} session={session} snapshot={snapshot} place={place} />;
}
