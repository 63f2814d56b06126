import { mutationOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { notificationKeys } from '@/api/notifications/keys';
import { createOutbox } from '@/api/sync/outbox';
import { supabase } from '@/integrations/supabase/client';
import { toAppError } from '@/integrations/supabase/errors';
import { reminderKeys } from './keys';
import type { Delivery, Reminder } from './shapes';

/*
 * What somebody says to a reminder that came, on its way to the account: one entry for each occurrence that was told, the latest
 * answer. The server takes the same answer again for the same one.
 */

const actions = ['done', 'snooze', 'opened', 'dismissed'] as const;

const payloadSchema = z.object({
  delivery: z.string(),
  action: z.enum(actions),
  /** ISO 8601; null unless it is put off. */
  until: z.nullable(z.string()),
});
type WaitingAnswer = z.infer<typeof payloadSchema>;

export interface ReminderAnswer {
  readonly delivery: string;
  readonly action: (typeof actions)[number];
  readonly untilMs?: number;
}

async function deliver({ delivery, action, until }: WaitingAnswer): Promise<void> {
  const client = await supabase();
  const { error } = await client.rpc('act_on_reminder', {
    p_delivery: delivery,
    p_action: action,
    ...(until !== null && { p_until: until }),
  });
  if (error) throw toAppError(error);
}

export const answerOutbox = createOutbox<WaitingAnswer, void>({
  name: 'reminder-answer',
  payload: payloadSchema,
  deliver,
  holdsMore: (present, sent) => present.action !== sent.action || present.until !== sent.until,
});

const acted = { done: 'done', snooze: 'snoozed', opened: 'opened', dismissed: 'dismissed' } as const;

const withAnswer = (told: readonly Delivery[], { delivery, action }: WaitingAnswer): Delivery[] =>
  told.map((one) => (one.id === delivery ? { ...one, acted: acted[action] } : one));

const withTime = (
  reminders: readonly Reminder[],
  told: readonly Delivery[] | undefined,
  { delivery, action, until }: WaitingAnswer,
): Reminder[] => {
  const id = told?.find((one) => one.id === delivery)?.reminder_id;
  return reminders.map((one) =>
    one.id === id && action === 'snooze'
      ? { ...one, snoozed_until: until, snooze_count: one.snooze_count + 1 }
      : one,
  );
};

/** What was told, with the answers that this device has not sent yet. */
export async function withWaitingAnswers(userId: string, told: readonly Delivery[]): Promise<Delivery[]> {
  const mine = (await answerOutbox.all()).filter(({ owner }) => owner === userId);
  return mine.reduce<Delivery[]>((known, { payload }) => withAnswer(known, payload), [...told]);
}

/**
 * What somebody says to a reminder that came: done, later, or that it was seen. Kept on the device, then sent; resolves with
 * 'waiting' without a connection.
 * @throws AppError: detail 'snooze_limit', 'next_is_sooner' …, which takes it back here
 */
export const answerReminderMutation = (userId: string) =>
  mutationOptions({
    mutationFn: async ({ delivery, action, untilMs }: ReminderAnswer) => {
      await answerOutbox.change({ id: delivery, owner: userId }, (present) =>
        // To have looked at it takes no answer back.
        action === 'opened' && present
          ? present.payload
          : { delivery, action, until: untilMs === undefined ? null : new Date(untilMs).toISOString() },
      );
      const sent = await answerOutbox.send(delivery);
      if (sent.status !== 'refused') return sent.status;
      await answerOutbox.forget(delivery);
      throw sent.error;
    },
    onMutate: ({ delivery, action, untilMs }, { client }) => {
      const until = untilMs === undefined ? null : new Date(untilMs).toISOString();
      const told = client.getQueryData<Delivery[]>(reminderKeys.told(userId));
      client.setQueryData<Reminder[]>(
        reminderKeys.list(userId),
        (known) => known && withTime(known, told, { delivery, action, until }),
      );
      client.setQueryData<Delivery[]>(
        reminderKeys.told(userId),
        (known) => known && withAnswer(known, { delivery, action, until }),
      );
    },
    onSettled: async (_status, _error, _sent, _before, { client }) => {
      // The bell says so, too.
      await Promise.all([
        client.invalidateQueries({ queryKey: reminderKeys.of(userId) }),
        client.invalidateQueries({ queryKey: notificationKeys.of(userId) }),
      ]);
    },
  });
