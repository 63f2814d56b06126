import { useTranslation } from 'react-i18next';
import { daysOf, type Entry, entriesOn, monthSpan } from '@/lib/calendar/view';
import { DayList, type DayListProps } from './day-list';

export interface AgendaProps extends Pick<DayListProps, 'today' | 'entries' | 'words' | 'actions'> {
  /** A day of the month that is shown. */
  date: string;
}

/** The days of a month on which something is; those that are over can be opened. */
export function Agenda({ date, today, entries, ...props }: AgendaProps) {
  const { t } = useTranslation('calendar');
  const days = daysOf(monthSpan(date)).filter((day) => entriesOn(entries, day).length > 0);
  const isThisMonth = today.slice(0, 7) === date.slice(0, 7);
  const over = isThisMonth ? days.filter((day) => day < today) : [];
  const shown = days.filter((day) => !over.includes(day));
  const list = (some: readonly string[]) =>
    some.map((day) => <DayList key={day} day={day} today={today} entries={entries} adds {...props} />);
  return (
    <div className="grid max-w-3xl gap-6" data-part="agenda">
      {over.length > 0 ? (
        <details>
          <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold">
            {t('earlier')}
          </summary>
          <div className="mt-2 grid gap-6">{list(over)}</div>
        </details>
      ) : null}
      {list(shown)}
      {shown.length === 0 ? <p className="text-ink-soft">{t('free')}</p> : null}
    </div>
  );
}

/** Whether anything lies in a month. */
export const isMonthEmpty = (entries: readonly Entry[], date: string): boolean =>
  daysOf(monthSpan(date)).every((day) => entriesOn(entries, day).length === 0);
