import { mutationOptions, queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { supabase } from '@/integrations/supabase/client';
import { toAppError, unwrap } from '@/integrations/supabase/errors';
import { type AchievementId, achievementIds, type Earned } from '@/lib/progress/achievements';
import type { KeptAchievement } from '@/lib/progress/celebrate';
import { achievementFactsSchema } from '@/lib/progress/facts';
import { progressKeys } from './activity';

const keptSchema = z.object({
  id: z.enum(achievementIds),
  earned_on: z.string(),
  seen_at: z.nullable(z.string()),
});

const keptKey = (userId: string) => ['achievements', userId] as const;

/** What the person has reached, oldest first; one this version does not know is left out. */
export function achievementsQuery(userId: string) {
  return queryOptions({
    queryKey: keptKey(userId),
    queryFn: async (): Promise<KeptAchievement[]> => {
      const client = await supabase();
      const rows: readonly unknown[] = unwrap(
        await client
          .from('achievements')
          .select('id, earned_on, seen_at')
          .order('earned_on', { ascending: true })
          .order('id', { ascending: true }),
      );
      return rows.flatMap((row) => {
        const parsed = z.safeParse(keptSchema, row);
        return parsed.success ? [parsed.data] : [];
      });
    },
  });
}

/** What achievements are worked out from. */
export function achievementFactsQuery(userId: string) {
  return queryOptions({
    queryKey: [...progressKeys.of(userId), 'achievement-facts'],
    queryFn: async () => {
      const client = await supabase();
      return z.parse(achievementFactsSchema, unwrap(await client.rpc('my_achievement_facts')));
    },
  });
}

/** Keeps what was reached; what is kept already stays as it is. */
export function keepAchievementsMutation(userId: string) {
  return mutationOptions({
    mutationFn: async (earned: Earned) => {
      const client = await supabase();
      const rows = (Object.entries(earned) as [AchievementId, string][]).map(([id, earned_on]) => ({
        user_id: userId,
        id,
        earned_on,
      }));
      const { error } = await client
        .from('achievements')
        .upsert(rows, { onConflict: 'user_id,id', ignoreDuplicates: true });
      if (error) throw toAppError(error);
    },
    onSettled: (_kept, _error, _earned, _before, { client }) =>
      client.invalidateQueries({ queryKey: keptKey(userId) }),
  });
}

/** Notes that these were shown as new. */
export function seeAchievementsMutation(userId: string) {
  return mutationOptions({
    mutationFn: async (ids: readonly AchievementId[]) => {
      const client = await supabase();
      const { error } = await client
        .from('achievements')
        .update({ seen_at: new Date().toISOString() })
        .in('id', [...ids]);
      if (error) throw toAppError(error);
    },
    onSettled: (_seen, _error, _ids, _before, { client }) =>
      client.invalidateQueries({ queryKey: keptKey(userId) }),
  });
}
