import { cx } from 'class-variance-authority';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Box } from '@/api/messages/keys';
import type { Thread } from '@/api/messages/shapes';
import { Avatar } from '@/components/avatar';
import { useFormats } from '@/i18n/use-formats';
import { standingOf } from '@/lib/messages/thread';
import { badgeText } from '@/lib/notifications/badge';
import { messagesAddress } from './address';

export interface ThreadRowProps {
  thread: Thread;
  box: Box;
  isCurrent: boolean;
}

/** One conversation in its list: who, what was said last, what is unread. */
export function ThreadRow({ thread, box, isCurrent }: ThreadRowProps) {
  const { t } = useTranslation('messages');
  const { t: posts } = useTranslation('posts');
  const { ago, count, moment } = useFormats();
  const [now] = useState(() => Date.now());
  const { person, unread } = thread;
  const name = person?.handle ?? posts('formerMember');
  const standing = standingOf(thread);
  return (
    <li>
      <Link
        to={messagesAddress({ box, thread: thread.id })}
        aria-current={isCurrent ? 'page' : undefined}
        className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-3 px-2 py-3 no-underline hover:bg-sunken aria-[current=page]:border-s-4 aria-[current=page]:border-accent aria-[current=page]:bg-sunken"
      >
        <Avatar picture={person?.avatar ?? null} name={name} email="" className="size-10 text-base" />
        <span className="grid grid-cols-[minmax(0,1fr)] gap-0.5 text-sm text-ink-soft">
          <span className="flex items-baseline justify-between gap-x-3">
            <span
              dir="auto"
              className={cx('truncate text-base text-ink', unread > 0 ? 'font-bold' : 'font-semibold')}
            >
              {name}
            </span>
            <time dateTime={thread.last_at} title={moment(thread.last_at)} className="shrink-0">
              {ago(thread.last_at, now)}
            </time>
          </span>
          <span className="flex items-center justify-between gap-x-3">
            <span dir="auto" className="truncate">
              {thread.last_is_mine ? t('list.mine', { text: thread.last_text }) : thread.last_text}
            </span>
            {unread > 0 ? (
              <span className="min-w-6 shrink-0 rounded-full bg-ink px-1.5 text-center text-xs leading-6 font-semibold text-paper">
                <span aria-hidden="true">{badgeText(unread)}</span>
                <span className="sr-only">{t('list.unread', { shown: count(unread) })}</span>
              </span>
            ) : null}
          </span>
          {standing === 'waiting' || standing === 'blocked' ? (
            <span>{t(`standing.${standing}`, { name })}</span>
          ) : null}
        </span>
      </Link>
    </li>
  );
}
