import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { reportContentQuery } from '@/api/reports/content';
import { ButtonLink } from '@/components/button-link';
import { areaDrawings } from '@/components/drawings/areas';
import { TodayCard } from '@/components/results/today-card';
import { Skeleton } from '@/components/ui/skeleton';
import { href, paths } from '@/config/paths';
import { currentLanguage } from '@/i18n/init';
import { focusTrack } from '@/lib/assessments/tests/focustrack/definition';
import { reportOfAttempt } from '@/lib/reports/attempt-report';
import { firstStep } from '@/lib/reports/narratives';
import { measuredAreas } from './measured-areas';
import type { ShownRun } from './shown-run';

export interface TodayProps extends ShownRun {
  /** The server holds the run: it has a report. */
  isStored: boolean;
}

/** One step for now, and the way to the whole report once there is one. */
export function Today({ id, scored, isStored }: TodayProps) {
  const { t } = useTranslation(['focustrack', 'tests']);
  const { data, isPending } = useQuery(reportContentQuery(focusTrack.testId, currentLanguage()));
  const report =
    data &&
    reportOfAttempt(data, {
      test_id: focusTrack.testId,
      overall: scored.percentageScore,
      domains: scored.difficulty,
    });
  const top = measuredAreas(scored).sort((a, b) => (b.score ?? 0) - (a.score ?? 0))[0]?.kind;
  const step = firstStep(report?.resultNarrative ?? null);
  const readWhy = isStored ? (
    <ButtonLink
      variant={step || isPending ? 'outline' : 'filled'}
      to={href(paths.reportByTest, { testKey: focusTrack.routeKey, attemptId: id })}
      data-action="open-report"
    >
      {t('tests:results.readWhy')}
    </ButtonLink>
  ) : (
    <p className="max-w-read self-center text-ink-soft">{t('next.reportLater')}</p>
  );
  if (step)
    return (
      <TodayCard
        step={step}
        lang={data?.language}
        {...(top ? { drawing: areaDrawings[top] } : {})}
        beside={readWhy}
      />
    );
  return (
    <div className="grid justify-items-start gap-5">
      {isPending ? <Skeleton className="h-44 w-full" /> : null}
      {readWhy}
    </div>
  );
}
