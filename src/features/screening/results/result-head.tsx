import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { AttemptRecord } from '@/api/attempts/attempt-record';
import type { InstrumentDefinition } from '@/lib/assessments/types';
import { dateText, scoreText } from '../format';
import { bandKey } from '../texts';

export interface ResultHeadProps {
  definition: InstrumentDefinition;
  attempt: AttemptRecord;
  headingRef: RefObject<HTMLHeadingElement | null>;
  /** The person does not want to see the number now. */
  hidden: boolean;
}

/** Whose results of which test and day, and the overall number with its label. */
export function ResultHead({ definition, attempt, headingRef, hidden }: ResultHeadProps) {
  const { t, i18n } = useTranslation('screening');
  const test = definition.catalogueName;
  return (
    <header className="grid gap-x-8 gap-y-5 border-control-b border-ink pt-4 pb-6 sm:grid-cols-[1fr_auto] sm:items-end">
      <div>
        <p className="eyebrow">
          {t('results.eyebrow', { test, date: dateText(attempt.completed_at, i18n.language) })}
        </p>
        <h1 ref={headingRef} tabIndex={-1} className="mt-2 text-2xl wrap-anywhere">
          <Title test={test} attempt={attempt} />
        </h1>
      </div>
      {hidden ? null : (
        <p data-slot="overall">
          <span className="sr-only">{t('results.overall')}: </span>
          <Overall definition={definition} overall={attempt.overall} />
        </p>
      )}
    </header>
  );
}

function Title({ test, attempt }: { test: string; attempt: AttemptRecord }) {
  const { t } = useTranslation('screening');
  const name = attempt.details?.child_label;
  if (name !== undefined) return t('results.titleChild', { test, name });
  return t(attempt.form === 'self' ? 'results.title' : 'results.titlePerson', { test });
}

function Overall({ definition, overall }: { definition: InstrumentDefinition; overall: number | null }) {
  const { t, i18n } = useTranslation('screening');
  if (overall === null) {
    // Choices without a number were all made; they only do not fit together, as the part below says.
    const none = definition.bandLabels === 'none' ? '–' : t('notEnough');
    return <span className="text-lg font-semibold">{none}</span>;
  }
  const label = bandKey(overall, definition.bandLabels);
  return (
    <>
      <span className="font-serif text-3xl font-[560] tracking-tight tabular-nums">
        {scoreText(overall, i18n.language)}
      </span>{' '}
      <span className="text-sm text-ink-soft">{t('results.of100')}</span>
      {label === null ? null : <span className="block font-semibold">{t(label)}</span>}
    </>
  );
}
