import { useQuery } from '@tanstack/react-query';
import { use, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListedRun } from '@/api/training/run-history';
import { runQuery } from '@/api/training/stored-run';
import { ErrorState } from '@/components/error-state';
import { LoadingState } from '@/components/loading-state';
import type { ExerciseFacts } from '@/lib/exercises/facts';
import { type RunOutcome, recompute } from '@/lib/exercises/recompute';
import type { ExerciseRun } from '@/lib/exercises/run';
import { loadView } from '../load-view';
import { ScoreTable } from '../player/score-table';
import { useExerciseText } from '../player/use-exercise-text';
import type { View } from '../view';
import type { PlayedId } from '../views';

export interface RunAccountProps {
  userId: string;
  facts: ExerciseFacts & { id: PlayedId };
  run: ListedRun;
}

/** How the score of a stored run came about: its tasks made again from the seed, and its answers judged again. */
export function RunAccount({ userId, facts, run }: RunAccountProps) {
  const { t } = useTranslation(['player', 'training-history']);
  const view = use(loadView(facts.id));
  const text = useExerciseText(facts.id, run.variant);
  const stored = useQuery(runQuery(userId, run.id));
  const outcome = useMemo(
    () => (stored.data ? replayed(view, facts, stored.data, run.score) : null),
    [view, facts, stored.data, run.score],
  );
  if (stored.isError) {
    return (
      <ErrorState error={stored.error} onRetry={() => void stored.refetch()} retrying={stored.isFetching} />
    );
  }
  if (stored.isPending) return <LoadingState />;
  if (outcome === 'unreadable') return <p>{t('result.unreadable')}</p>;
  if (outcome === null || outcome === 'older') return <p>{t('training-history:account.older')}</p>;
  return (
    <div className="grid max-w-read gap-4">
      <ScoreTable text={text} measures={view.measures} outcome={outcome} level={3} />
      <p className="text-sm text-ink-soft">{t('training-history:account.replayed')}</p>
    </div>
  );
}

/** What was scored by other rules cannot be told by these. */
function replayed(
  view: View,
  facts: ExerciseFacts,
  stored: ExerciseRun,
  score: number | null,
): RunOutcome | 'older' | 'unreadable' {
  const { taskVersion, scoringVersion, seed, config, records } = stored;
  if (taskVersion !== facts.taskVersion || scoringVersion !== facts.scoringVersion) return 'older';
  const told = recompute(view.exercise, seed, config, records);
  return told.ok && told.value.score.score === score ? told.value : 'unreadable';
}
