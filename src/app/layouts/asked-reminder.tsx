import { useSyncExternalStore } from 'react';
import { latePart } from '@/components/late-part';
import { askedReminder, closeReminder, onReminder } from '@/components/reminders/offer-store';

const ReminderDialog = latePart(() =>
  import('@/features/reminders/reminder-dialog').then((module) => module.ReminderDialog),
);

/** The form of a reminder that some page has proposed, over that page. */
export function AskedReminder({ userId }: { userId: string }) {
  const asked = useSyncExternalStore(onReminder, askedReminder, () => null);
  if (asked === null) return null;
  return (
    <ReminderDialog
      userId={userId}
      offer={asked.offer}
      opener={asked.opener}
      onClose={closeReminder}
      onMissing={closeReminder}
    />
  );
}
