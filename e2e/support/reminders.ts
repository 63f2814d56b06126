/** The dispatcher of reminders, set going by hand. */
import type { SupabaseClient } from '@supabase/supabase-js';
import { keys } from './test.ts';

/** What the schedule does every minute, at another time than it is, and for everybody: far from now only where no other test runs. */
export async function dispatchAt(service: SupabaseClient, moment: unknown): Promise<void> {
  const { error } = await service.functions.invoke('dispatch-reminders', {
    body: { now: new Date(String(moment)).toISOString() },
    headers: { authorization: `Bearer ${keys.secret}` },
  });
  if (error) throw error;
}
