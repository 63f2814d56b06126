import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '@/components/error-state';
import { LoadingState } from '@/components/loading-state';
import type { WordList } from '@/lib/assessments/word-lists';
import { TaskBody, type TaskBodyProps } from '../task-body';

export interface ListMissingProps extends Pick<TaskBodyProps, 'language' | 'header'> {
  list: UseQueryResult<WordList | null>;
}

/** While a word list is on its way, and when it does not come. */
export function ListMissing({ list, language, header }: ListMissingProps) {
  const { t } = useTranslation('tasks', { lng: language });
  const isWaiting = list.isPending;
  return (
    <TaskBody screen={isWaiting ? 'words-loading' : 'words-missing'} language={language} header={header}>
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
    </TaskBody>
  );
}
