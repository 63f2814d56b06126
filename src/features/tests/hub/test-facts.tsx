import { useTranslation } from 'react-i18next';
import type { CatalogueEntry } from '@/lib/assessments/catalogue';
import { findInstrument } from '@/lib/assessments/instruments';
import { minutesText } from './texts';

/** Duration, difficulty and number of questions in one grey line; the name first where the title is a question. */
export function TestFacts({ entry, named = false }: { entry: CatalogueEntry; named?: boolean }) {
  const { t } = useTranslation('hub');
  const questions = findInstrument(entry.testId)?.selection.total ?? 0;
  return (
    <p className="mt-1.5 flex flex-wrap gap-x-4 text-sm text-ink-soft">
      {named ? <b className="font-semibold text-ink">{entry.catalogueName}</b> : null}
      <span>{minutesText(t, entry.minutes)}</span>
      <span>{t(`levels.${entry.difficulty}`)}</span>
      {questions > 0 ? <span>{t('words.questions', { count: questions })}</span> : null}
    </p>
  );
}
