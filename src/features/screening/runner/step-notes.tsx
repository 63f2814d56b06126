import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '@/components/ui/notice';
import type { Step } from '@/lib/assessments/run-steps';
import { partText } from './step-texts';
import type { StepView } from './step-view';

export interface StepNotesProps extends Pick<StepView, 'definition' | 'snapshot'> {
  step: Step;
  /** The window to look back on, or what to think of, in the language of the run; '' for nothing. */
  line: string;
  /** Lies over the line while it has something to say. */
  children?: ReactNode;
}

/** What stands above a step: its part of the test, the window to look back on, and what is true of this device. */
export function StepNotes({ definition, snapshot: { run, save }, step, line, children }: StepNotesProps) {
  const { t } = useTranslation('screening');
  const { t: inRunLanguage } = useTranslation('screening', { lng: run.language });
  const part = partText(inRunLanguage, definition, run, step);
  return (
    <>
      {save === 'unavailable' ? (
        <Notice tone="caution" role="status" className="mb-6 text-sm">
          {t('runner.notSaved')}
        </Notice>
      ) : null}
      <div lang={run.language} className="relative mb-3">
        {part ? (
          <p data-slot="part" className="mb-1 text-sm font-semibold">
            {part}
          </p>
        ) : null}
        {line === '' ? null : <p className="text-sm text-ink-soft">{line}</p>}
        {children}
      </div>
    </>
  );
}
