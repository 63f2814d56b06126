import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ListedRun, removeRunMutation, runsQuery } from '@/api/training/run-history';
import { EmptyState } from '@/components/empty-state';
import { ErrorState } from '@/components/error-state';
import { LoadingState } from '@/components/loading-state';
import { Section } from '@/components/section';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast-store';
import { useErrorText } from '@/components/use-error-text';
import { useFormats } from '@/i18n/use-formats';
import type { ExerciseFacts } from '@/lib/exercises/facts';
import { RunRow } from './run-row';
import { everyRun, type RunChoice } from './use-run-choice';

export interface RunListProps {
  userId: string;
  facts: ExerciseFacts;
  choice: RunChoice;
  /** So many runs are shown, the newest; null: all. */
  most: number | null;
}

interface Removed {
  id: string;
  date: string;
}

const isChosen = ({ variant, mode, device_class }: ListedRun, choice: RunChoice): boolean =>
  (choice.variant === null || choice.variant === variant) &&
  (choice.mode === null || choice.mode === mode) &&
  (choice.deviceClass === null || choice.deviceClass === device_class);

/** Runs, newest first. One that is deleted can be brought back as long as the page stands. */
export function RunList({ userId, facts, choice, most }: RunListProps) {
  const { t } = useTranslation('training-history');
  const formats = useFormats();
  const errorText = useErrorText();
  const [removed, setRemoved] = useState<Removed | null>(null);
  // Where few are shown they are the newest of all, whatever is chosen among them.
  const asked = most === null ? choice : everyRun;
  const runs = useInfiniteQuery(runsQuery(userId, { exerciseId: facts.id, ...asked }));
  const remove = useMutation(removeRunMutation(userId));
  const newest = runs.data?.pages.flat().slice(0, most ?? undefined) ?? [];
  const rows = newest.filter((run) => isChosen(run, choice));
  const isNarrowed = Object.values(choice).some((chosen) => chosen !== null);

  const failed = (title: string) => (error: unknown) => {
    toast({ title, description: errorText(error), variant: 'destructive' });
  };
  const takeAway = (id: string, startedAt: string) =>
    remove.mutate(
      { id, undo: false },
      {
        onSuccess: () => setRemoved({ id, date: formats.mediumMoment(startedAt) }),
        onError: failed(t('list.deleteFailed')),
      },
    );
  const bringBack = (id: string) =>
    remove.mutate(
      { id, undo: true },
      { onSuccess: () => setRemoved(null), onError: failed(t('list.undoFailed')) },
    );

  return (
    <Section
      title={t('list.title')}
      action={
        most !== null && newest.length === most ? (
          <span className="text-sm text-ink-soft">{t('list.latest', { n: formats.count(most) })}</span>
        ) : null
      }
    >
      <RemovedNote removed={removed} busy={remove.isPending} onUndo={bringBack} />
      {runs.isPending ? <LoadingState /> : null}
      {runs.isError ? (
        <ErrorState error={runs.error} onRetry={() => void runs.refetch()} retrying={runs.isFetching} />
      ) : null}
      {runs.isSuccess && rows.length === 0 ? (
        <EmptyState title={t(isNarrowed ? 'list.noneFits' : 'list.empty')} drawing="no_results" level={3}>
          {isNarrowed ? null : t('list.emptyText')}
        </EmptyState>
      ) : null}
      {rows.length > 0 ? (
        <ul className="border-t border-line">
          {rows.map((run) => (
            <RunRow
              key={run.id}
              userId={userId}
              facts={facts}
              run={run}
              busy={remove.isPending && remove.variables.id === run.id}
              onDelete={() => takeAway(run.id, run.started_at)}
            />
          ))}
        </ul>
      ) : null}
      {most === null && runs.hasNextPage ? (
        <Button
          variant="outline"
          className="mt-5"
          busy={runs.isFetchingNextPage}
          onClick={() => void runs.fetchNextPage()}
          data-action="more"
        >
          {t('list.more')}
        </Button>
      ) : null}
    </Section>
  );
}

interface RemovedNoteProps {
  removed: Removed | null;
  busy: boolean;
  onUndo: (id: string) => void;
}

/** Says what was deleted. Its button takes the focus of the one that went with the row. */
function RemovedNote({ removed, busy, onUndo }: RemovedNoteProps) {
  const { t } = useTranslation('training-history');
  const undo = useRef<HTMLButtonElement>(null);
  const id = removed?.id;
  useEffect(() => {
    if (id !== undefined) undo.current?.focus();
  }, [id]);
  return (
    <div role="status">
      {removed === null ? null : (
        <p className="mb-3 flex flex-wrap items-center justify-between gap-x-4 rounded-m bg-sunken px-4 py-1 text-sm">
          <span>{t('list.deleted', { date: removed.date })}</span>
          <Button
            ref={undo}
            variant="link"
            size="sm"
            busy={busy}
            onClick={() => onUndo(removed.id)}
            data-action="undo"
          >
            {t('words.undo')}
          </Button>
        </p>
      )}
    </div>
  );
}
