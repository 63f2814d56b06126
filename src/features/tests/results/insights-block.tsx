import { useTranslation } from 'react-i18next';
import { Section } from '@/components/section';
import { Skeleton } from '@/components/ui/skeleton';
import { dynamicText } from '@/i18n/dynamic-text';
import { currentLanguage } from '@/i18n/init';
import { useFormats } from '@/i18n/use-formats';
import type { BuiltReport } from '@/lib/reports/build';
import type { Insight } from '@/lib/reports/insights';
import { type Wording, wordedKeys } from '@/lib/reports/wording';
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
  const { insights, contentLanguage, wording } = report.view;
  if (insights.length === 0) return null;
  const step = freeStep(report.view.report);
  return (
    <Section title={t('report:sections.insights')}>
      <ul data-slot="insights" className="grid max-w-read list-disc gap-2 ps-5">
        {insights.map((insight) => (
          <InsightText key={insight.id} insight={insight} wording={wording} />
        ))}
      </ul>
      {step ? (
        <p className="mt-5 max-w-read border-s-4 border-mark ps-4">
          <span className="block font-semibold">{t('results.firstStep')}</span>
          <span lang={contentLanguage ?? undefined}>{step}</span>
        </p>
      ) : null}
      {contentLanguage === currentLanguage() ? null : (
        <p className="mt-4 text-sm text-ink-soft">{t('report:page.inEnglish')}</p>
      )}
    </Section>
  );
}

function InsightText({ insight, wording }: { insight: Insight; wording: Wording }) {
  const { t } = useTranslation('report');
  const formats = useFormats();
  const params = Object.entries(insight.params).map(([name, value]) => [
    name,
    typeof value === 'number' ? formats.score(value) : value,
  ]);
  const keys = wordedKeys(insight.key, wording);
  return <li>{dynamicText(t, 'report', keys, Object.fromEntries(params))}</li>;
}

/** The first step of the plan that needs neither a plan nor a tool. */
function freeStep(report: BuiltReport): string | undefined {
  const steps = report.resultNarrative?.developmentPlan.steps;
  return steps?.find((step) => step.unlockRequired !== true && step.tools.length === 0)?.action;
}
