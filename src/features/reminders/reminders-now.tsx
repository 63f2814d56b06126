import { useEffect } from 'react';
import { useNow } from '@/hooks/use-now';
import { minuteMs } from '@/lib/time';
import { type ReminderNow, useRemindersNow } from './use-reminders-now';

export interface RemindersNowProps {
  userId: string;
  onChange: (reminders: readonly ReminderNow[]) => void;
}

/** Tells the page that stands already which reminders wait; shows nothing itself. */
export function RemindersNow({ userId, onChange }: RemindersNowProps) {
  const reminders = useRemindersNow(userId, useNow(true, minuteMs));
  // The same ones again are no news.
  const told = JSON.stringify(reminders);
  useEffect(() => onChange(JSON.parse(told) as ReminderNow[]), [told, onChange]);
  return null;
}
