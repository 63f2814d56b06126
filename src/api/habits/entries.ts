import * as z from 'zod/mini';
import { createOutbox } from '@/api/sync/outbox';
import { supabase } from '@/integrations/supabase/client';
import { toAppError } from '@/integrations/supabase/errors';

/*
 * What was done of a habit on a day, on its way to the account: one entry a habit and day, the latest value. Two devices that
 * fill in the same day leave the value that came last.
 */

const payloadSchema = z.object({
  id: z.string(),
  habit_id: z.string(),
  date: z.string(),
  value: z.number(),
});
export type WaitingEntry = z.infer<typeof payloadSchema>;

export const entryKey = (habitId: string, date: string) => `${habitId}/${date}`;

async function deliver(entry: WaitingEntry): Promise<void> {
  const client = await supabase();
  const { error } = await client.from('habit_entries').upsert(entry, { onConflict: 'habit_id,date' });
  if (error) throw toAppError(error);
}

export const entryOutbox = createOutbox<WaitingEntry, void>({
  name: 'habit-entry',
  payload: payloadSchema,
  deliver,
  holdsMore: (present, sent) => present.value !== sent.value,
});
