import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '@/components/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import { MoreButton } from '../more-button';
import { Records, type RecordsProps } from '../records';

export interface PlainRecordsProps<Row> extends Omit<RecordsProps<Row>, 'rows'> {
  rows: UseInfiniteQueryResult<InfiniteData<Row[], unknown>>;
  /** What is said where there are none. */
  none: string;
}

/** A list in pages that is not narrowed. */
export function PlainRecords<Row>({ rows: asked, none, ...records }: PlainRecordsProps<Row>) {
  const { t } = useTranslation('admin-payments');
  const { data, error, isFetching, refetch } = asked;
  if (!data) {
    if (!error) return <Skeleton className="h-64" />;
    return <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  }
  const rows = data.pages.flat();
  if (rows.length === 0) return <p className="border-y border-line py-6 text-ink-soft">{none}</p>;
  return (
    <div className="grid gap-4">
      <Records rows={rows} {...records} />
      <MoreButton label={t('words.more')} list={asked} />
    </div>
  );
}
