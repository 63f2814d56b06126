import { useTranslation } from 'react-i18next';
import type { Reminder } from '@/api/reminders/reminders';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { reminderRules } from '@/lib/reminders/rules';
import type { ReminderActions } from './use-reminder-actions';

/** Several came without any answer: perhaps another time is better. */
export function UnusedQuestion({ reminder, actions }: { reminder: Reminder; actions: ReminderActions }) {
  const { t } = useTranslation(['reminders', 'notices']);
  if (reminder.state !== 'active' || reminder.unanswered < reminderRules.unansweredAsk) return null;
  return (
    <Notice className="col-span-2 mt-2" data-part="unused">
      <p>{t('notices:kinds.reminder_unused.title')}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button
          size="sm"
          data-action="change-time"
          onClick={(event) => actions.edit(reminder, event.currentTarget)}
        >
          {t('unused.change')}
        </Button>
        <Button
          variant="outline"
          size="sm"
          data-action="pause-unused"
          onClick={(event) => actions.pause(reminder, event.currentTarget)}
        >
          {t('words.pause')}
        </Button>
        <Button variant="outline" size="sm" data-action="keep-unused" onClick={() => actions.keep(reminder)}>
          {t('unused.keep')}
        </Button>
      </div>
    </Notice>
  );
}
