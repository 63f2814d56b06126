import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { LatestResult } from '@/api/attempts/latest';
import { Headline } from '@/components/results/headline';
import { TestProfile } from '@/components/results/test-profile';
import { Section } from '@/components/section';
import { href, paths } from '@/config/paths';
import { areaName } from '@/i18n/area-name';
import { headlineText } from '@/i18n/headline';
import { currentLanguage } from '@/i18n/init';
import { useFormats } from '@/i18n/use-formats';
import { findInstrument } from '@/lib/assessments/instruments';
import type { InstrumentDefinition } from '@/lib/assessments/types';
import { headlineOf } from '@/lib/reports/headline';
import { wordingOf } from '@/lib/reports/wording';
import { SecondLook } from './second-look';

/** The newest result of the person about themselves: one sentence, the profile, and the way into the report. */
export function LastResult({ result, nowMs }: { result: LatestResult; nowMs: number }) {
  const { t } = useTranslation(['dashboard', 'tests', 'report']);
  const formats = useFormats();
  const definition = findInstrument(result.test_id);
  if (!definition) return null;
  return (
    <Section title={t('result.title')}>
      <div data-part="last-result">
        <p className="flex flex-wrap gap-x-3 text-sm text-ink-soft">
          <span>{definition.catalogueName}</span>
          <time dateTime={result.completed_at}>{formats.date(result.completed_at)}</time>
        </p>
        <Sentence result={result} definition={definition} />
        <TestProfile definition={definition} domains={result.domains} />
        <p className="mt-3 flex flex-wrap gap-x-6">
          <Link
            to={href(paths.reportByAttempt, { attemptId: result.id })}
            className="link inline-flex min-h-11 items-center"
          >
            {t('words.seeReport')}
          </Link>
          <Link to={paths.testHistory} className="link inline-flex min-h-11 items-center">
            {t('words.allResults')}
          </Link>
        </p>
        <SecondLook result={result} nowMs={nowMs} />
      </div>
    </Section>
  );
}

interface SentenceProps {
  result: LatestResult;
  definition: InstrumentDefinition;
}

function Sentence({ result, definition }: SentenceProps) {
  const { t } = useTranslation(['dashboard', 'tests', 'report']);
  const areas = definition.domains.map((domain) => {
    const score = result.domains[domain.id] ?? null;
    return { name: areaName(t, domain), score: score ?? 0, scored: score !== null };
  });
  const headline = headlineOf(areas, definition);
  if (headline === null) return null;
  const text = headlineText(t, headline, wordingOf(definition, result), currentLanguage());
  return (
    <p className="mt-2 mb-4 font-serif text-lg leading-snug">
      <Headline text={text} names={areas.map(({ name }) => name)} />
    </p>
  );
}
