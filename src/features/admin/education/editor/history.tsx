import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { articleHistoryQuery, type HistoryEntry } from '@/api/library/desk-looks';
import { ErrorState } from '@/components/error-state';
import { PostTime } from '@/components/posts/post-time';
import { Section } from '@/components/section';
import { Skeleton } from '@/components/ui/skeleton';
import { dynamicText } from '@/i18n/dynamic-text';
import { useFormats } from '@/i18n/use-formats';
import { MoreButton } from '../../more-button';
import { useActorName } from '../use-actor-name';
import { useDeskInHand } from './desk-in-hand';

/** Who did what with the text, as the log of the team has it. */
export function History() {
  const { t } = useTranslation('admin-library');
  const { userId, article } = useDeskInHand();
  const actorName = useActorName();
  const actText = useActText();
  const list = useInfiniteQuery(articleHistoryQuery(userId, article.id));
  const { data, error, isFetching, refetch } = list;
  const entries = data?.pages.flat() ?? [];
  return (
    <Section title={t('history.title')}>
      {!data && !error && <Skeleton className="h-40" />}
      {!data && error && <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />}
      {entries.length === 0 && data && <p className="text-ink-soft">{t('history.none')}</p>}
      {entries.length > 0 && (
        <ol className="max-w-3xl divide-y divide-line border-y border-line">
          {entries.map((entry) => (
            <li key={entry.id} className="flex flex-wrap items-baseline justify-between gap-x-6 py-2">
              <span className="min-w-0 wrap-anywhere">
                {t('words.label', { name: actorName(entry) })} {actText(entry)}
              </span>
              <span className="text-sm text-ink-soft">
                <PostTime at={entry.created_at} />
              </span>
            </li>
          ))}
        </ol>
      )}
      <div className="mt-4">
        <MoreButton label={t('history.older')} list={list} />
      </div>
    </Section>
  );
}

function useActText(): (entry: HistoryEntry) => string {
  const { t, i18n } = useTranslation('admin-library');
  const { languageName, narrowList } = useFormats();
  return ({ action, detail }) => {
    const act = action.replace(/^library\./, '');
    const changed =
      typeof detail.after === 'object' && detail.after !== null ? Object.keys(detail.after) : [];
    const known = changed.filter((field) => i18n.exists(`admin-library:history.field.${field}`));
    const key = i18n.exists(`admin-library:history.acts.${act}`) ? act : 'other';
    return dynamicText(t, 'admin-library', `history.acts.${key}`, {
      language: detail.lang === undefined ? '' : (languageName(detail.lang) ?? detail.lang),
      url: detail.url ?? '',
      what: narrowList(known.map((field) => dynamicText(t, 'admin-library', `history.field.${field}`))),
    });
  };
}
