import { mutationOptions, queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { supabase } from '@/integrations/supabase/client';
import { toAppError, unwrap } from '@/integrations/supabase/errors';
import { moods } from '@/lib/cognitive/burst-limits';
import type { Burst } from '@/lib/cognitive/focus-burst';
import type { Reflection } from '@/lib/exercises/told-rounds';
import { saveBurst } from './finished-rounds';
import { forgetBurst, openBurstKey } from './local-bursts';

/** A finished burst, or a focus phase of a study room, as the account keeps it. */
const focusSessionSchema = z.object({
  id: z.string(),
  /** null: a burst of one's own */
  kind: z.nullable(z.literal('room')),
  task_title: z.string(),
  planned_seconds: z.number(),
  focused_seconds: z.number(),
  distractions: z.number(),
  mood_before: z.nullable(z.enum(moods)),
  mood_after: z.nullable(z.enum(moods)),
  started_at: z.string(),
});
export type FocusSession = z.infer<typeof focusSessionSchema>;

const columns =
  'id, kind, task_title, planned_seconds, focused_seconds, distractions, mood_before, mood_after, started_at';

async function fetchRecent(): Promise<FocusSession[]> {
  const client = await supabase();
  const rows = unwrap(
    await client.from('focus_sessions').select(columns).order('started_at', { ascending: false }).limit(10),
  );
  return rows.map((row) => z.parse(focusSessionSchema, row));
}

const sessionsKey = (userId: string) => ['focus-sessions', userId] as const;

/** The latest ten of the signed-in person, newest first. */
export function recentFocusSessionsQuery(userId: string) {
  return queryOptions({ queryKey: [...sessionsKey(userId), 'recent'], queryFn: fetchRecent });
}

/** Stores a finished burst; this device forgets it once it waits to be sent, and then for good. */
export function saveFocusSessionMutation(userId: string) {
  return mutationOptions({
    mutationFn: ({ burst, reflection }: { burst: Burst; reflection: Reflection }) =>
      saveBurst(userId, burst, reflection),
    // Without a connection it is kept.
    networkMode: 'always',
    onSettled: async (_stored, error, { burst }, _before, { client }) => {
      if (error) return;
      await forgetBurst(burst.id);
      await client.invalidateQueries({ queryKey: sessionsKey(userId) });
      await client.invalidateQueries({ queryKey: openBurstKey(userId) });
    },
  });
}

/** Notes that the break after a burst was taken to its end; where that fails, nobody said. */
export function noteBreakMutation(userId: string) {
  return mutationOptions({
    mutationKey: [...sessionsKey(userId), 'break'],
    mutationFn: async (id: string) => {
      const client = await supabase();
      const { error } = await client.from('focus_sessions').update({ break_taken: true }).eq('id', id);
      if (error) throw toAppError(error);
    },
  });
}
