import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { foundTopicsQuery } from '@/api/community/topics';
import { ButtonLink } from '@/components/button-link';
import { EmptyState } from '@/components/empty-state';
import { ErrorState } from '@/components/error-state';
import { useRefusalText } from '@/components/posts/use-refusal-text';
import { Button } from '@/components/ui/button';
import type { Language } from '@/config/languages';
import { paths } from '@/config/paths';
import { ListSkeleton } from './list-skeleton';
import { TopicRow } from './topic-row';

/** Questions that say what is looked for. */
export function FoundList({ text, langs }: { text: string; langs: readonly Language[] }) {
  const { t } = useTranslation('community');
  const explain = useRefusalText();
  const found = useInfiniteQuery(foundTopicsQuery(text, langs));
  const { data, error, isFetching, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = found;
  if (!data) {
    if (!error) return <ListSkeleton rows={3} />;
    return <ErrorState text={explain(error)} onRetry={() => void refetch()} retrying={isFetching} />;
  }
  const rows = data.pages.flat();
  if (rows.length === 0) {
    return (
      <EmptyState
        title={t('nothingFound')}
        action={
          <ButtonLink to={`${paths.communityQuestions}?ask=1`} variant="outline">
            {t('askThis')}
          </ButtonLink>
        }
      />
    );
  }
  return (
    <>
      <ol className="divide-y divide-line border-y border-line">
        {rows.map((topic) => (
          <TopicRow key={topic.id} topic={topic} />
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
