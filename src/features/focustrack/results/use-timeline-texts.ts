import { useTranslation } from 'react-i18next';
import type { RunTimelineTexts } from '@/components/run-timeline';
import { useFormats } from '@/i18n/use-formats';
import type { RunTimelineData } from '@/lib/reports/special/run-timeline';

/** Everything the drawing of a run says. */
export function useTimelineTexts({ blocks }: RunTimelineData): RunTimelineTexts {
  const { t } = useTranslation('focustrack');
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
      answered: t('words.answered'),
      missed: t('words.missed'),
      pressed: t('timeline.pressed'),
      leftOut: t('timeline.leftOut'),
    },
    mean: t('timeline.mean'),
    pause: t('words.pauseOfRun'),
    block: (number) => t('words.block', { number }),
    showTable: t('words.showTable'),
    tableCaption: t('timeline.tableCaption'),
    columnBlock: t('words.blockColumn'),
    columnMean: t('timeline.columnMean'),
    noMean: t('timeline.noMean'),
  };
}
