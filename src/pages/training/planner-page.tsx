import { useTranslation } from 'react-i18next';
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
