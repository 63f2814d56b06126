import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button';
import { Progress } from '@/components/ui/progress';
import { useFormats } from '@/i18n/use-formats';
import { currentStep, type QuestionnaireProgress, runProgress } from '@/lib/assessments/run-view';
import { positionText } from './step-texts';
import type { StepView } from './step-view';

/** The line above a step: leave, progress, and which step this is. */
export function StepHeader({ definition, rules, snapshot: { run }, onLeave }: StepView) {
  const { t } = useTranslation('tests');
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

export interface RunnerHeaderProps {
  progress: QuestionnaireProgress;
  /** Which step this is, in words. */
  position: string;
  /** The test can be paused for some days, and leaving is called so. */
  canPause: boolean;
  onLeave: () => void;
}

/** Leave, how far one is, and the same in words. */
export function RunnerHeader({ progress, position, canPause, onLeave }: RunnerHeaderProps) {
  const { t } = useTranslation('tests');
  const formats = useFormats();
  const percent = t('runner.percent', { percent: formats.percent(progress.percentComplete / 100) });
  return (
    <div className="grid grid-cols-[auto_1fr] items-center gap-x-5 gap-y-1 sm:grid-cols-[auto_1fr_auto]">
      <Button variant="ghost" size="sm" className="-ms-4" data-action="leave" onClick={onLeave}>
        {t(canPause ? 'words.pause' : 'words.leave')}
      </Button>
      <Progress
        value={progress.percentComplete}
        label={t('runner.progress')}
        valueText={`${position}, ${percent}`}
        className="max-sm:col-span-2 max-sm:row-start-2"
      />
      <p className="text-sm text-ink-soft tabular-nums max-sm:justify-self-end max-sm:text-end max-sm:text-xs">
        {position} <span aria-hidden="true">·</span> {percent}
      </p>
    </div>
  );
}
