import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { bandKey } from '@/i18n/answer-words';
import { useFormats } from '@/i18n/use-formats';
import type { AttemptRecord } from '@/lib/assessments/attempt-record';
import { hasBands } from '@/lib/assessments/catalogue';
import type { InstrumentDefinition } from '@/lib/assessments/types';

export interface ResultHeadProps {
  definition: InstrumentDefinition;
  attempt: AttemptRecord;
  headingRef: RefObject<HTMLHeadingElement | null>;
  /** The person does not want to see the number now. */
  hidden: boolean;
}

/** Whose results of which test and day, and the overall number with its label. */
export function ResultHead({ definition, attempt, headingRef, hidden }: ResultHeadProps) {
  const { t } = useTranslation(['tests', 'report']);
  const formats = useFormats();
  const test = definition.catalogueName;
  return (
    <header className="grid gap-x-8 gap-y-5 border-control-b border-ink pt-4 pb-6 sm:grid-cols-[1fr_auto] sm:items-end">
      <div>
        <p className="eyebrow">
          {t('report:page.eyebrow', { test, date: formats.date(attempt.completed_at) })}
        </p>
        <h1 ref={headingRef} tabIndex={-1} className="mt-2 text-2xl wrap-anywhere">
          <Title test={test} attempt={attempt} />
        </h1>
      </div>
      {hidden ? null : (
        <p data-slot="overall">
          <span className="sr-only">{t('words.overall')}: </span>
          <Overall definition={definition} overall={attempt.overall} />
        </p>
      )}
    </header>
  );
}

function Title({ test, attempt }: { test: string; attempt: AttemptRecord }) {
  const { t } = useTranslation(['tests', 'report']);
  const name = attempt.details?.child_label;
  if (name !== undefined) return t('results.titleChild', { test, name });
  return t(attempt.form === 'self' ? 'results.title' : 'results.titlePerson', { test });
}

function Overall({ definition, overall }: { definition: InstrumentDefinition; overall: number | null }) {
  const { t } = useTranslation(['tests', 'report']);
  const formats = useFormats();
  if (overall === null) {
    // Choices without a number were all made; they only do not fit together, as the part below says.
    const none = hasBands(definition) ? t('words.notEnoughAnswers') : '–';
    return <span className="text-lg font-semibold">{none}</span>;
  }
  const label = bandKey(overall, definition);
  return (
    <>
      <span className="font-serif text-3xl font-[560] tracking-tight tabular-nums">
        {formats.score(overall)}
      </span>{' '}
      <span className="text-sm text-ink-soft">{t('words.of100')}</span>
      {label === null ? null : <span className="block font-semibold">{t(label)}</span>}
    </>
  );
}
