import { cx } from 'class-variance-authority';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Notification } from '@/api/notifications/notifications';
import { useNoticeWords } from '@/components/notices/use-notice-words';
import { PostTime } from '@/components/posts/post-time';
import { Button } from '@/components/ui/button';

export interface NoticeListProps {
  rows: readonly Notification[];
  labelledBy: string;
  onRead: (id: string) => void;
}

/** Notices, newest first; an unread one carries a dot and says so. */
export function NoticeList({ rows, labelledBy, onRead }: NoticeListProps) {
  const { t } = useTranslation('notices');
  const wordsOf = useNoticeWords();
  return (
    <ul aria-labelledby={labelledBy} className="divide-y divide-line">
      {rows.map((row) => {
        const { title, text, target } = wordsOf(row);
        return (
          <li
            key={row.id}
            data-notice={row.kind ?? ''}
            data-unread={row.is_read ? undefined : ''}
            className="grid grid-cols-[0.75rem_1fr] gap-x-2 py-3"
          >
            <span
              aria-hidden="true"
              className={cx('mt-2 size-2 rounded-full', row.is_read ? undefined : 'bg-accent')}
            />
            <div className="grid min-w-0 gap-0.5 wrap-anywhere">
              <p className={row.is_read ? undefined : 'font-semibold'}>
                {row.is_read ? null : <span className="sr-only">{t('unread')} </span>}
                {title}
              </p>
              <p className="text-sm text-ink-soft">
                {text} <PostTime at={row.created_at} />
              </p>
              <div className="flex flex-wrap items-center gap-x-4 text-sm empty:hidden">
                {target ? (
                  <Link
                    to={target.to}
                    onClick={() => row.is_read || onRead(row.id)}
                    className="link inline-flex min-h-11 items-center"
                  >
                    {target.label}
                  </Link>
                ) : null}
                {row.is_read ? null : (
                  <Button
                    variant="link"
                    size="sm"
                    aria-label={t('words.pair', { name: t('read'), text: title })}
                    onClick={() => onRead(row.id)}
                  >
                    {t('read')}
                  </Button>
                )}
              </div>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
