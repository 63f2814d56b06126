import { useTranslation } from 'react-i18next';
import { QuestionDialog } from '@/components/question-dialog';
import { Button } from '@/components/ui/button';
import type { Entry } from '@/lib/calendar/view';
import type { CalendarAsking, EntryChange } from './use-calendar-actions';

export interface ScopeDialogProps {
  asking: CalendarAsking;
  entry: Entry;
  change: EntryChange;
}

/** Which times of a series a change is about. A rule is never that of one alone. */
export function ScopeDialog({ asking, entry, change }: ScopeDialogProps) {
  const { t } = useTranslation('calendar');
  const isOfAll = change !== null && 'rrule' in change;
  return (
    <QuestionDialog
      title={t('words.pair', {
        name: entry.event.title,
        text: change === null ? t('words.delete') : t('edit'),
      })}
      description={t('scope.text')}
      opener={asking.opener}
      onClose={asking.close}
    >
      <div className="grid gap-3">
        {isOfAll ? null : (
          <Button variant="outline" data-scope="one" onClick={() => asking.changeScope(entry, change, 'one')}>
            {t('scope.one')}
          </Button>
        )}
        <Button
          variant="outline"
          data-scope="later"
          onClick={() => asking.changeScope(entry, change, 'later')}
        >
          {t('scope.later')}
        </Button>
        <Button variant="ghost" onClick={asking.close}>
          {t('cancel')}
        </Button>
      </div>
    </QuestionDialog>
  );
}
