import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { supabase } from '@/integrations/supabase/client';
import { toAppError, unwrap } from '@/integrations/supabase/errors';
import { dayMs, minuteMs } from '@/lib/time';
import { withWaitingAnswers } from './answers';
import { reminderKeys } from './keys';
import {
  type Delivery,
  deliveryColumns,
  deliverySchema,
  type Reminder,
  reminderColumns,
  reminderSchema,
} from './shapes';

export type { Delivery, Device, Reminder } from './shapes';

/** A screen shows no more; the database keeps 50 active ones. */
const mostShown = 200;

/** @throws AppError */
async function fetchReminders(userId: string): Promise<Reminder[]> {
  const client = await supabase();
  const rows = unwrap(
    await client
      .from('reminders')
      .select(reminderColumns)
      .eq('user_id', userId)
      .is('deleted_at', null)
      .order('created_at', { ascending: false })
      .order('id')
      .limit(mostShown),
  );
  return z.parse(z.array(reminderSchema), rows);
}

/** Every reminder of a person, newest first. */
export const remindersQuery = (userId: string) =>
  queryOptions({ queryKey: reminderKeys.list(userId), queryFn: () => fetchReminders(userId) });

const toldDays = 7;
const mostTold = 100;

/** @throws AppError */
async function fetchTold(userId: string): Promise<Delivery[]> {
  const client = await supabase();
  const rows = unwrap(
    await client
      .from('reminder_deliveries')
      .select(deliveryColumns)
      .eq('user_id', userId)
      .eq('channel', 'in_app')
      .gte('due_at', new Date(Date.now() - toldDays * dayMs).toISOString())
      .order('due_at', { ascending: false })
      .order('id')
      .limit(mostTold),
  );
  return withWaitingAnswers(userId, z.parse(z.array(deliverySchema), rows));
}

/** What a person was reminded of in the last days, newest first; read again every minute while somebody looks. */
export const toldQuery = (userId: string) =>
  queryOptions({
    queryKey: reminderKeys.told(userId),
    queryFn: () => fetchTold(userId),
    refetchInterval: minuteMs,
  });

const readAgain = (client: QueryClient, userId: string) =>
  client.invalidateQueries({ queryKey: reminderKeys.of(userId) });

export type ReminderChange =
  | { readonly does: 'pause'; readonly id: string; readonly until: string | null }
  | { readonly does: 'resume'; readonly id: string }
  | { readonly does: 'remove' | 'restore'; readonly id: string };

/** @throws AppError */
async function change(userId: string, wanted: ReminderChange): Promise<void> {
  const client = await supabase();
  const { id } = wanted;
  const ask = () => {
    if (wanted.does === 'pause') {
      return client.rpc('pause_reminder', { p_id: id, ...(wanted.until && { p_until: wanted.until }) });
    }
    if (wanted.does === 'resume') return client.rpc('resume_reminder', { p_id: id });
    const deleted_at = wanted.does === 'remove' ? new Date().toISOString() : null;
    return client.from('reminders').update({ deleted_at }).eq('id', id).eq('user_id', userId);
  };
  const { error } = await ask();
  if (error) throw toAppError(error);
}

/** Lets a reminder rest or go on, takes it away or back. */
export const changeReminderMutation = (userId: string) =>
  mutationOptions({
    mutationFn: (wanted: ReminderChange) => change(userId, wanted),
    onSettled: (_answer, _error, _sent, _before, { client }) => readAgain(client, userId),
  });
