import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { languageCodes } from '@/config/languages';
import { supabase } from '@/integrations/supabase/client';
import { toAppError } from '@/integrations/supabase/errors';
import { avatarIds } from '@/lib/accounts/avatar';
import { communityKeys } from './keys';

/* By itself: pages about the account ask, too, whether there is a profile. */

export const ownProfileSchema = z.object({
  id: z.string(),
  handle: z.string(),
  handle_changed_at: z.nullable(z.string()),
  about: z.string(),
  // A picture this version does not know is left out.
  avatar: z.catch(z.nullable(z.enum(avatarIds)), null),
  lang: z.enum(languageCodes),
  standing: z.enum(['active', 'silenced', 'suspended']),
  standing_until: z.nullable(z.string()),
  show_premium_badge: z.boolean(),
  allow_requests: z.enum(['known', 'nobody']),
  guidelines_version: z.number(),
  first_posts_approved: z.number(),
  member_since: z.string(),
  version: z.number(),
  level: z.enum(['new', 'known']),
});
export type OwnProfile = z.infer<typeof ownProfileSchema>;

/** The community profile of a person; null for one who has none. */
export function ownProfileQuery(userId: string) {
  return queryOptions({
    queryKey: communityKeys.me(userId),
    queryFn: async (): Promise<OwnProfile | null> => {
      const client = await supabase();
      const { data, error } = await client.rpc('my_community_profile');
      if (error) throw toAppError(error);
      return z.parse(z.nullable(ownProfileSchema), data);
    },
    staleTime: 60_000,
  });
}
