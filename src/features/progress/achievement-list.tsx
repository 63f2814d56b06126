import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { achievementsQuery } from '@/api/progress/achievements';
import { ErrorState } from '@/components/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import { achievementIds } from '@/lib/progress/achievements';
import { useDayWords } from './use-day-words';

/** What was reached and when, and what else there is. */
export function AchievementList({ userId }: { userId: string }) {
  const { t } = useTranslation('achievements');
  const { date } = useDayWords();
  const kept = useQuery(achievementsQuery(userId));
  if (kept.isPending) return <Skeleton className="h-40" />;
  if (kept.isError) {
    return <ErrorState error={kept.error} onRetry={() => void kept.refetch()} retrying={kept.isFetching} />;
  }
  const earned = kept.data;
  const ahead = achievementIds.filter((id) => !earned.some((one) => one.id === id));
  return (
    <>
      {earned.length === 0 ? (
        <p className="text-ink-soft">{t('none')}</p>
      ) : (
        <ul data-part="earned" className="grid gap-x-10 border-t border-line sm:grid-cols-2">
          {earned.map(({ id, earned_on }) => (
            <li key={id} data-achievement={id} className="border-b border-line py-3">
              <p className="font-semibold">{t(`list.${id}.name`)}</p>
              <p className="text-sm text-ink-soft">
                {t(`list.${id}.how`)} · <time dateTime={earned_on}>{date(earned_on)}</time>
              </p>
            </li>
          ))}
        </ul>
      )}
      {ahead.length > 0 ? (
        <details className="mt-3">
          <summary className="link inline-flex min-h-11 items-center">{t('ahead')}</summary>
          <ul className="grid gap-x-10 sm:grid-cols-2">
            {ahead.map((id) => (
              <li key={id} className="py-2">
                <p>{t(`list.${id}.name`)}</p>
                <p className="text-sm text-ink-soft">{t(`list.${id}.how`)}</p>
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </>
  );
}
