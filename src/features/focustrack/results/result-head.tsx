import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '@/i18n/use-formats';
import { focusTrack } from '@/lib/assessments/tests/focustrack/definition';
import { StepHeading } from '../step-heading';
import type { ShownRun } from './shown-run';

/** Which run this is, and what came of it. */
export function ResultHead({ run, title }: Pick<ShownRun, 'run'> & { title: ReactNode }) {
  const { t } = useTranslation('focustrack');
  const formats = useFormats();
  const { startedAt, variant } = run.header;
  return (
    <header className="pb-5 sm:pt-4 [&_h1]:max-w-[26ch]">
      <StepHeading
        eyebrow={t('results.eyebrow', {
          test: focusTrack.catalogueName,
          variant: t(`variant.${variant}`),
          date: formats.date(startedAt),
        })}
      >
        {title}
      </StepHeading>
    </header>
  );
}
