import { useTranslation } from 'react-i18next';
import { plannerSettingsQuery } from '@/api/account/settings';
import { openTasksQuery } from '@/api/tasks/tasks';
import { PageHeader } from '@/components/page-header';
import { usePerson } from '@/contexts/auth';
import { Planner } from '@/features/planner/planner';

export function PlannerPage() {
  const { t } = useTranslation('planner');
  return (
    <>
      <PageHeader title={t('pages.planner')} lead={t('lead')} />
      <Planner userId={usePerson().id} />
    </>
  );
}

PlannerPage.own = (userId: string) => [openTasksQuery(userId), plannerSettingsQuery(userId)];
