import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { snapshotBand } from '@/lib/assessments/bands';
import { findInstrument } from '@/lib/assessments/instruments';
import type { Band, TestId } from '@/lib/assessments/types';

const snapshotKeys = {
  Low: 'bands.low',
  Moderate: 'bands.moderate',
  High: 'bands.high',
} as const satisfies Record<Band, string>;

const memoryKeys = {
  Low: 'memoryBands.low',
  Moderate: 'memoryBands.moderate',
  High: 'memoryBands.high',
} as const satisfies Record<Band, string>;

/** Numbers, dates and bands of results in the reader's language. */
export function useTexts() {
  const { t, i18n } = useTranslation('history');
  const { t: screening } = useTranslation('screening');
  const { t: common } = useTranslation('common');
  const { language } = i18n;
  return useMemo(() => {
    const decimal = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
    const signed = new Intl.NumberFormat(language, {
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
      signDisplay: 'exceptZero',
    });
    const day = new Intl.DateTimeFormat(language, { dateStyle: 'long' });
    const moment = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short' });
    const isTask = (testId: TestId) => findInstrument(testId)?.selection.total === 0;
    return {
      t,
      screening,
      common,
      language,
      score: (value: number) => decimal.format(value),
      difference: (value: number) => signed.format(value),
      date: (iso: string) => day.format(new Date(iso)),
      moment: (iso: string) => moment.format(new Date(iso)),
      /** The band of a percent (set A) in the words of its test; null where the test names no bands. */
      band: (testId: TestId, percent: number): string | null => {
        const labels = findInstrument(testId)?.bandLabels ?? 'none';
        if (labels === 'none') return null;
        const band = snapshotBand(percent);
        return labels === 'memory' ? t(memoryKeys[band]) : screening(snapshotKeys[band]);
      },
      /** What stands where a number could not be worked out. */
      unscored: (testId: TestId) => (isTask(testId) ? t('notEnoughData') : screening('notEnough')),
    };
  }, [t, screening, common, language]);
}

export type HistoryTexts = ReturnType<typeof useTexts>;
