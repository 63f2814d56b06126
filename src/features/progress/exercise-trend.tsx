import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { scoredRunsQuery } from '@/api/training/run-history';
import { ErrorState } from '@/components/error-state';
import { fitOf, seriesScores } from '@/components/runs/series';
import { SeriesFigure } from '@/components/runs/series-figure';
import { TrendWords } from '@/components/runs/trend-words';
import { useRunWords } from '@/components/runs/use-run-words';
import { Skeleton } from '@/components/ui/skeleton';
import { href, paths } from '@/config/paths';
import { usePlanning } from '@/contexts/use-planning';
import type { RunMode } from '@/lib/exercises/contract';
import { factsOf } from '@/lib/exercises/facts';
import type { ExerciseId } from '@/lib/exercises/ids';
import { dayPoints, hasPersonalBest, personalBest, seriesOfRuns } from '@/lib/progress/run-series';
import { spanOf, trendOf } from '@/lib/progress/trend';

export interface ExerciseTrendProps {
  userId: string;
  id: ExerciseId;
  /** Earlier runs are left out of line and words; practice stays practice. */
  from: string;
  /** Runs that follow the person, or those with fixed settings. */
  mode?: RunMode;
}

/** How the scores of one exercise move: the series with the newest run of that mode. */
export function ExerciseTrend({ userId, id, from, mode = 'train' }: ExerciseTrendProps) {
  const { t } = useTranslation(['progress', 'training', 'training-history', 'player']);
  const { tz, dayOf } = usePlanning(userId);
  const facts = factsOf(id);
  const { wayText } = useRunWords({ id, variants: facts?.variants ?? [] });
  const runs = useQuery(scoredRunsQuery(userId, id));
  const name = t(`training:exercise.${id}.name`);
  if (runs.isPending) return <Skeleton className="h-40" />;
  if (runs.isError) {
    return <ErrorState error={runs.error} onRetry={() => void runs.refetch()} retrying={runs.isFetching} />;
  }
  const all = seriesOfRuns(seriesScores(runs.data), facts?.screenMatters ?? false);
  const whole = all.find(({ runs: [first] }) => first?.run.mode === mode);
  if (!whole) return null;
  const series = {
    ...whole,
    runs: whole.runs.filter(({ run }) => dayOf(Date.parse(run.finishedAt)) >= from),
  };
  const points = dayPoints(series, tz);
  const trend = trendOf(points);
  const span = spanOf(points);
  const first = series.runs[0];
  return (
    <article data-exercise={id} className="border-t border-line pt-5">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-6">
        <h3 className="text-lg">{name}</h3>
        <Link to={href(paths.exerciseHistory, { exerciseId: id })} className="link">
          {t('exercises.history', { name })}
        </Link>
      </div>
      {first ? (
        <div className="grid grid-cols-1 gap-x-8 gap-y-6 sm:grid-cols-2">
          <SeriesFigure title={wayText(first.run)} points={series.runs} fit={fitOf(series, trend, span)} />
          <TrendWords trend={trend} span={span} best={hasPersonalBest(id) ? personalBest(series) : null} />
        </div>
      ) : (
        <p className="text-ink-soft">{t('trends.noneHere')}</p>
      )}
    </article>
  );
}
