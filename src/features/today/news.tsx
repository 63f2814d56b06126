import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type News as NewsRow, readNewsMutation } from '@/api/notifications/news';
import { ButtonLink } from '@/components/button-link';
import { Button } from '@/components/ui/button';
import { paths } from '@/config/paths';
import { useFormats } from '@/i18n/use-formats';

const placeOf = (kind: NewsRow['kind'], url: string | null): string =>
  ownPage.includes(kind) || url === null ? `${paths.community}?view=mine` : url;

export interface NewsProps {
  userId: string;
  rows: readonly NewsRow[];
}

/** Decisions are explained, and appealed, where one's own posts are. */
const ownPage: readonly NewsRow['kind'][] = ['moderation', 'standing'];

/** What happened since the person was here last: to their invites, and to what they wrote. */
export function News({ userId, rows }: NewsProps) {
  const { t } = useTranslation('today');
  const { count: format } = useFormats();
  const read = useMutation(readNewsMutation(userId));
  if (rows.length === 0) return null;
  return (
    <ul aria-label={t('news.title')} data-part="news" className="grid gap-3 pb-9">
      {rows.map(({ id, kind, count, action_url }) => (
        <li
          key={id}
          data-news={kind}
          className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 rounded-l border border-line bg-surface px-5 py-4"
        >
          <div className="max-w-read">
            <h2 className="text-lg">{t(`news.${kind}.title`, { count, shown: format(count) })}</h2>
            <p className="text-ink-soft">{t(`news.${kind}.text`)}</p>
          </div>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            {kind === 'report' ? null : (
              <ButtonLink
                to={placeOf(kind, action_url)}
                variant="outline"
                size="sm"
                onClick={() => read.mutate(id)}
              >
                {t(`news.${kind}.action`)}
              </ButtonLink>
            )}
            <Button variant="link" size="sm" onClick={() => read.mutate(id)}>
              {t('news.read')}
            </Button>
          </div>
        </li>
      ))}
    </ul>
  );
}
