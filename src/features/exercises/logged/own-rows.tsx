import type { ReactNode } from 'react';
import { ErrorState } from '@/components/error-state';
import { LoadingState } from '@/components/loading-state';

export interface OwnRowsProps<Row> {
  query: {
    readonly data: readonly Row[] | undefined;
    readonly error: unknown;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  children: (rows: readonly Row[]) => ReactNode;
}

/** What the person wrote before, once it is there: nothing is asked for before it is known what is due. */
export function OwnRows<Row>({ query, children }: OwnRowsProps<Row>) {
  const { data, error, isFetching, refetch } = query;
  if (data) return children(data);
  if (error) return <ErrorState error={error} retrying={isFetching} onRetry={() => void refetch()} />;
  return <LoadingState />;
}
