import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { bandKey } from '@/i18n/answer-words';
import { type Formats, useFormats } from '@/i18n/use-formats';
import { wholePercent } from '@/lib/assessments/bands';
import { catalogue, hasQuestions, type TestId } from '@/lib/assessments/catalogue';

interface HistoryWords {
  readonly t: TFunction<'history'>;
  readonly screening: TFunction<'tests'>;
  readonly common: TFunction<'common'>;
  readonly formats: Formats;
}

/** Numbers, dates and bands of results in one language; screens and files say the same. */
export function historyTexts({ t, screening, common, formats }: HistoryWords) {
  const isTask = (testId: TestId) => !hasQuestions(catalogue[testId]);
  return {
    t,
    screening,
    common,
    ...formats,
    /** A score on a screen: whole, in its zone. */
    whole: (percent: number): string => formats.count(wholePercent(percent)),
    /** The band of a percent (set A) in the words of its test; null where the test names no bands. */
    band: (testId: TestId, percent: number): string | null => {
      const key = bandKey(percent, catalogue[testId]);
      return key === null ? null : screening(key);
    },
    /** What stands where a number could not be worked out. */
    unscored: (testId: TestId) =>
      isTask(testId) ? t('words.notEnoughData') : screening('words.notEnoughAnswers'),
  };
}

export type HistoryTexts = ReturnType<typeof historyTexts>;

/** The same in the reader's language. */
export function useTexts(): HistoryTexts {
  const { t } = useTranslation('history');
  const { t: screening } = useTranslation('tests');
  const { t: common } = useTranslation('common');
  const formats = useFormats();
  return useMemo(() => historyTexts({ t, screening, common, formats }), [t, screening, common, formats]);
}
