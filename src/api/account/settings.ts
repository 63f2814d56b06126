import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { supabase } from '@/integrations/supabase/client';
import { toAppError } from '@/integrations/supabase/errors';

const settingsSchema = z.object({
  /** As stored, to be read field by field. Empty while the account has no choice of its own. */
  display: z.record(z.string(), z.unknown()),
  notify_billing: z.boolean(),
  notify_results: z.boolean(),
  notify_community: z.boolean(),
  notify_reminders: z.boolean(),
  show_presence: z.boolean(),
});

export type AccountSettings = z.infer<typeof settingsSchema>;

/** What holds until a person changes something; the defaults of the table. */
const untouched: AccountSettings = {
  display: {},
  notify_billing: true,
  notify_results: true,
  notify_community: true,
  notify_reminders: true,
  show_presence: true,
};

const columns = 'display, notify_billing, notify_results, notify_community, notify_reminders, show_presence';

export const settingsKey = (userId: string) => ['settings', userId] as const;

/** @throws AppError */
async function fetchSettings(userId: string): Promise<AccountSettings> {
  const client = await supabase();
  const { data, error } = await client
    .from('user_settings')
    .select(columns)
    .eq('user_id', userId)
    .maybeSingle();
  if (error) throw toAppError(error);
  return data === null ? untouched : z.parse(settingsSchema, data);
}

/** The signed-in person's settings, complete also before anything was ever stored. */
export function settingsQuery(userId: string) {
  return queryOptions({ queryKey: settingsKey(userId), queryFn: () => fetchSettings(userId) });
}

export interface SettingsChange extends Partial<Omit<AccountSettings, 'display'>> {
  /** Replaces the stored choice as a whole. */
  display?: Readonly<Record<string, string | number>>;
}

/** Stores what the change names and leaves the rest as it is. @throws AppError */
export async function saveSettings(userId: string, change: SettingsChange): Promise<AccountSettings> {
  const client = await supabase();
  const { data, error } = await client
    .from('user_settings')
    .upsert({ user_id: userId, ...change })
    .select(columns)
    .single();
  if (error) throw toAppError(error);
  return z.parse(settingsSchema, data);
}
