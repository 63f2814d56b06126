import { mutationOptions } from '@tanstack/react-query';
import { call } from '@/integrations/supabase/functions';
import { reminderUnsubscribe } from '@/lib/contracts/reminder-messages';

/** Ends mails by the link of one, also signed out. */
export const stopReminderMailMutation = () =>
  mutationOptions({
    mutationFn: (link: { reminder: string; token: string; all: boolean }) => call(reminderUnsubscribe, link),
  });
