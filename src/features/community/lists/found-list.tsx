import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { foundTopicsQuery } from '@/api/community/topics';
import { ButtonLink } from '@/components/button-link';
import { EmptyState } from '@/components/empty-state';
import { ErrorState } from '@/components/error-state';
import { useRefusalText } from '@/components/posts/use-refusal-text';
import type { Language } from '@/config/languages';
import { paths } from '@/config/paths';
import { ListSkeleton } from './list-skeleton';
import { Listed } from './listed';
import { Rows } from './rows';

/** Questions that say what is looked for. */
export function FoundList({ text, langs }: { text: string; langs: readonly Language[] }) {
  const { t } = useTranslation('community');
  const explain = useRefusalText();
  const list = useInfiniteQuery(foundTopicsQuery(text, langs));
  const { data, error, isFetching, refetch } = list;
  const listRef = useRef<HTMLOListElement>(null);
  const rows = data?.pages.flat().map((topic) => ({ topic }));
  return (
    <div>
      <Listed count={rows?.length} />
      {!rows && error ? (
        <ErrorState text={explain(error)} onRetry={() => void refetch()} retrying={isFetching} />
      ) : !rows ? (
        <ListSkeleton rows={3} />
      ) : rows.length === 0 ? (
        <EmptyState
          title={t('words.nothingFound')}
          drawing="no_results"
          action={
            <ButtonLink
              to={`${paths.communityQuestions}?${new URLSearchParams({ ask: '1', q: text })}`}
              variant="outline"
            >
              {t('askThis')}
            </ButtonLink>
          }
        />
      ) : (
        <Rows rows={rows} list={list} listRef={listRef} explain={explain} />
      )}
    </div>
  );
}
