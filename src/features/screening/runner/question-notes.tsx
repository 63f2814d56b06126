import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '@/components/ui/notice';
import type { ShownItem } from '@/content/items/load-items';
import type { Run } from '@/lib/assessments/run-state';
import type { RecallKey } from '@/lib/assessments/types';
import { recallKeys } from '../texts';
import type { SaveState } from './run-session';

export interface QuestionNotesProps {
  /** Id of the note about the language; it describes the answers. */
  noteId: string;
  run: Run;
  recall: RecallKey;
  item: ShownItem;
  save: SaveState;
  /** Lies over the line with the window while it has something to say. */
  children: ReactNode;
}

/** What stands above the question: the window to look back on, and what is true of this device or this question. */
export function QuestionNotes({ noteId, run, recall, item, save, children }: QuestionNotesProps) {
  const { t } = useTranslation('screening');
  const { t: inRunLanguage } = useTranslation('screening', { lng: run.language });
  const hasFallback = Object.keys(run.itemLanguages).length > 0;
  return (
    <>
      {save === 'unavailable' ? (
        <Notice tone="caution" role="status" className="mb-6 text-sm">
          {t('runner.notSaved')}
        </Notice>
      ) : null}
      <div className="relative mb-3">
        <p lang={run.language} className="text-sm text-ink-soft">
          {inRunLanguage(recallKeys[recall])}
        </p>
        {children}
      </div>
      {/* A run with some such questions keeps the line free for all, so that nothing moves. */}
      <p id={noteId} className={cx('text-sm font-medium text-ink-soft', hasFallback && 'mb-2 min-h-6')}>
        {item.language === run.language ? null : t('runner.inEnglish')}
      </p>
    </>
  );
}
