import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { recentFocusSessionsQuery } from '@/api/training/focus-sessions';
import { PageHeader } from '@/components/page-header';
import { Section } from '@/components/section';
import { usePerson } from '@/contexts/auth';
import { UpgradePrompt } from '@/features/gates/upgrade-prompt';
import { ExerciseList } from '@/features/training/exercise-list';
import { OpenBurstCard } from '@/features/training/open-burst-card';
import { RecentBursts } from '@/features/training/recent-bursts';
import { isMilestone } from '@/lib/upgrade/timing';

export function TrainingHubPage() {
  const userId = usePerson().id;
  const { t } = useTranslation('training');
  const bursts = useQuery(recentFocusSessionsQuery(userId)).data?.length ?? 0;
  return (
    <div data-screen="training-hub">
      <PageHeader title={t('pages.trainingHub')} lead={t('hub.lead')} />
      <OpenBurstCard userId={userId} />
      <div className="grid gap-x-16 gap-y-12 pb-16 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div>
          <ExerciseList userId={userId} />
        </div>
        <div className="grid content-start gap-12">
          <Section title={t('hub.recent')} ruled>
            <RecentBursts userId={userId} />
          </Section>
          {isMilestone(bursts) ? (
            <UpgradePrompt placement="progress_milestone" happened />
          ) : (
            <UpgradePrompt placement="training_sidebar" />
          )}
        </div>
      </div>
    </div>
  );
}
