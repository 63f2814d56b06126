import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { Box } from '@/api/messages/keys';
import { boxQuery } from '@/api/messages/threads';
import { unreadMessagesQuery } from '@/api/messages/unread';
import { ButtonLink } from '@/components/button-link';
import { EmptyState } from '@/components/empty-state';
import { ErrorState } from '@/components/error-state';
import { TabLinks } from '@/components/tab-links';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { paths } from '@/config/paths';
import { badgeText } from '@/lib/notifications/badge';
import { messagesAddress, readBox } from './address';
import { ThreadRow } from './thread-row';

export interface BoxesProps {
  userId: string;
  /** The conversation that is open. */
  current: string | null;
}

/** Conversations, and what others ask. */
export function Boxes({ userId, current }: BoxesProps) {
  const { t } = useTranslation('messages');
  const [search] = useSearchParams();
  const box = readBox(search);
  const { data: unread } = useQuery(unreadMessagesQuery(userId));
  const waiting = badgeText(unread?.requests);
  return (
    <div className="min-w-0">
      <TabLinks
        label={t('boxes.label')}
        current={box}
        keepsPlace
        tabs={[
          { id: 'open', to: messagesAddress({ box: 'open', thread: current }), name: t('boxes.open') },
          {
            id: 'requests',
            to: messagesAddress({ box: 'requests', thread: current }),
            name: waiting === '' ? t('boxes.requests') : t('boxes.requestsWaiting', { shown: waiting }),
          },
        ]}
      />
      <ThreadList key={box} userId={userId} box={box} current={current} />
    </div>
  );
}

function ThreadList({ userId, box, current }: BoxesProps & { box: Box }) {
  const { t } = useTranslation('messages');
  const list = useInfiniteQuery(boxQuery(userId, box));
  const threads = list.data?.pages.flat() ?? [];
  if (list.isPending) return <Skeleton className="mt-3 h-64" />;
  if (list.isError && threads.length === 0) {
    return (
      <ErrorState
        error={list.error}
        onRetry={() => void list.refetch()}
        retrying={list.isFetching}
        className="mt-4"
      />
    );
  }
  if (threads.length === 0) {
    return (
      <EmptyState
        title={t(`empty.${box}`)}
        action={
          box === 'open' && (
            <ButtonLink to={paths.communityQuestions} variant="outline">
              {t('empty.look')}
            </ButtonLink>
          )
        }
      >
        {t(`empty.${box}Text`)}
      </EmptyState>
    );
  }
  return (
    <>
      <ul aria-label={t(`boxes.${box}`)} className="divide-y divide-line border-b border-line">
        {threads.map((thread) => (
          <ThreadRow key={thread.id} thread={thread} box={box} isCurrent={thread.id === current} />
        ))}
      </ul>
      {list.hasNextPage ? (
        <Button
          variant="outline"
          size="sm"
          className="mt-4"
          busy={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {t('words.more')}
        </Button>
      ) : null}
    </>
  );
}
