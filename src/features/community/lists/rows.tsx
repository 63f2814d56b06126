import { type RefObject, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '@/components/error-state';
import { Button } from '@/components/ui/button';
import { TopicRow, type TopicRowProps } from './topic-row';

/** A list that comes in pages, as its query tells of it. */
interface Paged {
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly isFetchNextPageError: boolean;
  readonly error: unknown;
  readonly fetchNextPage: () => Promise<unknown>;
}

export interface RowsProps {
  rows: readonly TopicRowProps[];
  list: Paged;
  listRef: RefObject<HTMLOListElement | null>;
  /** Puts a failure into words where its code alone does not. */
  explain?: (failure: unknown) => string;
}

/** The link of a row, or the button that unfolds it, takes the focus, so that whoever reads by key goes on from there. */
export const focusRow = (list: HTMLOListElement | null, at: number): void =>
  list?.children[at]?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true });

/** Rows and the way to more of them. What comes is added below, and the first of it takes the focus. */
export function Rows({ rows, list, listRef, explain }: RowsProps) {
  const { t } = useTranslation('community');
  /** How many there were when more was asked for. */
  const [before, setBefore] = useState<number | null>(null);
  // A question that moved down meanwhile comes again with a later page.
  const shown = [...new Map(rows.map((row) => [row.topic.id, row])).values()];
  const count = shown.length;
  useEffect(() => {
    if (before === null || count <= before) return;
    setBefore(null);
    focusRow(listRef.current, before);
  }, [before, count, listRef]);
  const more = () => {
    setBefore(count);
    void list.fetchNextPage();
  };
  return (
    <>
      <ol ref={listRef} className="divide-y divide-line border-y border-line">
        {shown.map((row) => (
          <TopicRow key={row.topic.id} {...row} />
        ))}
      </ol>
      {list.isFetchNextPageError && (
        <ErrorState error={list.error} text={explain?.(list.error)} className="mt-5" />
      )}
      {list.hasNextPage && (
        <Button variant="outline" className="mt-5" busy={list.isFetchingNextPage} onClick={more}>
          {t('words.more')}
        </Button>
      )}
    </>
  );
}
