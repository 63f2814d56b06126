import { useTranslation } from 'react-i18next';
import { PageHeader } from '@/components/page-header';
import { StopMails } from '@/features/reminders/stop-mails';

export function StopRemindersPage() {
  const { t } = useTranslation('reminders');
  return (
    <div className="wrap pb-16">
      <PageHeader title={t('stop.title')} lead={t('stop.lead')} />
      <StopMails />
    </div>
  );
}
