import { useQueries } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorState } from '@/components/error-state';
import { LoadingState } from '@/components/loading-state';
import type { PartProps } from '../special/types';
import { type Banks, bankQueries, banksOf } from '../words/banks';

/** Waits for the questions of the test, in every language they were asked in. */
export function WithBanks({ view, texts, children }: PartProps & { children: (banks: Banks) => ReactNode }) {
  const { t } = texts;
  const queries = useQueries({ queries: bankQueries(view) });
  const failed = queries.find(({ isError }) => isError);
  if (failed) {
    return (
      <ErrorState
        title={t('words.questionsFailed')}
        onRetry={() => failed.refetch()}
        retrying={failed.isFetching}
      />
    );
  }
  const banks = banksOf(
    view,
    queries.map(({ data }) => data),
  );
  return banks ? children(banks) : <LoadingState label={t('scoring.questionsLoading')} />;
}
