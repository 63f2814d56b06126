import { useTranslation } from 'react-i18next';
import { PageHeader } from '@/components/page-header';
import { usePerson } from '@/contexts/auth';
import { CalendarScreen } from '@/features/calendar/calendar-screen';

export function CalendarPage() {
  const { t } = useTranslation('calendar');
  return (
    <>
      <PageHeader title={t('pages.calendar')} lead={t('lead')} />
      <CalendarScreen userId={usePerson().id} />
    </>
  );
}
