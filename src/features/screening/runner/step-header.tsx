import { useTranslation } from 'react-i18next';
import { runProgress } from '@/lib/assessments/run-progress';
import { currentStep } from '@/lib/assessments/run-view';
import { RunnerHeader } from './runner-header';
import { positionText } from './step-texts';
import type { StepView } from './step-view';

/** The line above a step: leave, progress, and which step this is. */
export function StepHeader({ definition, rules, snapshot: { run }, onLeave }: StepView) {
  const { t } = useTranslation('screening');
  const step = currentStep(run, rules);
  return (
    <RunnerHeader
      progress={runProgress(run, rules)}
      position={step ? positionText(t, definition, run, step) : ''}
      canPause={definition.pauseDays !== null}
      onLeave={onLeave}
    />
  );
}
