import { useQuery } from '@tanstack/react-query';
import { type Reminder, remindersQuery, toldQuery } from '@/api/reminders/reminders';
import { paths } from '@/config/paths';
import { comingBefore, sortTold } from '@/lib/reminders/due-list';
import { hourMs } from '@/lib/time';

export interface ReminderNow {
  readonly title: string;
  readonly to: string;
  /** Milliseconds since 1970. */
  readonly atMs: number;
}

const none: readonly never[] = [];

/** Reminders that wait for an answer or come within the hour, once the page that lists them has read them: nothing is asked for here. */
export function useRemindersNow(userId: string, nowMs: number): ReminderNow[] {
  const { data: reminders = none } = useQuery({ ...remindersQuery(userId), enabled: false });
  const { data: told = none } = useQuery({ ...toldQuery(userId), enabled: false });
  const due = sortTold<Reminder>(told, reminders, nowMs).due.map(({ told, reminder }) => ({
    title: reminder.title,
    to: reminder.link ?? paths.reminders,
    atMs: Date.parse(told.due_at),
  }));
  const coming = comingBefore<Reminder>(reminders, nowMs, nowMs + hourMs).map(({ title, link, next_at }) => ({
    title,
    to: link ?? paths.reminders,
    atMs: Date.parse(next_at ?? ''),
  }));
  return [...due, ...coming];
}
