import { useTranslation } from 'react-i18next';
import { useFormats } from '@/i18n/use-formats';
import {
  delayInWords,
  durationInWords,
  logTimeRatio,
  type StartPlan,
  startDelayHours,
} from '@/lib/assessments/tests/start-barriers/start-plan';

/** How the start and the time compare with the plan, in plain words. */
export function StartPlanOutcome({ plan }: { plan: StartPlan }) {
  const { t } = useTranslation('tests');
  const formats = useFormats();
  const hours = startDelayHours(plan);
  const ratio = logTimeRatio(plan);
  if (hours === null || ratio === null) return null;
  const delay = delayInWords(hours);
  const duration = durationInWords(ratio);
  return (
    <ul data-slot="plan-outcome" className="mt-3 grid list-disc gap-1 ps-5">
      <li>
        {delay.kind === 'onTime'
          ? t('startPlan.delay.onTime')
          : t(`startPlan.delay.${delay.kind}`, {
              time: formats.duration(delay.count, delay.unit),
            })}
      </li>
      <li>
        {duration.kind === 'same' ? t('startPlan.duration.same') : null}
        {duration.kind === 'longer'
          ? t('startPlan.duration.longer', { factor: formats.tenths(duration.factor) })
          : null}
        {duration.kind === 'shorter'
          ? t('startPlan.duration.shorter', { percent: formats.percent(duration.percent / 100) })
          : null}
      </li>
    </ul>
  );
}
