import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '@/components/error-state';
import { LoadingState } from '@/components/loading-state';
import type { WordList } from '@/lib/assessments/tests/memory-check/word-lists';
import { ActivityBody, type ActivityBodyProps } from '../../activities/activity-body';

export interface ListMissingProps extends Pick<ActivityBodyProps, 'language' | 'header'> {
  list: UseQueryResult<WordList | null>;
}

/** While a word list is on its way, and when it does not come. */
export function ListMissing({ list, language, header }: ListMissingProps) {
  const { t } = useTranslation('activities', { lng: language });
  const isWaiting = list.isPending;
  return (
    <ActivityBody screen={isWaiting ? 'words-loading' : 'words-missing'} language={language} header={header}>
      {isWaiting ? (
        <LoadingState />
      ) : (
        <ErrorState
          title={t('learning.loadFailed')}
          {...(list.error ? { error: list.error } : {})}
          onRetry={() => void list.refetch()}
          retrying={list.isFetching}
        />
      )}
    </ActivityBody>
  );
}
