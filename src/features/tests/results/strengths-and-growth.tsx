import { useTranslation } from 'react-i18next';
import { Section } from '@/components/section';
import { useFormats } from '@/i18n/use-formats';
import { wholePercent } from '@/lib/assessments/bands';
import type { ReportDimension } from '@/lib/reports/build';
import type { ResultReport } from './use-result-report';

/** Areas that came out low, and those to work on first. They show also when the texts for them cannot be loaded. */
export function StrengthsAndGrowth({ report }: { report: ResultReport }) {
  const { t } = useTranslation(['tests', 'report']);
  const { strengths } = report.view;
  return (
    <div className="grid gap-12 sm:grid-cols-2 sm:gap-8">
      <Section title={t('results.strengths')}>
        <Areas areas={strengths} report={report} field="strengths" empty={t('report:strengths.none')} />
      </Section>
      <Growth report={report} />
    </div>
  );
}

/** Where to begin. */
export function Growth({ report }: { report: ResultReport }) {
  const { t } = useTranslation(['tests', 'report']);
  const { growthPriorities } = report.view.report;
  return (
    <Section title={t('results.growth')}>
      <Areas areas={growthPriorities} report={report} field="growth" empty={t('report:growth.none')} />
    </Section>
  );
}

/** What is calm, by name: a result about a child begins with it, and the report says more. */
export function StrengthsFirst({ report }: { report: ResultReport }) {
  const { t } = useTranslation(['tests', 'report']);
  const formats = useFormats();
  const names = report.view.strengths.map(({ name }) => name);
  return (
    <section aria-labelledby="strengths-first" className="text-sm">
      <h2 id="strengths-first" className="font-sans text-sm tracking-normal">
        {t('report:sections.strengths_about')}
      </h2>
      <p>{names.length > 0 ? formats.list(names) : t('report:strengths.none')}</p>
    </section>
  );
}

interface AreasProps {
  areas: readonly ReportDimension[];
  /** Brings a sentence for each area once its texts are there. */
  report: ResultReport;
  field: 'strengths' | 'growth';
  empty: string;
}

function Areas({ areas, report, field, empty }: AreasProps) {
  const { t } = useTranslation(['tests', 'report']);
  const formats = useFormats();
  if (areas.length === 0) return <p className="text-ink-soft">{empty}</p>;
  return (
    <ul className="border-t border-line">
      {areas.map(({ id, name, score }) => {
        const text = report.view.report.dimensions.find((each) => each.id === id)?.details?.[field]?.[0];
        return (
          <li key={id} className="border-b border-line py-3">
            <p className="flex items-baseline justify-between gap-4">
              <span className="font-semibold">{name}</span>
              <span className="shrink-0 text-sm text-ink-soft tabular-nums">
                {t('words.scoreOf', { score: formats.count(wholePercent(score)) })}
              </span>
            </p>
            {text ? (
              <p lang={report.view.contentLanguage ?? undefined} className="mt-1 text-ink-soft">
                {text}
              </p>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}
