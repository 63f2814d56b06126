import { useTranslation } from 'react-i18next';
import type { CatalogueEntry } from '@/lib/assessments/catalogue';
import { findInstrument } from '@/lib/assessments/instruments';
import { minutesText } from './texts';

/** Duration, difficulty and number of questions in one grey line. */
export function TestFacts({ entry }: { entry: CatalogueEntry }) {
  const { t } = useTranslation('hub');
  const questions = findInstrument(entry.testId)?.selection.total ?? 0;
  return (
    <p className="mt-1.5 flex flex-wrap gap-x-4 text-sm text-ink-soft">
      <span>{minutesText(t, entry.minutes)}</span>
      <span>{t(`levels.${entry.difficulty}`)}</span>
      {questions > 0 ? <span>{t('words.questions', { count: questions })}</span> : null}
    </p>
  );
}
