import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { settingsQuery } from '@/api/account/settings';
import { burstFactsQuery } from '@/api/progress/activity';
import type { Reminder } from '@/api/reminders/reminders';
import { QuestionDialog } from '@/components/question-dialog';
import { usePlanning } from '@/contexts/use-planning';
import { addDays } from '@/lib/plans/dates';
import { goodTime } from '@/lib/progress/statistics';
import { formOf, newForm, noOffer, type ReminderOffer } from '@/lib/reminders/form';
import { isQuietTime } from '@/lib/reminders/quiet';
import { ReminderForm } from './reminder-form';

export interface ReminderDialogProps {
  userId: string;
  /** What is changed; left out: a new one. */
  reminder?: Reminder | undefined;
  /** What a new one begins with. */
  offer?: ReminderOffer | undefined;
  opener: HTMLElement | null;
  onClose: () => void;
}

/** Focus sessions of so many days say at what time of day the person finishes most. */
const daysLookedAt = 365;

/** The form of a reminder, over any page. */
export function ReminderDialog({ userId, reminder, offer = noOffer, opener, onClose }: ReminderDialogProps) {
  const { t } = useTranslation('reminders');
  const planning = usePlanning(userId);
  // The zone and the quiet hours of the account decide what the form begins with.
  const settings = useQuery(settingsQuery(userId));
  const [nowMs] = useState(() => Date.now());
  const [id] = useState(() => reminder?.id ?? crypto.randomUUID());
  const today = planning.dayOf(nowMs);
  const isTimed = reminder === undefined && offer.hasOwnTime !== true && offer.time === undefined;
  // Only suggested: without it a new reminder begins at the usual time.
  const bursts = useQuery({
    ...burstFactsQuery(userId, addDays(today, 1 - daysLookedAt), today),
    enabled: isTimed,
    retry: false,
  });
  const suggested = goodTime(bursts.data ?? []);
  const { quiet_start: quietStart, quiet_end: quietEnd } = planning.settings;
  const time =
    suggested !== null && !isQuietTime(suggested, { quietStart, quietEnd, tz: planning.tz })
      ? suggested
      : offer.time;
  const clock = { nowMs, tz: planning.tz, weekStart: planning.weekStart };
  const of = reminder ?? { id, link: offer.link, target: offer.target, target_id: offer.targetId };
  return (
    <QuestionDialog title={t(reminder ? 'form.edit' : 'form.new')} opener={opener} onClose={onClose}>
      {settings.isPending || bursts.isLoading ? null : (
        <ReminderForm
          userId={userId}
          of={of}
          start={
            reminder
              ? formOf(reminder, clock)
              : newForm(time === undefined ? offer : { ...offer, time }, clock)
          }
          hasOwnTime={reminder ? reminder.offset_min !== null : offer.hasOwnTime === true}
          planning={planning}
          nowMs={nowMs}
          onKept={onClose}
        />
      )}
    </QuestionDialog>
  );
}
