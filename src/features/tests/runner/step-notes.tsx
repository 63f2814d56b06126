import { cx } from 'class-variance-authority';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '@/components/ui/notice';
import type { Language } from '@/config/languages';
import { scaleKeys } from '@/i18n/answer-words';
import type { QuestionnaireRun } from '@/lib/assessments/run-state';
import type { Step } from '@/lib/assessments/run-steps';
import { answerOf } from '@/lib/assessments/run-view';
import { chapterText } from './step-texts';
import type { StepView } from './step-view';

export interface StepNotesProps extends Pick<StepView, 'definition' | 'snapshot'> {
  step: Step;
  /** The window to look back on, or what to think of, in the language of the run; '' for nothing. */
  line: string;
  /** Lies over the line while it has something to say. */
  children?: ReactNode;
}

/** What stands above a step: its chapter of the test, the window to look back on, and what is true of this device. */
export function StepNotes({ definition, snapshot: { run, save }, step, line, children }: StepNotesProps) {
  const { t } = useTranslation('tests');
  const { t: inRunLanguage } = useTranslation('tests', { lng: run.language });
  const chapter = chapterText(inRunLanguage, definition, run, step);
  return (
    <>
      {save === 'unavailable' ? (
        <Notice tone="caution" role="status" className="mb-6 text-sm">
          {t('runner.notSaved')}
        </Notice>
      ) : null}
      <div lang={run.language} className="relative mb-3">
        {chapter ? (
          <p data-slot="part" className="mb-1 text-sm font-semibold">
            {chapter}
          </p>
        ) : null}
        {line === '' ? null : <p className="text-sm text-ink-soft">{line}</p>}
        {children}
      </div>
    </>
  );
}

export interface AboutAnswerProps extends Pick<StepView, 'definition' | 'snapshot' | 'items'> {
  id: string;
  /** Id of the question a follow-up is about. */
  about: string;
}

/** The question a follow-up is about, and the answer that led to it. */
export function AboutAnswer({ id, definition, snapshot: { run }, items, about }: AboutAnswerProps) {
  const { t } = useTranslation('tests', { lng: run.language });
  const question = items.byId.get(about);
  const answer = answerOf(run, about);
  if (!question) return null;
  return (
    <div id={id} data-slot="about" lang={run.language} className="mb-5 border-s-4 border-mark ps-4">
      {answer === null ? null : (
        <p className="text-sm text-ink-soft">
          {t('extras.aboutAnswer', { answer: t(scaleKeys[definition.scale][answer - 1] ?? 'scale.often') })}
        </p>
      )}
      <p lang={question.language} className="font-serif text-[1.1rem]">
        {question.text}
      </p>
    </div>
  );
}

export interface LanguageNoteProps {
  /** The note describes the answers. */
  id: string;
  run: QuestionnaireRun;
  /** Language the question is shown in. */
  language: Language;
}

/** Says so where a question is not translated yet. */
export function LanguageNote({ id, run, language }: LanguageNoteProps) {
  const { t } = useTranslation('tests');
  const hasFallback = Object.keys(run.itemLanguages).length > 0;
  return (
    // A run with some such questions keeps the line free for all, so that nothing moves.
    <p id={id} className={cx('text-sm font-medium text-ink-soft', hasFallback && 'mb-2 min-h-6')}>
      {language === run.language ? null : t('runner.inEnglish')}
    </p>
  );
}

export interface SoftTimeNoticeProps {
  /** The run has passed its soft limit. */
  due: boolean;
  minutes: number;
  /** Question in view: the note goes away with it. */
  place: number;
}

/**
 * One gentle sentence when the soft limit is reached. It lies over the line above the question, which is the same
 * for all of them, and so moves and hides nothing else; it takes no focus, is read out once when the reader pauses,
 * and goes away with the question.
 */
export function SoftTimeNotice({ due, minutes, place }: SoftTimeNoticeProps) {
  const { t } = useTranslation('tests');
  // A run restored after its limit has had its note.
  const [told, setTold] = useState(due);
  const [shownAt, setShownAt] = useState<number | null>(null);

  useEffect(() => {
    if (due && !told) {
      setTold(true);
      setShownAt(place);
    } else if (shownAt !== null && shownAt !== place) {
      setShownAt(null);
    }
  }, [due, told, shownAt, place]);

  return (
    <div role="status" className="absolute inset-x-0 bottom-0">
      {shownAt === place ? (
        <p className="animate-fade-in rounded-m border border-line-strong bg-surface px-3 py-1 text-xs text-wrap sm:px-4 sm:py-2 sm:text-sm">
          {t('runner.softLimit', { count: minutes })}
        </p>
      ) : null}
    </div>
  );
}
