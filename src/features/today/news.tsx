import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type News as NewsRow, readNewsMutation } from '@/api/notifications/news';
import { ButtonLink } from '@/components/button-link';
import { Button } from '@/components/ui/button';

export interface NewsProps {
  userId: string;
  rows: readonly NewsRow[];
}

/** What happened to invites since the person was here last. */
export function News({ userId, rows }: NewsProps) {
  const { t } = useTranslation('today');
  const read = useMutation(readNewsMutation(userId));
  if (rows.length === 0) return null;
  return (
    <ul aria-label={t('news.title')} data-part="news" className="grid gap-3 pb-9">
      {rows.map(({ id, kind, action_url }) => (
        <li
          key={id}
          data-news={kind}
          className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 rounded-l border border-line bg-surface px-5 py-4"
        >
          <div className="max-w-read">
            <h2 className="text-lg">{t(`news.${kind}.title`)}</h2>
            <p className="text-ink-soft">{t(`news.${kind}.text`)}</p>
          </div>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <ButtonLink to={action_url} variant="outline" size="sm" onClick={() => read.mutate(id)}>
              {t(`news.${kind}.action`)}
            </ButtonLink>
            <Button variant="link" size="sm" onClick={() => read.mutate(id)}>
              {t('news.read')}
            </Button>
          </div>
        </li>
      ))}
    </ul>
  );
}
