import { lazy, Suspense, useSyncExternalStore } from 'react';
import { askedReminder, closeReminder, onReminder } from '@/components/reminders/offer-store';

const ReminderDialog = lazy(() =>
  import('@/features/reminders/reminder-dialog').then((module) => ({ default: module.ReminderDialog })),
);

/** The form of a reminder that some page has proposed, over that page. */
export function AskedReminder({ userId }: { userId: string }) {
  const asked = useSyncExternalStore(onReminder, askedReminder, () => null);
  if (asked === null) return null;
  return (
    <Suspense fallback={null}>
      <ReminderDialog userId={userId} offer={asked.offer} opener={asked.opener} onClose={closeReminder} />
    </Suspense>
  );
}
