import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button';
import { Progress } from '@/components/ui/progress';
import type { RunProgress } from '@/lib/assessments/run-progress';
import { percentText } from '../format';

export interface RunnerHeaderProps {
  progress: RunProgress;
  /** Which step this is, in words. */
  position: string;
  /** The test can be paused for some days, and leaving is called so. */
  canPause: boolean;
  onLeave: () => void;
}

/** Leave, how far one is, and the same in words. */
export function RunnerHeader({ progress, position, canPause, onLeave }: RunnerHeaderProps) {
  const { t, i18n } = useTranslation('screening');
  const percent = t('runner.percent', { percent: percentText(progress.percentComplete, i18n.language) });
  return (
    <div className="grid grid-cols-[auto_1fr] items-center gap-x-5 gap-y-1 sm:grid-cols-[auto_1fr_auto]">
      <Button variant="ghost" size="sm" className="-ms-4" data-action="leave" onClick={onLeave}>
        {t(canPause ? 'runner.pause' : 'runner.leave')}
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
