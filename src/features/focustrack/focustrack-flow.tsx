import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { LoadingState } from '@/components/loading-state';
import { usePageTitle } from '@/hooks/use-page-title';
import { runParam } from '@/lib/assessments/run-address';
import { focusTrack } from '@/lib/assessments/tests/focustrack/definition';
import { CheckScreen } from './check/check-screen';
import { EndedScreen } from './ended-screen';
import { GateScreen } from './gate/gate-screen';
import { InstructionsScreen } from './practice/instructions-screen';
import { PractisedScreen } from './practice/practised-screen';
import { VariantScreen } from './practice/variant-screen';
import { inBrowser, type StageEnvironment } from './stage/environment';
import { TrialStage } from './stage/trial-stage';
import { TestFrame } from './test-frame';
import { useTestRun } from './use-test-run';

const loadResults = () => import('./results/results-view');
const ResultsView = lazy(() => loadResults().then((module) => ({ default: module.ResultsView })));

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
    <Suspense
      fallback={
        <TestFrame screen="results">
          <LoadingState />
        </TestFrame>
      }
    >
      <ResultsView key={id} userId={userId} id={id} />
    </Suspense>
  );
}

interface SetupProps {
  userId: string;
  environment: StageEnvironment;
}

function Setup({ userId, environment }: SetupProps) {
  const test = useTestRun(userId);
  const { step } = test;
  switch (step.name) {
    case 'gate':
      return <GateScreen userId={userId} agreed={test.agreed} onAdmitted={test.admit} />;
    case 'check':
      return <CheckScreen environment={environment} onReady={test.check} />;
    case 'variant':
      return <VariantScreen onChosen={test.choose} />;
    case 'instructions':
      return <InstructionsScreen variant={step.setup.variant} onPractise={() => test.practise(step.setup)} />;
    case 'practice':
      return (
        <TrialStage
          key={`practice ${step.setup.rounds}`}
          plan={step.plan}
          sounds={test.sounds}
          environment={environment}
          onDone={(end, leaving) => test.endPractice(step.setup, step.plan, end, leaving)}
          onCancelled={() => test.instruct(step.setup)}
        />
      );
    case 'practised':
      return (
        <PractisedScreen
          variant={step.setup.variant}
          rounds={step.setup.rounds}
          passed={step.passed}
          onAgain={() => test.practise(step.setup)}
          onStart={() => test.run(step.setup)}
        />
      );
    case 'run':
      return (
        <TrialStage
          key="run"
          plan={step.plan}
          sounds={test.sounds}
          environment={environment}
          onStart={() => test.begin(step.setup)}
          onKeep={(soFar) => test.keep(step.setup, step.plan, soFar)}
          onDone={(end, leaving) => void test.endRun(step.setup, step.plan, end, leaving)}
          onCancelled={() => test.cancelRun(step.setup)}
        />
      );
    case 'ended':
      return <EndedScreen id={step.id} onAgain={test.startAgain} />;
  }
}
