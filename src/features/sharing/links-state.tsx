import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorState } from '@/components/error-state';
import { LoadingState } from '@/components/loading-state';
import { useSharingTexts } from './use-sharing-texts';

export interface LinksStateProps<T> {
  query: UseQueryResult<T>;
  children: (data: T) => ReactNode;
}

/** A list of links while it loads, when it fails, and when it is there. */
export function LinksState<T>({ query, children }: LinksStateProps<T>) {
  const { t } = useSharingTexts();
  if (query.data !== undefined) return children(query.data);
  if (query.isPending) return <LoadingState className="min-h-24" />;
  return (
    <ErrorState
      title={t('loadFailed')}
      error={query.error}
      onRetry={() => void query.refetch()}
      retrying={query.isFetching}
    />
  );
}
