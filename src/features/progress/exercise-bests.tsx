import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { exerciseSummaryQuery } from '@/api/training/run-history';
import { ErrorState } from '@/components/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import { href, paths } from '@/config/paths';
import { useFormats } from '@/i18n/use-formats';
import { hasPersonalBest } from '@/lib/progress/run-series';
import { latestWays } from './latest-ways';

/** Every exercise that was done: when last, the latest score and the best. */
export function ExerciseBests({ userId }: { userId: string }) {
  const { t } = useTranslation(['progress', 'training']);
  const formats = useFormats();
  const summary = useQuery(exerciseSummaryQuery(userId));
  if (summary.isPending) return <Skeleton className="h-40" />;
  if (summary.isError) {
    return (
      <ErrorState
        error={summary.error}
        onRetry={() => void summary.refetch()}
        retrying={summary.isFetching}
      />
    );
  }
  const rows = latestWays(summary.data);
  if (rows.length === 0) return <p className="text-ink-soft">{t('exercises.none')}</p>;
  const number = (score: number | null) => (score === null ? t('exercises.noScore') : formats.count(score));
  return (
    <Table caption={t('exercises.caption')} hideCaption>
      <TableHead>
        <TableRow>
          <TableHeader>{t('exercises.exercise')}</TableHeader>
          <TableHeader>{t('exercises.when')}</TableHeader>
          <TableHeader>{t('exercises.last')}</TableHeader>
          <TableHeader>{t('exercises.best')}</TableHeader>
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((row) => (
          <TableRow key={row.exercise_id}>
            <TableHeader scope="row">
              <Link to={href(paths.exerciseHistory, { exerciseId: row.exercise_id })} className="link">
                {t(`training:exercise.${row.exercise_id}.name`)}
              </Link>
            </TableHeader>
            <TableCell>{formats.shortDate(row.last_at)}</TableCell>
            <TableCell>{number(row.last_score)}</TableCell>
            <TableCell>
              {hasPersonalBest(row.exercise_id) && row.scored_runs >= 3 ? number(row.best) : ''}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
