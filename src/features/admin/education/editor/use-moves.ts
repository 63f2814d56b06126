import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import {
  type ArticleMove,
  deskArticleQuery,
  moveArticleMutation,
  rescheduleMutation,
} from '@/api/library/desk';
import { toast } from '@/components/ui/toast-store';
import { libraryRefusalIn } from '@/lib/library/refusals';
import { useLibraryRefusal } from '../use-library-refusal';
import { useDeskInHand } from './desk-in-hand';

const undoMs = 10_000;

/** What can be done with the text as a whole. What somebody else did in between is read anew. */
export function useMoves() {
  const { t } = useTranslation('admin-library');
  const { t: desk } = useTranslation('admin-desk');
  const { userId, article } = useDeskInHand();
  const explain = useLibraryRefusal();
  const move = moveArticleMutation();
  const later = rescheduleMutation();
  const hasDrafts = Object.values(article.langs).some(({ state }) => state === 'draft');
  const queries = useQueryClient();
  const onError = (failure: unknown) => {
    const code = libraryRefusalIn(failure)?.code;
    return code === 'version_conflict' || code === 'invalid_state'
      ? queries.invalidateQueries(deskArticleQuery(userId, article.id))
      : undefined;
  };
  // What undoes it runs when the text may be closed: what becomes of it is told all the same.
  const undoing = useMutation({
    ...move,
    onError: (failure) =>
      void toast({ title: t('words.failed'), description: explain(failure), variant: 'destructive' }),
  });
  const moving = useMutation({
    ...move,
    onError,
    onSuccess: (...args) => {
      const [row, { action, publishAt }] = args;
      const undo = () => undoing.mutate({ id: row.id, action: 'publish', version: row.version });
      toast({
        title: t(`move.done.${action === 'publish' && publishAt ? 'schedule' : action}`),
        // Publishing it again shows all drafts, too: with drafts it would be more than a step back.
        ...(action === 'archive' &&
          !hasDrafts && {
            durationMs: undoMs,
            action: { label: desk('words.undo'), altText: desk('words.undo'), onSelect: undo },
          }),
      });
      return move.onSuccess?.(...args);
    },
  });
  const rescheduling = useMutation({
    ...later,
    onError,
    onSuccess: (...args) => {
      toast({ title: t('move.done.schedule') });
      return later.onSuccess?.(...args);
    },
  });
  const { id, version } = article;
  return {
    busy: moving.isPending || rescheduling.isPending,
    failure: moving.error ?? rescheduling.error,
    move: (action: ArticleMove['action'], publishAt: string | null = null) => {
      rescheduling.reset();
      moving.mutate({ id, action, version, publishAt });
    },
    reschedule: (publishAt: string) => {
      moving.reset();
      rescheduling.mutate({ id, version, publishAt });
    },
  };
}
