import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type AskedList, newerTopicsQuery, topicsQuery } from '@/api/community/topics';
import { EmptyState } from '@/components/empty-state';
import { ErrorState } from '@/components/error-state';
import { Button } from '@/components/ui/button';
import { useFormats } from '@/i18n/use-formats';
import { ListSkeleton } from './list-skeleton';
import { TopicRow } from './topic-row';

export interface TopicListProps {
  asked: AskedList;
  /** What stands there where nothing is found. */
  empty: { title: string; action?: React.ReactNode };
}

/** Questions in pages. What comes in meanwhile is told and shown when somebody asks for it; the list itself stands still. */
export function TopicList({ asked, empty }: TopicListProps) {
  const { t } = useTranslation('community');
  const list = useInfiniteQuery(topicsQuery(asked));
  const { data, error, isFetching, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = list;
  if (!data) {
    if (!error) return <ListSkeleton />;
    return <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  }
  const members = new Map(data.pages.flatMap((page) => page.members).map((member) => [member.id, member]));
  const rows = [...(data.pages[0]?.pinned ?? []), ...data.pages.flatMap(({ topics }) => topics)];
  if (rows.length === 0) return <EmptyState title={empty.title} action={empty.action} />;
  return (
    <>
      <Newer asked={asked} onShow={() => refetch()} />
      <ol className="divide-y divide-line border-y border-line">
        {rows.map((topic) => (
          <TopicRow
            key={topic.id}
            topic={topic}
            author={members.get(topic.author_profile_id ?? '') ?? null}
          />
        ))}
      </ol>
      {hasNextPage && (
        <Button
          variant="outline"
          className="mt-5"
          busy={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {t('more')}
        </Button>
      )}
    </>
  );
}

/** 'n new questions. Show'. */
function Newer({ asked, onShow }: { asked: AskedList; onShow: () => Promise<unknown> }) {
  const { t } = useTranslation('community');
  const { count } = useFormats();
  const [since, setSince] = useState(() => new Date().toISOString());
  const { data: newer = 0 } = useQuery({
    ...newerTopicsQuery(asked, since),
    enabled: asked.sort !== 'unanswered',
  });
  const show = () => {
    setSince(new Date().toISOString());
    void onShow();
  };
  return (
    <div role="status">
      {newer > 0 && (
        <p className="flex flex-wrap items-center gap-x-3 pb-3">
          {t('newer', { count: newer, shown: count(newer) })}
          <Button variant="link" onClick={show}>
            {t('show')}
          </Button>
        </p>
      )}
    </div>
  );
}
