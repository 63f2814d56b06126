import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QuestionDialog } from '@/components/question-dialog';
import { WallTimeField } from '@/components/schedule/wall-time-field';
import { Button } from '@/components/ui/button';
import { asShown } from '@/lib/calendar/edits';
import { changeFrom, movedTo } from '@/lib/calendar/event-form';
import type { Entry } from '@/lib/calendar/view';
import { isDate } from '@/lib/calendar/zone';
import type { CalendarAsking } from './use-calendar-actions';

/** Another day and time for something: what drawing it there does, without a pointer. */
export function MoveDialog({ asking, entry }: { asking: CalendarAsking; entry: Entry }) {
  const { t } = useTranslation(['calendar', 'schedule']);
  const { event } = entry;
  const shown = asShown(entry);
  const [at, setAt] = useState<{ date: string; time: string | null }>({
    date: shown.starts.slice(0, 10),
    time: event.all_day ? null : shown.starts.slice(11, 16),
  });
  const [isAsked, setAsked] = useState(false);
  const isDay = isDate(at.date);
  const isTime = at.time === null || at.time !== '';
  const move = () => {
    setAsked(true);
    if (!isDay || !isTime) return;
    asking.changeEntry(
      entry,
      changeFrom(shown, { ...shown, ...movedTo(event, shown.starts, at.date, at.time) }),
    );
  };
  return (
    <QuestionDialog
      title={t('words.pair', { name: event.title, text: t('words.moveTo') })}
      opener={asking.opener}
      onClose={asking.close}
    >
      <form
        noValidate
        className="grid gap-5"
        onSubmit={(submitted) => {
          submitted.preventDefault();
          move();
        }}
      >
        <WallTimeField
          dateLabel={t('form.startDate')}
          timeLabel={t('form.startTime')}
          date={at.date}
          time={at.time}
          tz={event.tz}
          onChange={setAt}
          dateError={isAsked && !isDay ? t('schedule:fault.day') : undefined}
          timeError={isAsked && !isTime ? t('schedule:fault.time') : undefined}
        />
        <Button type="submit" data-action="move-now">
          {t('form.save')}
        </Button>
      </form>
    </QuestionDialog>
  );
}
