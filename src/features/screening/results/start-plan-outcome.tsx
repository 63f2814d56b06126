import { useTranslation } from 'react-i18next';
import {
  delayInWords,
  durationInWords,
  logTimeRatio,
  type StartPlan,
  startDelayHours,
} from '@/lib/assessments/start-plan';
import { percentText } from '../format';

/** How the start and the time compare with the plan, in plain words. */
export function PlanOutcome({ plan }: { plan: StartPlan }) {
  const { t, i18n } = useTranslation('screening');
  const hours = startDelayHours(plan);
  const ratio = logTimeRatio(plan);
  if (hours === null || ratio === null) return null;
  const delay = delayInWords(hours);
  const duration = durationInWords(ratio);
  const number = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 });
  return (
    <ul data-slot="plan-outcome" className="mt-3 grid list-disc gap-1 ps-5">
      <li>
        {delay.kind === 'onTime'
          ? t('startPlan.delay.onTime')
          : t(`startPlan.delay.${delay.kind}`, {
              time: new Intl.NumberFormat(i18n.language, {
                style: 'unit',
                unit: delay.unit,
                unitDisplay: 'long',
                maximumFractionDigits: 1,
              }).format(delay.count),
            })}
      </li>
      <li>
        {duration.kind === 'same' ? t('startPlan.duration.same') : null}
        {duration.kind === 'longer'
          ? t('startPlan.duration.longer', { factor: number.format(duration.factor) })
          : null}
        {duration.kind === 'shorter'
          ? t('startPlan.duration.shorter', { percent: percentText(duration.percent, i18n.language) })
          : null}
      </li>
    </ul>
  );
}
