import { useTranslation } from 'react-i18next';
import { Section } from '@/components/section';
import { Skeleton } from '@/components/ui/skeleton';
import { currentLanguage } from '@/i18n/init';
import type { BuiltReport } from '@/lib/reports/build';
import type { Insight } from '@/lib/reports/insights';
import { scoreText } from '../format';
import type { ResultReport } from './use-result-report';

/** A few sentences about the result and one free step. Left out when the texts cannot be loaded. */
export function InsightsBlock({
  report,
  aboutChild = false,
}: {
  report: ResultReport;
  aboutChild?: boolean;
}) {
  const { t } = useTranslation(['screening', 'report']);
  if (report.loading) {
    return (
      <Section title={t('results.insights')}>
        <div role="status" aria-label={t('results.insightsLoading')} className="grid gap-4">
          <Skeleton className="w-full" />
          <Skeleton className="w-4/5" />
          <Skeleton className="w-full" />
          <Skeleton className="w-3/5" />
        </div>
      </Section>
    );
  }
  if (report.insights.length === 0) return null;
  const step = report.full && freeStep(report.full);
  return (
    <Section title={t('results.insights')}>
      <ul data-slot="insights" className="grid max-w-read list-disc gap-2 ps-5">
        {report.insights.map((insight) => (
          <InsightText key={insight.id} insight={insight} aboutChild={aboutChild} />
        ))}
      </ul>
      {step ? (
        <p className="mt-5 max-w-read border-s-4 border-mark ps-4">
          <span className="block font-semibold">{t('results.firstStep')}</span>
          <span lang={report.language}>{step}</span>
        </p>
      ) : null}
      {report.language === currentLanguage() ? null : (
        <p className="mt-4 text-sm text-ink-soft">{t('report:page.inEnglish')}</p>
      )}
    </Section>
  );
}

/** Endings of texts about somebody else, the closest one first; where a text has none, it fits everybody. */
const childEndings = ['child', 'about'] as const;

function InsightText({ insight, aboutChild }: { insight: Insight; aboutChild: boolean }) {
  const { t, i18n } = useTranslation('report');
  const params = Object.entries(insight.params).map(([name, value]) => [
    name,
    typeof value === 'number' ? scoreText(value, i18n.language) : value,
  ]);
  const ending = aboutChild && childEndings.find((each) => i18n.exists(`report:${insight.key}_${each}`));
  // The typed `t` reads endings such as '_child' as grammatical forms.
  const textOf = t as unknown as (key: string, params: Readonly<Record<string, string | number>>) => string;
  return <li>{textOf(ending ? `${insight.key}_${ending}` : insight.key, Object.fromEntries(params))}</li>;
}

/** The first step of the plan that needs neither a plan nor a tool. */
function freeStep(report: BuiltReport): string | undefined {
  const steps = report.resultNarrative?.developmentPlan.steps;
  return steps?.find((step) => step.unlockRequired !== true && step.tools.length === 0)?.action;
}
