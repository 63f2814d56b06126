import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { threadQuery } from '@/api/messages/threads';
import { ErrorState } from '@/components/error-state';
import { PageHeader } from '@/components/page-header';
import { Skeleton } from '@/components/ui/skeleton';
import { AppError } from '@/lib/app-error';
import { BackToList } from './back-to-list';
import { Conversation } from './conversation';
import type { Line } from './use-live-messages';

export interface OpenThreadProps {
  userId: string;
  id: string;
  line: Line;
  /** No list stands beside it. */
  isAlone: boolean;
}

/** The conversation that the address names. */
export function OpenThread({ userId, id, line, isAlone }: OpenThreadProps) {
  const { t } = useTranslation('messages');
  const [search, setSearch] = useSearchParams();
  const { data: thread, error, isFetching, refetch } = useQuery(threadQuery(userId, id));
  // A request that was accepted stands among the conversations.
  const hasMoved = search.get('box') === 'requests' && thread?.state === 'open';
  useEffect(() => {
    if (!hasMoved) return;
    setSearch(
      (before) => {
        before.delete('box');
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [hasMoved, setSearch]);
  if (thread) return <Conversation userId={userId} thread={thread} line={line} isAlone={isAlone} />;
  const isMissing = error instanceof AppError && error.code === 'not_found';
  return (
    <div className="grid content-start gap-4">
      {isAlone ? (
        <>
          <BackToList />
          <PageHeader title={t('pages.messages')} />
        </>
      ) : null}
      {isMissing ? (
        <p>{t('missing')}</p>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <Skeleton className="h-96" />
      )}
    </div>
  );
}
