import { useEffect } from 'react';
import { focustrackOutbox } from '@/api/focustrack/outbox';
import { CheckScreen } from './check/check-screen';
import { EndedScreen } from './ended-screen';
import type { Admission } from './gate/gate-screen';
import { InstructionsScreen } from './practice/instructions-screen';
import { PractisedScreen } from './practice/practised-screen';
import { VariantScreen } from './practice/variant-screen';
import type { StageEnvironment } from './stage/environment';
import { TrialStage } from './stage/trial-stage';
import { usePreparedEnd } from './use-prepared-end';
import { useTestRun } from './use-test-run';

export interface RunFlowProps {
  userId: string;
  environment: StageEnvironment;
  admission: Admission;
  /** Back to the gate. */
  onAgain: () => void;
}

interface LostRunProps {
  id: string;
  onAgain: () => void;
}

/** Sends a run whose page went away unseen, and tells of it. */
export function LostRun({ id, onAgain }: LostRunProps) {
  useEffect(() => void focustrackOutbox.send(id), [id]);
  return <EndedScreen id={id} onAgain={onAgain} />;
}

/** The test behind its gate: its form, the check of the device, practice, the run. */
export function RunFlow({ userId, environment, admission, onAgain }: RunFlowProps) {
  const test = useTestRun(userId, admission);
  usePreparedEnd();
  const { step } = test;
  switch (step.name) {
    case 'variant':
      return <VariantScreen onChosen={test.choose} />;
    case 'check':
      return <CheckScreen environment={environment} variant={step.choice.variant} onReady={test.check} />;
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
      return <EndedScreen id={step.id} onAgain={onAgain} />;
  }
}
