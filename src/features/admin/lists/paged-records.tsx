import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '@/components/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import { pageSizes } from '@/lib/admin/list-address';
import { MoreButton } from '../more-button';
import { Records, type RecordsProps } from '../records';
import { useCapped } from '../use-capped';
import { PageSizes } from './page-sizes';
import type { UsedList } from './use-team-list';

export interface PagedRecordsProps<Row> extends Omit<RecordsProps<Row>, 'rows'> {
  rows: UseInfiniteQueryResult<{ pages: Row[][] }>;
  total: number | undefined;
  used: Pick<UsedList<string>, 'size' | 'choose' | 'isNarrowed'>;
}

/** A list in pages: its rows, how many there are, and the way to more. */
export function PagedRecords<Row>({ rows: asked, total, used, ...records }: PagedRecordsProps<Row>) {
  const { t } = useTranslation('admin-team');
  const capped = useCapped();
  const { data, error, isFetching, refetch } = asked;
  if (!data) {
    if (!error) return <Skeleton className="h-96" />;
    return <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  }
  const rows = data.pages.flat();
  if (rows.length === 0)
    return (
      <p className="border-y border-line py-6 text-ink-soft">
        {used.isNarrowed ? t('words.noEntries') : t('words.noneYet')}
      </p>
    );
  return (
    <div>
      <Records rows={rows} {...records} />
      {total !== undefined && (
        <p role="status" className="mt-3 text-sm text-ink-soft tabular-nums">
          {t('words.answersOf', {
            answered: capped(rows.length),
            served: capped(Math.max(total, rows.length)),
          })}
        </p>
      )}
      <div className="mt-4 flex flex-wrap items-end justify-between gap-3">
        <MoreButton label={t('words.more')} list={asked} />
        {rows.length >= pageSizes[0] && (
          <PageSizes label={t('words.rowsPerPage')} size={used.size} onChoose={used.choose} />
        )}
      </div>
    </div>
  );
}
