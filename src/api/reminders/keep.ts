import { mutationOptions } from '@tanstack/react-query';
import { call } from '@/integrations/supabase/functions';
import { reminderKeep } from '@/lib/contracts/reminder-keep';
import type { ReminderInput } from '@/lib/reminders/input';
import { reminderKeys } from './keys';

/** Stores a new or changed reminder and answers its next moments. */
export const keepReminderMutation = (userId: string) =>
  mutationOptions({
    mutationFn: (reminder: ReminderInput) => call(reminderKeep, { reminder }),
    onSuccess: (_answer, _sent, _before, { client }) =>
      client.invalidateQueries({ queryKey: reminderKeys.of(userId) }),
  });
