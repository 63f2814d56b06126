import { useTranslation } from 'react-i18next';
import { useFormats } from '@/i18n/use-formats';
import { wallAt } from '@/lib/calendar/zone';
import { addDays } from '@/lib/plans/dates';
import { dueMs, type Moment } from '@/lib/tasks/order';
import type { Task } from '@/lib/tasks/task';

/** Noon here, so that a day stays the day it is. */
const noonOf = (date: string): string => `${date}T12:00:00`;

export interface DueWords {
  /** When something is due; null where it has no due date. */
  readonly dueText: (due: Pick<Task, 'due_at' | 'due_date'>) => string | null;
  readonly dayText: (date: string) => string;
}

export function useDueWords(moment: Moment): DueWords {
  const { t } = useTranslation('planner');
  const formats = useFormats();
  const today = wallAt(moment.nowMs, moment.tz).date;
  const dayText = (date: string) => formats.shortDate(noonOf(date));
  return {
    dayText,
    dueText: (due) => {
      const ms = dueMs(due, moment.tz);
      if (ms === null) return null;
      const date = due.due_at === null ? dayText(due.due_date ?? today) : formats.mediumMoment(due.due_at);
      if (ms <= moment.nowMs) return t('due.was', { date });
      if (due.due_date === today) return t('due.today');
      return due.due_date === addDays(today, 1) ? t('due.tomorrow') : t('due.on', { date });
    },
  };
}
