import { useTranslation } from 'react-i18next';
import type { FormFault } from '@/lib/reminders/form';
import { reminderLengths } from '@/lib/reminders/input';

/** Says what is wrong at the field that it is wrong with. */
export function useFaultWords() {
  const { t } = useTranslation(['reminders', 'schedule']);
  return (fault: FormFault | null, here: readonly FormFault[]): string | undefined => {
    if (fault === null || !here.includes(fault)) return undefined;
    if (fault === 'titleMissing') return t('words.titleMissing');
    if (fault === 'titleLong') return t('words.tooLong', { max: reminderLengths.title });
    if (fault === 'noteLong') return t('words.tooLong', { max: reminderLengths.note });
    if (fault === 'date') return t('schedule:fault.day');
    if (fault === 'time') return t('schedule:fault.time');
    if (fault === 'never') return t('schedule:fault.never');
    return fault === 'passed' ? t('form.passed') : t('quiet.answer');
  };
}
