import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { plansQuery } from '@/api/plans/queries';
import { openBurstQuery } from '@/api/training/local-bursts';
import { openRunsQuery } from '@/api/training/open-run-queries';
import { recentFocusSessionsQuery } from '@/api/training/recent-bursts';
import { exerciseSummaryQuery, recentScoresQuery } from '@/api/training/run-history';
import { Drawing } from '@/components/drawings/drawing';
import { exerciseDrawings } from '@/components/drawings/exercises';
import { LoadingState } from '@/components/loading-state';
import { PageHeader } from '@/components/page-header';
import { Section } from '@/components/section';
import { paths } from '@/config/paths';
import { usePerson } from '@/contexts/auth';
import { OwnPrompt } from '@/features/gates/own-prompt';
import { HubPlan } from '@/features/plans/hub-plan';
import { DueCheckCards } from '@/features/training/due-check-cards';
import { ExerciseList } from '@/features/training/exercise-list';
import { OpenBurstCard } from '@/features/training/open-burst-card';
import { OpenRunCards } from '@/features/training/open-run-cards';
import { RecentBursts } from '@/features/training/recent-bursts';
import { isMilestone } from '@/lib/upgrade/milestone';

const Recommendations = lazy(() =>
  import('@/features/guide/recommendations-block').then((module) => ({
    default: module.RecommendationsBlock,
  })),
);

export function TrainingHubPage() {
  const userId = usePerson().id;
  const { t } = useTranslation('training');
  const sessions = useQuery(recentFocusSessionsQuery(userId)).data ?? [];
  const bursts = sessions.filter(({ kind }) => kind !== 'room').length;
  return (
    <div data-screen="training-hub">
      <PageHeader
        title={t('pages.trainingHub')}
        lead={t('hub.lead')}
        // A phone begins with the words; there the first cards bring drawings of their own.
        aside={<Drawing shapes={exerciseDrawings['focus-burst']} className="size-32 max-sm:hidden" />}
        className="pb-2"
      />
      <div className="mb-8 flex flex-wrap gap-x-7">
        {[
          [`${paths.community}#rooms`, t('pages.studyRooms')] as const,
          [paths.progress, t('pages.progress')] as const,
          [paths.planner, t('pages.planner')] as const,
        ].map(([to, name]) => (
          <Link key={to} to={to} className="link inline-flex min-h-11 items-center">
            {name}
          </Link>
        ))}
      </div>
      <OpenBurstCard userId={userId} />
      <OpenRunCards userId={userId} />
      <DueCheckCards userId={userId} />
      <div className="grid gap-12 pb-16">
        <HubPlan userId={userId} />
        {/* About as high as two of them with their reasons: what stands below is not pushed down when they come. */}
        <div className="min-h-96 sm:min-h-68">
          <Suspense fallback={<LoadingState className="min-h-60" />}>
            <Recommendations userId={userId} few={2} />
          </Suspense>
        </div>
        <ExerciseList userId={userId} />
        <div className="grid gap-x-16 gap-y-12 lg:grid-cols-2">
          <Section title={t('hub.recent')} ruled>
            <RecentBursts userId={userId} />
          </Section>
          {isMilestone(bursts) ? (
            <OwnPrompt placement="progress_milestone" happened />
          ) : (
            <OwnPrompt placement="training_sidebar" />
          )}
        </div>
      </div>
    </div>
  );
}

TrainingHubPage.own = (userId: string) => [
  openBurstQuery(userId),
  openRunsQuery(userId),
  plansQuery(userId),
  exerciseSummaryQuery(userId),
  recentScoresQuery(userId),
  recentFocusSessionsQuery(userId),
];
