import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { TopicPage } from '@/api/community/shapes';
import { type AskedList, topicsQuery } from '@/api/community/topics';
import { EmptyState } from '@/components/empty-state';
import { ErrorState } from '@/components/error-state';
import { ListSkeleton } from './list-skeleton';
import { Listed } from './listed';
import { NewerTopics } from './newer-topics';
import { focusRow, Rows } from './rows';

export interface TopicListProps {
  asked: AskedList;
  /** What stands there where nothing is found. */
  empty: { title: string; action?: ReactNode };
}

/** Questions in pages. What comes in meanwhile is told and shown when somebody asks for it; the list itself stands still. */
export function TopicList({ asked, empty }: TopicListProps) {
  const list = useInfiniteQuery(topicsQuery(asked));
  const { data, error, isFetching, refetch } = list;
  const listRef = useRef<HTMLOListElement>(null);
  const [goesToTop, setGoToTop] = useState(false);
  useEffect(() => {
    if (!goesToTop) return;
    setGoToTop(false);
    focusRow(listRef.current, 0);
  }, [goesToTop]);
  const rows = data && rowsOf(data.pages);
  return (
    <div>
      {/* As high as what may come into it. Unanswered ones stand as they were asked: what is new comes last. */}
      <div className="min-h-11">
        {asked.sort !== 'unanswered' && (
          <NewerTopics asked={asked} onShow={() => void refetch().then(() => setGoToTop(true))} />
        )}
      </div>
      <Listed count={rows?.length} />
      {!rows && error ? (
        <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />
      ) : !rows ? (
        <ListSkeleton />
      ) : rows.length === 0 ? (
        <EmptyState title={empty.title} action={empty.action} />
      ) : (
        <Rows rows={rows} list={list} listRef={listRef} />
      )}
    </div>
  );
}

function rowsOf(pages: readonly TopicPage[]) {
  const members = new Map(pages.flatMap((page) => page.members).map((member) => [member.id, member]));
  return [...(pages[0]?.pinned ?? []), ...pages.flatMap(({ topics }) => topics)].map((topic) => ({
    topic,
    author: members.get(topic.author_profile_id ?? '') ?? null,
  }));
}
