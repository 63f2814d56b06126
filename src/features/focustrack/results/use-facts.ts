import { useTranslation } from 'react-i18next';
import { useFormats } from '@/i18n/use-formats';
import type { DimensionId } from '@/lib/cognitive/focustrack/dimensions';
import type { ScoredFocustrackRun } from '@/lib/cognitive/focustrack/score-run';

/** What happened in the run, per area, in sentences: the counts and times the number stands on. */
export function useFacts({ metrics }: Pick<ScoredFocustrackRun, 'metrics'>): Record<DimensionId, string[]> {
  const { t } = useTranslation('focustrack');
  const formats = useFormats();
  const { rates, rt, presses, blockChange } = metrics;
  const falsePresses = presses.anticipations + presses.perseverations;
  const pace = blockChange.slopePctPerBlock;
  const { omissionRateEarly: early, omissionRateLate: late } = rates;
  const paceText = (percent: number) => {
    const share = formats.finePercent(Math.abs(percent) / 100);
    // Less than a tenth of a percent is written as none.
    if (Math.abs(percent) < 0.05) return t('facts.samePace');
    return t(percent > 0 ? 'facts.slower' : 'facts.faster', { percent: share });
  };
  return {
    sustained_attention: [
      t('facts.missed', { count: metrics.omissions, total: formats.count(metrics.targets) }),
    ],
    impulse_control: [
      t('facts.pressed', { count: metrics.commissions, total: formats.count(metrics.nonTargets) }),
      ...(falsePresses === 0 ? [] : [t('facts.falsePresses', { count: falsePresses })]),
    ],
    processing_speed: rt.median === null ? [] : [t('facts.median', { time: formats.ms(rt.median) })],
    consistency: rt.cv === null ? [] : [t('facts.spread', { percent: formats.finePercent(rt.cv) })],
    vigilance: [
      ...(pace === null ? [] : [paceText(pace)]),
      ...(early === null || late === null
        ? []
        : [
            t('facts.missedOverTime', { early: formats.finePercent(early), late: formats.finePercent(late) }),
          ]),
    ],
  };
}
