import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LibraryCard } from '@/api/library/shapes';
import { EmptyState } from '@/components/empty-state';
import { ErrorState } from '@/components/error-state';
import { useRefusalText } from '@/components/posts/use-refusal-text';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { useFormats } from '@/i18n/use-formats';
import { CardRow } from './card-row';

export interface CardListProps {
  list: UseInfiniteQueryResult<InfiniteData<LibraryCard[]>>;
  /** What is said where there is nothing. */
  empty: string;
  action?: ReactNode;
}

/** Cards in pages. More of them come below, and the first of those takes the focus. */
export function CardList({ list, empty, action }: CardListProps) {
  const { t } = useTranslation('library');
  const { count } = useFormats();
  const explain = useRefusalText();
  const { data, error, isFetching, refetch } = list;
  // A text that was published meanwhile moves the others: none is shown twice.
  const cards = data && [...new Map(data.pages.flat().map((card) => [card.id, card])).values()];
  const listRef = useRef<HTMLOListElement>(null);
  const [before, setBefore] = useState<number | null>(null);
  const shown = cards?.length ?? 0;
  useEffect(() => {
    if (before === null || shown <= before) return;
    setBefore(null);
    listRef.current?.children[before]?.querySelector('a')?.focus({ preventScroll: true });
  }, [before, shown]);
  if (!cards && error)
    return <ErrorState text={explain(error)} onRetry={() => void refetch()} retrying={isFetching} />;
  if (!cards) return <CardSkeletons />;
  return (
    <div>
      <VisuallyHidden role="status">{t('listed', { count: shown, shown: count(shown) })}</VisuallyHidden>
      {shown === 0 ? (
        <EmptyState title={empty} drawing="no_results" action={action} />
      ) : (
        <ol ref={listRef} className="divide-y divide-line border-y border-line">
          {cards.map((card) => (
            <CardRow key={card.id} card={card} level={2} />
          ))}
        </ol>
      )}
      {/* The button leaves the view with the press, not with the cards, and nothing moves once they come. */}
      {list.isFetchingNextPage && <CardSkeletons rows={12} />}
      {list.isFetchNextPageError && <ErrorState text={explain(error)} className="mt-5" />}
      {list.hasNextPage && (
        <Button
          variant="outline"
          className="mt-5"
          busy={list.isFetchingNextPage}
          onClick={() => {
            setBefore(shown);
            void list.fetchNextPage();
          }}
        >
          {t('words.more')}
        </Button>
      )}
    </div>
  );
}

/** Rows as high as those that come. */
export function CardSkeletons({ rows = 6 }: { rows?: number }) {
  return (
    <div className="divide-y divide-line border-y border-line" aria-hidden="true">
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
        <div key={row} className="grid gap-3 py-5">
          <Skeleton className="h-6 w-[60%]" />
          <Skeleton className="h-12 w-full max-w-read" />
          <Skeleton className="h-4 w-[40%]" />
        </div>
      ))}
    </div>
  );
}
