import { lazy, Suspense, startTransition, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { LoadingState } from '@/components/loading-state';
import { usePageTitle } from '@/hooks/use-page-title';
import { runParam } from '@/lib/assessments/run-address';
import { focusTrack } from '@/lib/assessments/tests/focustrack/definition';
import { type Admission, GateScreen } from './gate/gate-screen';
import { inBrowser, type StageEnvironment } from './stage/environment';
import { TestFrame } from './test-frame';
import { useLostRun } from './use-lost-run';

const loadResults = () => import('./results/results-view');
const ResultsView = lazy(() => loadResults().then((module) => ({ default: module.ResultsView })));

const loadRun = () => import('./run-flow');
const RunFlow = lazy(() => loadRun().then((module) => ({ default: module.RunFlow })));
const LostRun = lazy(() => loadRun().then((module) => ({ default: module.LostRun })));
/** Fetched when somebody begins with the form of the gate; without a connection it is asked for again when it is drawn. */
const fetchRun = () => void loadRun().catch(() => {});

export interface FocusTrackFlowProps {
  userId: string;
  /** For tests; the browser's without it. */
  environment?: StageEnvironment;
}

/** The reaction-time test from its gate to its results, at one address. */
export function FocusTrackFlow(props: FocusTrackFlowProps) {
  const { userId, environment = inBrowser } = props;
  const [search] = useSearchParams();
  const id = search.get(runParam);
  const { t } = useTranslation('focustrack');
  usePageTitle(id === null ? focusTrack.catalogueName : t('results.pageTitle'));
  if (id === null) return <Setup userId={userId} environment={environment} />;
  return (
    <Suspense fallback={<Waiting screen="results" />}>
      <ResultsView key={id} userId={userId} id={id} />
    </Suspense>
  );
}

function Waiting({ screen }: { screen: string }) {
  return (
    <TestFrame screen={screen}>
      <LoadingState />
    </TestFrame>
  );
}

interface SetupProps {
  userId: string;
  environment: StageEnvironment;
}

/** The gate, and behind it the test with all its screens, which are a tenth of the page. */
function Setup({ userId, environment }: SetupProps) {
  const [admission, setAdmission] = useState<Admission | null>(null);
  const [agreed, setAgreed] = useState<Admission['consent'] | null>(null);
  const [lostRun, forget] = useLostRun(userId);
  if (admission !== null) {
    return (
      <Suspense fallback={<Waiting screen="gate" />}>
        <RunFlow
          key={admission.id}
          userId={userId}
          environment={environment}
          admission={admission}
          onAgain={() => setAdmission(null)}
        />
      </Suspense>
    );
  }
  if (lostRun !== null) {
    return (
      <Suspense fallback={<Waiting screen="ended" />}>
        <LostRun id={lostRun} onAgain={forget} />
      </Suspense>
    );
  }
  return (
    <div className="contents" onFocusCapture={fetchRun} onPointerDownCapture={fetchRun}>
      <GateScreen
        userId={userId}
        agreed={agreed}
        onAdmitted={(given) => {
          setAgreed(given.consent);
          // The gate stays until the test is there.
          startTransition(() => setAdmission(given));
        }}
      />
    </div>
  );
}
