import { cx } from 'class-variance-authority';
import { useTranslation } from 'react-i18next';
import type { Language } from '@/config/languages';
import type { Run } from '@/lib/assessments/run-state';

export interface LanguageNoteProps {
  /** The note describes the answers. */
  id: string;
  run: Run;
  /** Language the question is shown in. */
  language: Language;
}

/** Says so where a question is not translated yet. */
export function LanguageNote({ id, run, language }: LanguageNoteProps) {
  const { t } = useTranslation('screening');
  const hasFallback = Object.keys(run.itemLanguages).length > 0;
  return (
    // A run with some such questions keeps the line free for all, so that nothing moves.
    <p id={id} className={cx('text-sm font-medium text-ink-soft', hasFallback && 'mb-2 min-h-6')}>
      {language === run.language ? null : t('runner.inEnglish')}
    </p>
  );
}
