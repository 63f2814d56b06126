import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
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

const profileKey = (userId: string) => ['profile', userId] as const;

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
async function updateProfile(userId: string, change: ProfileChange): Promise<Profile> {
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

/** Shows a change of the profile before, or instead of, reading it again. */
export function showProfile(client: QueryClient, userId: string, change: Partial<Profile>): void {
  client.setQueryData<Profile>(profileKey(userId), (now) => now && { ...now, ...change });
}

/** Stores a change and shows the profile as the server has it then. */
export function changeProfileMutation() {
  return mutationOptions({
    mutationFn: async ({ userId, change }: { userId: string; change: ProfileChange }, { client }) => {
      const saved = await updateProfile(userId, change);
      client.setQueryData(profileKey(userId), saved);
      return saved;
    },
  });
}

/** The newsletter, shown at once. */
export function newsletterMutation(userId: string) {
  return mutationOptions({
    mutationFn: (wanted: boolean) => updateProfile(userId, { newsletter_opt_in: wanted }),
    onMutate: (wanted, { client }) => showProfile(client, userId, { newsletter_opt_in: wanted }),
  });
}

export interface ProfileChoice {
  change: ProfileChange;
  before: Profile;
}

/** Choices that are sent in the order in which they were made. */
export function profileChoiceMutation(userId: string) {
  const mutationKey = ['change', ...profileKey(userId)];
  return mutationOptions({
    mutationKey,
    scope: { id: mutationKey.join(' ') },
    mutationFn: ({ change }: ProfileChoice) => updateProfile(userId, change),
    onSuccess: (saved, _choice, _before, { client }) => {
      // Later choices that still wait are newer than this answer.
      if (client.isMutating({ mutationKey }) <= 1) showProfile(client, userId, saved);
    },
  });
}
