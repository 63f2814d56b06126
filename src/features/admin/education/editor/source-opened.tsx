import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { sourceOpenedMutation } from '@/api/library/desk';
import { articleHistoryQuery } from '@/api/library/desk-looks';
import { Button } from '@/components/ui/button';
import { useSave } from '@/components/use-save';
import { useFormats } from '@/i18n/use-formats';
import { useActorName } from '../use-actor-name';
import { useLibraryRefusal } from '../use-library-refusal';
import { useDeskInHand } from './desk-in-hand';

/** When a source was opened, by whom, and that it is open now. Only of sources that are saved. */
export function SourceOpened({ url }: { url: string }) {
  const { t } = useTranslation('admin-library');
  const { utcDate } = useFormats();
  const actorName = useActorName();
  const explain = useLibraryRefusal();
  const { userId, article } = useDeskInHand();
  const { data } = useInfiniteQuery(articleHistoryQuery(userId, article.id));
  const { save, busy, problem } = useSave(sourceOpenedMutation(userId), {
    saved: t('sources.noted'),
    explain,
  });
  const stored = article.texts.en?.sources.find((source) => source.url === url);
  if (!stored) return <p className="text-sm text-ink-soft">{t('sources.saveFirst')}</p>;
  const { checked_on } = stored;
  const opening = data?.pages
    .flat()
    .find(({ action, detail }) => action === 'library.check_source' && detail.url === url);
  const date = checked_on === undefined ? '' : utcDate(checked_on);
  const opened = (): string => {
    if (checked_on === undefined) return t('sources.never');
    if (!opening) return t('sources.openedOn', { date });
    return opening.mine
      ? t('sources.openedByYou', { date })
      : t('sources.openedBy', { date, name: actorName(opening) });
  };
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
      <p className="text-ink-soft">{opened()}</p>
      <Button variant="outline" size="sm" busy={busy} onClick={() => save({ id: article.id, url })}>
        {t('sources.opened')}
      </Button>
      <p role="alert" className="text-danger empty:hidden">
        {problem}
      </p>
    </div>
  );
}
