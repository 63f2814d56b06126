import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useId, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ownProfileQuery } from '@/api/community/own-profile';
import { readConversationMutation } from '@/api/messages/conversation';
import type { Thread } from '@/api/messages/shapes';
import { Avatar } from '@/components/avatar';
import { ErrorState } from '@/components/error-state';
import { Badges, memberParam } from '@/components/posts/byline';
import { PresenceDot } from '@/components/presence-dot';
import { Skeleton } from '@/components/ui/skeleton';
import { paths } from '@/config/paths';
import { usePresenceOf } from '@/contexts/use-presence-of';
import { usePageTitle } from '@/hooks/use-page-title';
import { standingOf } from '@/lib/messages/thread';
import { BackToList } from './back-to-list';
import { Composer } from './composer';
import { MessageLog } from './message-log';
import { StandingBar } from './standing-bar';
import { ThreadActions } from './thread-actions';
import { useConversation } from './use-conversation';
import type { Line } from './use-live-messages';

export interface ConversationProps {
  userId: string;
  thread: Thread;
  line: Line;
  isAlone: boolean;
}

/** What two members wrote, with room to go on. */
export function Conversation({ userId, thread, line, isAlone }: ConversationProps) {
  const { t } = useTranslation('messages');
  const { t: posts } = useTranslation('posts');
  const headingId = useId();
  const { query, said, outgoing, write, again, takeBack } = useConversation(userId, thread, line);
  const [given, setGiven] = useState('');
  useReadWhenSeen(userId, thread);
  const name = thread.person?.handle ?? posts('formerMember');
  const Heading = isAlone ? 'h1' : 'h2';
  const standing = standingOf(thread);
  // Seen by those alone who talk with each other.
  const seen = standing === 'open' ? thread.person_id : null;
  const presenceOf = usePresenceOf(userId, seen === null ? [] : [seen]);
  const level = useQuery(ownProfileQuery(userId)).data?.level ?? 'new';
  return (
    <section aria-labelledby={headingId} className="grid min-w-0 content-start">
      {isAlone ? (
        <>
          <PageTitle name={t('log', { name })} />
          <BackToList />
        </>
      ) : null}
      <header className="flex items-center gap-3 border-b border-line pb-3">
        <Avatar picture={thread.person?.avatar ?? null} name={name} email="" className="size-10 text-base" />
        <div className="me-auto grid min-w-0 gap-0.5">
          <Heading id={headingId} tabIndex={-1} dir="auto" className="text-lg wrap-anywhere">
            {thread.person ? (
              <Link
                to={`${paths.community}?${memberParam}=${thread.person.id}`}
                className="no-underline hover:underline"
              >
                {name}
              </Link>
            ) : (
              name
            )}
          </Heading>
          {thread.person ? (
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5 empty:hidden">
              {seen === null ? null : <PresenceDot status={presenceOf(seen)} />}
              {isAlone ? null : <Badges author={thread.person} />}
            </p>
          ) : null}
        </div>
        <ThreadActions userId={userId} thread={thread} name={name} said={said} />
      </header>
      {query.data ? (
        <MessageLog
          userId={userId}
          name={name}
          said={said}
          outgoing={outgoing}
          hasEarlier={query.hasNextPage}
          isFetching={query.isFetchingNextPage}
          onEarlier={query.fetchNextPage}
          onAgain={again}
          onTakeBack={(message) => {
            setGiven(message.text);
            takeBack(message);
          }}
        />
      ) : query.error ? (
        <ErrorState
          error={query.error}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
          className="my-4"
        />
      ) : (
        <Skeleton className="my-4 h-40" />
      )}
      <StandingBar userId={userId} thread={thread} name={name} />
      <Composer
        userId={userId}
        level={level}
        threadId={thread.id}
        name={name}
        canWrite={thread.can_write && thread.person_id !== null}
        accepts={standing === 'asked'}
        given={given}
        onTaken={() => setGiven('')}
        onSend={write}
      />
    </section>
  );
}

function PageTitle({ name }: { name: string }) {
  usePageTitle(name);
  return null;
}

const followVisibility = (onChange: () => void) => {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
};

/** What came in is read once somebody looks at it. */
function useReadWhenSeen(userId: string, { id, unread }: Thread): void {
  const { mutate } = useMutation(readConversationMutation(userId));
  const isSeen = useSyncExternalStore(
    followVisibility,
    () => document.visibilityState === 'visible',
    () => false,
  );
  useEffect(() => {
    if (isSeen && unread > 0) mutate(id);
  }, [isSeen, unread, id, mutate]);
}
