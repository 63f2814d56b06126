import { useTranslation } from 'react-i18next';
import type { RunTimelineTexts } from '@/components/run-timeline';
import type { RunTimelineData } from '@/lib/reports/special/run-timeline';
import { useFormats } from '../use-formats';

/** Everything the drawing of a run says. */
export function useTimelineTexts({ blocks }: RunTimelineData): RunTimelineTexts {
  const { t } = useTranslation('reaction');
  const { count, ms } = useFormats();
  const sum = (kind: 'answered' | 'missed' | 'pressed') =>
    count(blocks.reduce((total, { counts }) => total + counts[kind], 0));
  return {
    alt: t('timeline.alt', {
      answered: sum('answered'),
      missed: sum('missed'),
      pressed: sum('pressed'),
    }),
    ms,
    count,
    kinds: {
      answered: t('timeline.answered'),
      missed: t('timeline.missed'),
      pressed: t('timeline.pressed'),
      leftOut: t('timeline.leftOut'),
    },
    mean: t('timeline.mean'),
    pause: t('timeline.pause'),
    block: (number) => t('timeline.block', { number }),
    showTable: t('timeline.showTable'),
    tableCaption: t('timeline.tableCaption'),
    columnBlock: t('timeline.columnBlock'),
    columnMean: t('timeline.columnMean'),
    noMean: t('timeline.noMean'),
  };
}
