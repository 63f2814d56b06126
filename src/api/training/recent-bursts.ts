import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { supabase } from '@/integrations/supabase/client';
import { unwrap } from '@/integrations/supabase/errors';
import { moods } from '@/lib/cognitive/burst-limits';

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

/** Everything of the sessions of a person. */
export const sessionsKey = (userId: string) => ['focus-sessions', userId] as const;

/** The latest ten of the signed-in person, newest first. */
export function recentFocusSessionsQuery(userId: string) {
  return queryOptions({ queryKey: [...sessionsKey(userId), 'recent'], queryFn: fetchRecent });
}
