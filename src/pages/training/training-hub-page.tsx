import { useTranslation } from 'react-i18next';
import { PageHeader } from '@/components/page-header';
import { Section } from '@/components/section';
import { useAuth } from '@/contexts/auth';
import { ExerciseList } from '@/features/training/hub/exercise-list';
import { OpenBurstCard } from '@/features/training/hub/open-burst-card';
import { RecentBursts } from '@/features/training/hub/recent-bursts';

export function TrainingHubPage() {
  const { t } = useTranslation('training');
  const { user } = useAuth();
  return (
    <>
      <PageHeader title={t('hub.title')} lead={t('hub.lead')} />
      {user ? <OpenBurstCard userId={user.id} /> : null}
      <div className="grid gap-x-16 gap-y-12 pb-16 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div>
          <ExerciseList />
        </div>
        {user ? (
          <Section title={t('hub.recent')} ruled className="self-start">
            <RecentBursts userId={user.id} />
          </Section>
        ) : null}
      </div>
    </>
  );
}
