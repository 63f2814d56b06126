import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { exerciseSummaryQuery, scoredRunsQuery } from '@/api/training/run-history';
import { ButtonLink } from '@/components/button-link';
import { Drawing } from '@/components/drawings/drawing';
import { exerciseDrawings } from '@/components/drawings/exercises';
import { ErrorState } from '@/components/error-state';
import { LoadingState } from '@/components/loading-state';
import { PageHeader } from '@/components/page-header';
import { href, paths } from '@/config/paths';
import { useSubscription } from '@/contexts/subscription';
import { tierAtLeast } from '@/lib/billing/tier';
import { devices } from '@/lib/cognitive/engine/device';
import { runModes } from '@/lib/exercises/contract';
import type { ExerciseFacts } from '@/lib/exercises/facts';
import type { ExerciseId } from '@/lib/exercises/ids';
import { RunFilter, type Ways } from './history/run-filter';
import { RunList } from './history/run-list';
import { TrendPart, type TrendPartProps } from './history/trend-part';
import { useRunChoice } from './history/use-run-choice';

export interface ExerciseHistoryProps {
  userId: string;
  facts: ExerciseFacts & { id: ExerciseId };
}

/** So many runs of an exercise are shown without Plus. */
const mostWithoutPlus = 10;

/** All runs a person did of one exercise, and how their scores move. */
export function ExerciseHistory({ userId, facts }: ExerciseHistoryProps) {
  const { id } = facts;
  const { t } = useTranslation(['training-history', 'training', 'player', `exercise-${id}`]);
  const { tier, status, error } = useSubscription();
  const [choice, choose] = useRunChoice(facts.variants);
  const most = tierAtLeast(tier, 'plus') ? null : mostWithoutPlus;
  const ways = useWays(userId, facts);
  const name = t(`training:exercise.${id}.name`);
  return (
    <div data-screen="exercise-history" className="pb-16">
      <PageHeader
        eyebrow={
          <Link to={paths.trainingHub} className="link">
            {t('pages.trainingHub')}
          </Link>
        }
        title={t('title', { name })}
        documentTitle={t('title', { name })}
        lead={t('lead')}
        aside={<Drawing shapes={exerciseDrawings[id]} className="max-sm:hidden" />}
      />
      <div className="mb-8">
        <ButtonLink to={href(paths.exercise, { exerciseId: id })} data-action="start-exercise">
          {t('words.start')}
        </ButtonLink>
      </div>
      <RunFilter facts={facts} ways={ways} choice={choice} onChoose={choose} />
      {status === 'loading' && !error ? (
        <LoadingState />
      ) : (
        <Trend userId={userId} facts={facts} choice={choice} most={most} />
      )}
      <div className="max-w-5xl">
        <RunList userId={userId} facts={facts} choice={choice} most={most} />
      </div>
    </div>
  );
}

/** Forms, devices and settings the person has used, in the order in which they are named everywhere. */
function useWays(userId: string, { id, variants }: ExerciseFacts): Ways {
  const rows = (useQuery(exerciseSummaryQuery(userId)).data ?? []).filter((row) => row.exercise_id === id);
  return {
    variants: variants.filter((variant) => rows.some((row) => row.variant === variant)),
    devices: devices.filter((device) => rows.some((row) => row.device_class === device)),
    modes: runModes.filter((mode) => rows.some((row) => row.mode === mode)),
  };
}

function Trend({ userId, ...props }: Omit<TrendPartProps, 'runs'> & { userId: string }) {
  const runs = useQuery(scoredRunsQuery(userId, props.facts.id));
  if (runs.isPending) return <LoadingState />;
  if (runs.isError) {
    return (
      <ErrorState
        error={runs.error}
        onRetry={() => void runs.refetch()}
        retrying={runs.isFetching}
        className="mb-12"
      />
    );
  }
  return runs.data.length > 0 ? <TrendPart {...props} runs={runs.data} /> : null;
}
