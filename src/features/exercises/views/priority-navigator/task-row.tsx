import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '@/i18n/use-formats';
import type { DayTask } from '@/lib/exercises/priority-navigator/schedule';
import { letterOf, useTaskWords } from './use-task-words';

const columns = 'grid grid-cols-[1.5rem_1fr_1fr_1fr_5.75rem] items-center gap-x-1 text-center tabular-nums';

/** What the figures of the rows under it are; sentences say so themselves. */
export function TaskHeads() {
  const { t } = useTranslation('exercise-priority-navigator');
  return (
    <div aria-hidden="true" className={cx(columns, 'text-xs text-ink-soft')}>
      <span />
      <span>{t('heads.takes')}</span>
      <span>{t('heads.due')}</span>
      <span>{t('heads.points')}</span>
    </div>
  );
}

export interface TaskRowProps {
  task: number;
  facts: DayTask;
  /** Figures in columns, or a sentence. */
  isDrawn: boolean;
  /** Buttons at its end. */
  children: ReactNode;
}

/** One task in a line. */
export function TaskRow({ task, facts, isDrawn, children }: TaskRowProps) {
  const formats = useFormats();
  const { said } = useTaskWords();
  if (!isDrawn) {
    return (
      <div className="grid grid-cols-[1fr_5.75rem] items-center gap-x-2">
        <span>{said(task, facts)}</span>
        <span className="flex gap-1">{children}</span>
      </div>
    );
  }
  return (
    <div className={columns}>
      <span className="sr-only">{said(task, facts)}</span>
      <strong aria-hidden="true">{letterOf(task)}</strong>
      <span aria-hidden="true">{formats.count(facts.duration)}</span>
      <span aria-hidden="true">{formats.count(facts.deadline)}</span>
      <span aria-hidden="true">{formats.count(facts.value)}</span>
      <span className="flex gap-1">{children}</span>
    </div>
  );
}
