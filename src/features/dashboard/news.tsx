import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { markReadMutation, type Notification } from '@/api/notifications/notifications';
import { ButtonLink } from '@/components/button-link';
import { useNoticeWords } from '@/components/notices/use-notice-words';
import { Button } from '@/components/ui/button';

export interface NewsProps {
  userId: string;
  rows: readonly Notification[];
}

/** What happened since the person was here last. */
export function News({ userId, rows }: NewsProps) {
  const { t } = useTranslation('notices');
  const wordsOf = useNoticeWords();
  const read = useMutation(markReadMutation(userId));
  return (
    <ul aria-label={t('news')} data-part="news" className="grid gap-3">
      {rows.map((row) => {
        const { title, text, target } = wordsOf(row);
        return (
          <li
            key={row.id}
            data-news={row.kind}
            className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 rounded-l border border-line bg-surface px-5 py-4"
          >
            <div className="max-w-read">
              <h2 className="text-lg">{title}</h2>
              <p className="text-ink-soft">{text}</p>
            </div>
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
              {target ? (
                <ButtonLink to={target.to} variant="outline" size="sm" onClick={() => read.mutate(row.id)}>
                  {target.label}
                </ButtonLink>
              ) : null}
              <Button variant="link" size="sm" onClick={() => read.mutate(row.id)}>
                {t('read')}
              </Button>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
