import { useTranslation } from 'react-i18next';
import { PageHeader } from '@/components/page-header';
import { usePerson } from '@/contexts/auth';
import { RemindersScreen } from '@/features/reminders/reminders-screen';

export function RemindersPage() {
  const { t } = useTranslation('reminders');
  return (
    <>
      <PageHeader title={t('pages.reminders')} lead={t('lead')} />
      <RemindersScreen userId={usePerson().id} />
    </>
  );
}
