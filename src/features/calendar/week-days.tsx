import { daysOf, shownSpan } from '@/lib/calendar/view';
import type { WeekStart } from '@/lib/plans/dates';
import { DayList, type DayListProps } from './day-list';

export interface WeekDaysProps extends Pick<DayListProps, 'today' | 'entries' | 'words' | 'actions'> {
  /** A day of the week that is shown. */
  date: string;
  weekStart: WeekStart;
}

/** Seven days, one beside the other where there is room. */
export function WeekDays({ date, weekStart, ...props }: WeekDaysProps) {
  return (
    <div className="grid gap-x-3 gap-y-5 sm:grid-cols-2 lg:grid-cols-4 2xl:grid-cols-7" data-part="week">
      {daysOf(shownSpan('week', date, weekStart)).map((day) => (
        <DayList key={day} day={day} adds {...props} />
      ))}
    </div>
  );
}
