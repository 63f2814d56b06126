import { useTranslation } from 'react-i18next';
import { Section } from '@/components/section';
import { Skeleton } from '@/components/ui/skeleton';
import { dynamicText } from '@/i18n/dynamic-text';
import { currentLanguage } from '@/i18n/init';
import { useFormats } from '@/i18n/use-formats';
import type { Insight } from '@/lib/reports/insights';
import type { ReportView } from '@/lib/reports/view';
import { wholeParams } from '@/lib/reports/whole-insight';
import { wordedKeys } from '@/lib/reports/wording';
import type { ResultReport } from './use-result-report';

/** A few sentences about the result and one free step. Left out when the texts cannot be loaded. */
export function InsightsBlock({ report }: { report: ResultReport }) {
  const { t } = useTranslation(['tests', 'report']);
  if (report.loading) {
    return (
      <Section title={t('report:sections.insights')}>
        <div role="status" aria-label={t('results.insightsLoading')} className="grid gap-4">
          <Skeleton className="w-full" />
          <Skeleton className="w-4/5" />
          <Skeleton className="w-full" />
          <Skeleton className="w-3/5" />
        </div>
      </Section>
    );
  }
  const { insights, contentLanguage } = report.view;
  if (insights.length === 0) return null;
  return (
    <Section title={t('report:sections.insights')}>
      <ul data-slot="insights" className="grid max-w-read list-disc gap-2 ps-5">
        {insights.map((insight) => (
          <InsightText key={insight.id} insight={insight} view={report.view} />
        ))}
      </ul>
      {contentLanguage === currentLanguage() ? null : (
        <p className="mt-4 text-sm text-ink-soft">{t('report:page.inEnglish')}</p>
      )}
    </Section>
  );
}

function InsightText({ insight, view }: { insight: Insight; view: ReportView }) {
  const { t } = useTranslation('report');
  const formats = useFormats();
  const areas = view.areas.map(({ id, scored, score }) => ({ id, score: scored ? score : null }));
  const params = Object.entries(wholeParams(insight, areas)).map(([name, value]) => [
    name,
    typeof value === 'number' ? formats.count(value) : value,
  ]);
  const keys = wordedKeys(insight.key, view.wording);
  return <li>{dynamicText(t, 'report', keys, Object.fromEntries(params))}</li>;
}
