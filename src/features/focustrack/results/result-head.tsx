import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '@/i18n/use-formats';
import { focusTrack } from '@/lib/assessments/tests/focustrack/definition';
import { StepHeading } from '../step-heading';
import type { ShownRun } from './shown-run';

/** Which run this is, and at the end of the line its number. */
export function ResultHead({
  run,
  title,
  children,
}: Pick<ShownRun, 'run'> & { title: string; children?: ReactNode }) {
  const { t } = useTranslation('focustrack');
  const formats = useFormats();
  const { startedAt, variant } = run.header;
  return (
    <header className="grid gap-x-8 gap-y-5 border-control-b border-ink pt-4 pb-6 sm:grid-cols-[1fr_auto] sm:items-end">
      <div>
        <StepHeading
          eyebrow={t('results.eyebrow', {
            test: focusTrack.catalogueName,
            variant: t(`variant.${variant}`),
            date: formats.date(startedAt),
          })}
        >
          {title}
        </StepHeading>
      </div>
      {children}
    </header>
  );
}
