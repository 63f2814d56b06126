import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { type Language, languageCodes } from '@/config/languages';
import { supabase } from '@/integrations/supabase/client';
import { toAppError, unwrap } from '@/integrations/supabase/errors';
import { type AvatarId, avatarIds } from '@/lib/accounts/avatar';

const profileSchema = z.object({
  display_name: z.nullable(z.string()),
  language: z.nullable(z.enum(languageCodes)),
  newsletter_opt_in: z.boolean(),
  /** null for the initials, also in place of a picture that this version does not know. */
  avatar: z.catch(z.nullable(z.enum(avatarIds)), null),
});
const columns = 'display_name, language, newsletter_opt_in, avatar';

export type Profile = z.infer<typeof profileSchema>;

/** The longest name the database takes, in characters. */
export const displayNameMaxLength = 80;

export const profileKey = (userId: string) => ['profile', userId] as const;

async function fetchProfile(userId: string): Promise<Profile> {
  const client = await supabase();
  const row = unwrap(await client.from('profiles').select(columns).eq('id', userId).maybeSingle());
  return z.parse(profileSchema, row);
}

/** The signed-in person's own profile. */
export function profileQuery(userId: string) {
  return queryOptions({ queryKey: profileKey(userId), queryFn: () => fetchProfile(userId) });
}

export interface ProfileChange {
  /** null takes the name away. */
  display_name?: string | null;
  language?: Language;
  newsletter_opt_in?: boolean;
  /** null takes the picture away. */
  avatar?: AvatarId | null;
}

/** @throws AppError */
export async function updateProfile(userId: string, change: ProfileChange): Promise<Profile> {
  const client = await supabase();
  const { data, error } = await client
    .from('profiles')
    .update(change)
    .eq('id', userId)
    .select(columns)
    .single();
  if (error) throw toAppError(error);
  return z.parse(profileSchema, data);
}
