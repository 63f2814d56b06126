import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Headline } from '@/components/results/headline';
import { bandKey } from '@/i18n/answer-words';
import { areaName } from '@/i18n/area-name';
import { headlineText } from '@/i18n/headline';
import { currentLanguage } from '@/i18n/init';
import { useFormats } from '@/i18n/use-formats';
import type { AttemptRecord } from '@/lib/assessments/attempt-record';
import { wholePercent } from '@/lib/assessments/bands';
import { hasBands } from '@/lib/assessments/catalogue';
import type { InstrumentDefinition } from '@/lib/assessments/types';
import { headlineOf } from '@/lib/reports/headline';
import { wordingOf } from '@/lib/reports/wording';

export interface ResultHeadProps {
  definition: InstrumentDefinition;
  attempt: AttemptRecord;
  headingRef: RefObject<HTMLHeadingElement | null>;
  /** The person does not want to see the result now. */
  hidden: boolean;
}

/** Which test and day, and the result in one sentence. */
export function ResultHead({ definition, attempt, headingRef, hidden }: ResultHeadProps) {
  const { t } = useTranslation(['tests', 'report']);
  const formats = useFormats();
  const test = definition.catalogueName;
  const name = attempt.details?.child_label;
  const date = formats.date(attempt.completed_at);
  return (
    <header className="pb-5 sm:pt-4">
      <p className="eyebrow">
        {name === undefined
          ? t('report:page.eyebrow', { test, date })
          : t('report:page.eyebrowNamed', { test, date, name })}
      </p>
      <h1 ref={headingRef} tabIndex={-1} className="mt-1 max-w-[26ch] sm:mt-2 text-2xl wrap-anywhere">
        <Sentence definition={definition} attempt={attempt} hidden={hidden} />
      </h1>
    </header>
  );
}

function Sentence({
  definition,
  attempt,
  hidden,
}: Pick<ResultHeadProps, 'definition' | 'attempt' | 'hidden'>) {
  const { t } = useTranslation(['tests', 'report']);
  const areas = definition.domains.map((domain) => {
    const score = attempt.domains[domain.id] ?? null;
    return { name: areaName(t, domain), score: score ?? 0, scored: score !== null };
  });
  const headline = hidden ? null : headlineOf(areas, definition);
  if (headline === null) return t('results.title', { test: definition.catalogueName });
  const text = headlineText(t, headline, wordingOf(definition, attempt), currentLanguage());
  return <Headline text={text} names={areas.map(({ name }) => name)} />;
}

/** The overall number with its label, in one quiet line under the areas. */
export function OverallLine({ definition, attempt }: Pick<ResultHeadProps, 'definition' | 'attempt'>) {
  const { t } = useTranslation(['tests', 'report']);
  const formats = useFormats();
  const { overall } = attempt;
  const name = t('words.overall');
  if (overall === null) {
    // Choices without a number were all made; they only do not fit together, as the part below says.
    const none = hasBands(definition) ? t('words.notEnoughAnswers') : '–';
    return (
      <p data-slot="overall" className="font-medium text-ink">
        {t('words.pair', { name, text: none })}
      </p>
    );
  }
  const label = bandKey(overall, definition);
  const score = formats.count(wholePercent(overall));
  return (
    <p data-slot="overall" className="font-medium text-ink">
      {label === null
        ? t('words.pair', { name, text: t('words.scoreOf', { score }) })
        : t('scoreBar.spoken', { name, score, label: t(label) })}
    </p>
  );
}
