import { useMutation, useQuery } from '@tanstack/react-query';
import { cx } from 'class-variance-authority';
import { CalendarPlus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type CalendarFeed, feedsQuery, type NewFeed, revokeFeedMutation } from '@/api/calendar/feeds';
import { AlertDialogOnDemand } from '@/components/alert-dialog-on-demand';
import { ErrorState } from '@/components/error-state';
import { LoadingState } from '@/components/loading-state';
import { NewLinkCard } from '@/components/new-link-card';
import { QuestionDialog } from '@/components/question-dialog';
import { Button } from '@/components/ui/button';
import { buttonVariants } from '@/components/ui/button-variants';
import { toast } from '@/components/ui/toast-store';
import { useErrorText } from '@/components/use-error-text';
import { planLimits } from '@/config/limits';
import { useFormats } from '@/i18n/use-formats';
import { LinkForm } from './link-form';
import type { CalendarAsking } from './use-calendar-actions';

export interface LinksDialogProps {
  userId: string;
  asking: CalendarAsking;
}

/** The links under which other apps read this calendar: those there are, and one more. */
export function LinksDialog({ userId, asking }: LinksDialogProps) {
  const { t } = useTranslation('calendar-exchange');
  const [made, setMade] = useState<NewFeed | null>(null);
  const feeds = useQuery(feedsQuery(userId));
  const most = planLimits.feed_tokens.paid;
  const shown = () => {
    if (feeds.isPending) return <LoadingState className="min-h-24" />;
    if (feeds.isError) {
      return (
        <ErrorState error={feeds.error} onRetry={() => void feeds.refetch()} retrying={feeds.isFetching} />
      );
    }
    const isFull = feeds.data.length >= most;
    return (
      <>
        <FeedList
          userId={userId}
          feeds={feeds.data}
          onRemoved={(id) => (made?.id === id ? setMade(null) : undefined)}
        />
        {made === null && isFull ? <p>{t('links.full', { number: most })}</p> : null}
        {made === null && !isFull ? <LinkForm userId={userId} onMade={setMade} /> : null}
      </>
    );
  };
  return (
    <QuestionDialog
      title={t('links.open')}
      description={t('links.text')}
      opener={asking.opener}
      onClose={asking.close}
    >
      <div className="grid gap-6" data-part="calendar-links">
        {made === null ? null : (
          <NewLinkCard
            title={t('links.madeTitle', { name: made.name })}
            hint={t('links.madeHint')}
            address={made.address}
            onDone={() => setMade(null)}
          >
            <a
              href={made.address.replace(/^https?:/, 'webcal:')}
              className={cx(buttonVariants({ variant: 'outline', size: 'sm' }), 'justify-self-start')}
              data-action="subscribe"
            >
              <CalendarPlus aria-hidden="true" />
              {t('links.subscribe')}
            </a>
          </NewLinkCard>
        )}
        {shown()}
      </div>
    </QuestionDialog>
  );
}

interface FeedListProps {
  userId: string;
  feeds: readonly CalendarFeed[];
  onRemoved: (id: string) => void;
}

function FeedList({ userId, feeds, onRemoved }: FeedListProps) {
  const { t } = useTranslation('calendar-exchange');
  const errorText = useErrorText();
  const [asked, setAsked] = useState<CalendarFeed | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const [gone, setGone] = useState<{ id: string; at: number } | null>(null);
  useEffect(() => {
    if (gone === null || feeds.some(({ id }) => id === gone.id)) return;
    // The row took the focus along: to the one in its place, the last one, or the top of the dialog.
    const rows = place.current?.querySelectorAll<HTMLElement>('[data-action=remove-link]') ?? [];
    const next = rows[Math.min(gone.at, rows.length - 1)];
    const heading = place.current?.closest('[role=dialog]')?.querySelector<HTMLElement>('h2');
    if (!next) heading?.setAttribute('tabindex', '-1');
    (next ?? heading)?.focus();
    setGone(null);
  }, [gone, feeds]);
  const removal = useMutation({
    ...revokeFeedMutation(userId),
    onSuccess: (_nothing, id) => {
      toast({ title: t('links.removed') });
      setGone({ id, at: feeds.findIndex((feed) => feed.id === id) });
      setAsked(null);
      onRemoved(id);
    },
  });
  return (
    <div ref={place}>
      {feeds.length === 0 ? (
        <p className="text-ink-soft">{t('links.none')}</p>
      ) : (
        <ul className="border-t border-line">
          {feeds.map((feed) => (
            <FeedRow key={feed.id} feed={feed} onRemove={() => setAsked(feed)} />
          ))}
        </ul>
      )}
      <AlertDialogOnDemand
        open={asked !== null}
        onOpenChange={() => {
          removal.reset();
          setAsked(null);
        }}
        title={t('links.removeTitle', { name: asked?.name ?? '' })}
        description={t('links.removeText')}
        cancelLabel={t('words.keep')}
        confirmLabel={t('links.remove')}
        tone="danger"
        busy={removal.isPending}
        onConfirm={() => (asked === null ? undefined : removal.mutate(asked.id))}
      >
        {removal.isError ? <ErrorState title={t('words.failed')} text={errorText(removal.error)} /> : null}
      </AlertDialogOnDemand>
    </div>
  );
}

function FeedRow({ feed, onRemove }: { feed: CalendarFeed; onRemove: () => void }) {
  const { t } = useTranslation('calendar-exchange');
  const { utcDate } = useFormats();
  const { name, include, show_details, last_used_on } = feed;
  const facts = [
    ...include.map((part) => t(`links.${part}`)),
    t(show_details ? 'links.withTitles' : 'links.neutral'),
    last_used_on === null ? t('links.unused') : t('links.used', { date: utcDate(last_used_on) }),
  ];
  return (
    <li
      data-link={feed.id}
      className="grid items-center gap-x-6 gap-y-1 border-b border-line py-3 sm:grid-cols-[1fr_auto]"
    >
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="text-sm text-ink-soft">{facts.join(' · ')}</p>
      </div>
      <Button
        variant="link"
        size="sm"
        className="max-sm:-ms-1 max-sm:justify-self-start"
        data-action="remove-link"
        aria-label={t('words.pair', { name, text: t('links.remove') })}
        onClick={onRemove}
      >
        {t('links.remove')}
      </Button>
    </li>
  );
}
