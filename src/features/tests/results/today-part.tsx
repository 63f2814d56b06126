import { useTranslation } from 'react-i18next';
import { ButtonLink } from '@/components/button-link';
import { areaDrawings } from '@/components/drawings/areas';
import { TodayCard } from '@/components/results/today-card';
import { Skeleton } from '@/components/ui/skeleton';
import { href, paths } from '@/config/paths';
import type { AttemptRecord } from '@/lib/assessments/attempt-record';
import type { InstrumentDefinition } from '@/lib/assessments/types';
import { firstStep } from '@/lib/reports/narratives';
import { domainResults } from './result-scores';
import type { ResultReport } from './use-result-report';

export interface TodayPartProps {
  definition: InstrumentDefinition;
  attempt: AttemptRecord;
  report: ResultReport;
}

/** The way to the whole report. */
export function ReadWhy({
  definition,
  attempt,
  variant,
}: Omit<TodayPartProps, 'report'> & { variant: 'filled' | 'outline' }) {
  const { t } = useTranslation('tests');
  const to = href(paths.reportByTest, { testKey: definition.routeKey, attemptId: attempt.id });
  return (
    <div>
      <ButtonLink variant={variant} to={to} data-action="open-report">
        {t('results.readWhy')}
      </ButtonLink>
    </div>
  );
}

/** One step for now, and the way to the whole report. */
export function TodayPart({ definition, attempt, report }: TodayPartProps) {
  const step = firstStep(report.view.report.resultNarrative);
  const top = domainResults(definition, attempt)[0]?.domain.kind;
  const variant = step || report.loading ? 'outline' : 'filled';
  const readWhy = <ReadWhy definition={definition} attempt={attempt} variant={variant} />;
  if (report.loading) {
    return (
      <div className="grid justify-items-start gap-5">
        <Skeleton className="h-44 w-full" />
        {readWhy}
      </div>
    );
  }
  return step ? (
    <TodayCard
      step={step}
      lang={report.view.contentLanguage ?? undefined}
      {...(top ? { drawing: areaDrawings[top] } : {})}
      beside={readWhy}
    />
  ) : (
    readWhy
  );
}
