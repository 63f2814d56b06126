import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { PageHeader } from '@/components/page-header';
import { useViewArrival } from '@/hooks/use-view-arrival';
import { useWide } from '@/hooks/use-wide';
import { Boxes } from './boxes';
import { OpenThread } from './open-thread';
import { RequestForm } from './request-form';
import { useLiveMessages } from './use-live-messages';

export interface PanesProps {
  userId: string;
  /** Stands above everything. */
  notice: ReactNode;
}

/** List and conversation, beside each other where there is room; else one of them, as the address says. */
export function Panes({ userId, notice }: PanesProps) {
  const { t } = useTranslation('messages');
  const [search] = useSearchParams();
  const isWide = useWide('lg');
  const line = useLiveMessages(userId);
  const thread = search.get('thread');
  const to = search.get('to');
  const isInside = thread !== null || to !== null;
  useViewArrival(isWide ? 'both' : (thread ?? to ?? 'list'));
  const showsList = isWide || !isInside;
  return (
    <>
      {showsList ? (
        <PageHeader title={t('pages.messages')} lead={t('lead')} />
      ) : (
        // The conversation has the heading.
        <div className="pt-4" />
      )}
      {notice}
      <p role="status" className={cx(line.state.isOff && 'pb-3 text-sm text-ink-soft')}>
        {line.state.isOff ? t('off') : null}
      </p>
      <div className="grid gap-x-8 pb-section lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]">
        {showsList ? <Boxes userId={userId} current={thread} /> : null}
        {thread !== null ? (
          <OpenThread key={thread} userId={userId} id={thread} line={line} isAlone={!isWide} />
        ) : to !== null ? (
          <RequestForm key={to} userId={userId} profileId={to} isAlone={!isWide} />
        ) : isWide ? (
          <p className="grid min-h-96 place-content-center border-y border-line text-center text-ink-soft">
            {t('empty.choose')}
          </p>
        ) : null}
      </div>
    </>
  );
}
