import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { type RefObject, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { markReadMutation, notificationsQuery } from '@/api/notifications/notifications';
import { ErrorState } from '@/components/error-state';
import { LoadingState } from '@/components/loading-state';
import { Button } from '@/components/ui/button';
import { Popover, PopoverAnchor, PopoverContent } from '@/components/ui/popover';
import { useLeadsAway } from '@/hooks/use-leads-away';
import { NoticeList } from './notice-list';

export interface NoticePopoverProps {
  userId: string;
  /** Where it hangs; gets the focus back when it closes without leading anywhere. */
  opener: RefObject<HTMLButtonElement | null>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** What the person was told of; loaded when somebody first opens it. */
export function NoticePopover({ userId, opener, open, onOpenChange }: NoticePopoverProps) {
  const headingId = useId();
  const placeFocus = useLeadsAway(opener, open, onOpenChange);
  return (
    <Popover open={open} onOpenChange={onOpenChange}>
      <PopoverAnchor virtualRef={opener as RefObject<HTMLButtonElement>} />
      <PopoverContent
        align="end"
        aria-labelledby={headingId}
        data-screen="notices"
        className="w-96"
        onCloseAutoFocus={placeFocus}
        // A press on the bell is its own answer.
        onInteractOutside={(event) => {
          if (event.target instanceof Node && opener.current?.contains(event.target)) event.preventDefault();
        }}
      >
        <Notices userId={userId} headingId={headingId} />
      </PopoverContent>
    </Popover>
  );
}

function Notices({ userId, headingId }: { userId: string; headingId: string }) {
  const { t } = useTranslation('notices');
  const list = useInfiniteQuery(notificationsQuery(userId));
  const read = useMutation(markReadMutation(userId));
  const rows = list.data?.pages.flatMap((page) => page.rows) ?? [];
  const hasUnread = rows.some(({ is_read }) => !is_read);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 id={headingId} className="text-lg">
          {t('words.notifications')}
        </h2>
        {hasUnread ? (
          <Button variant="link" size="sm" data-action="read-all" onClick={() => read.mutate(null)}>
            {t('readAll')}
          </Button>
        ) : rows.length > 0 ? (
          <p className="text-sm text-ink-soft">{t('allRead')}</p>
        ) : null}
      </div>
      {list.isPending ? (
        <LoadingState className="min-h-40" />
      ) : list.isError && rows.length === 0 ? (
        <ErrorState
          title={t('failed')}
          text={t('failedText')}
          onRetry={() => void list.refetch()}
          retrying={list.isFetching}
          className="mt-3"
        />
      ) : rows.length === 0 ? (
        <div className="py-4">
          <p className="font-semibold">{t('empty')}</p>
          <p className="text-ink-soft">{t('emptyText')}</p>
        </div>
      ) : (
        <NoticeList rows={rows} labelledBy={headingId} onRead={(id) => read.mutate(id)} />
      )}
      {list.hasNextPage ? (
        <Button
          variant="outline"
          size="sm"
          busy={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {t('words.more')}
        </Button>
      ) : null}
    </>
  );
}
