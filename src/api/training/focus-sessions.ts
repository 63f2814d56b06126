import { mutationOptions, queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { supabase } from '@/integrations/supabase/client';
import { toAppError, unwrap } from '@/integrations/supabase/errors';
import { type Burst, type Mood, moods, readBurst } from '@/lib/cognitive/focus-burst';
import { plainLine, plainText } from '@/lib/plain-text';
import { forgetBurst, openBurstKey } from './local-bursts';

/** A finished burst as the account keeps it. */
const focusSessionSchema = z.object({
  id: z.string(),
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
  'id, task_title, planned_seconds, focused_seconds, distractions, mood_before, mood_after, started_at';

async function fetchRecent(): Promise<FocusSession[]> {
  const client = await supabase();
  const rows = unwrap(
    await client.from('focus_sessions').select(columns).order('started_at', { ascending: false }).limit(10),
  );
  return rows.map((row) => z.parse(focusSessionSchema, row));
}

const sessionsKey = (userId: string) => ['focus-sessions', userId] as const;

/** The latest ten bursts of the signed-in person, newest first. */
export function recentFocusSessionsQuery(userId: string) {
  return queryOptions({ queryKey: [...sessionsKey(userId), 'recent'], queryFn: fetchRecent });
}

export interface BurstReflection {
  moodAfter: Mood | null;
  notes: string;
}

/**
 * Stores a finished burst once; a second call with the same burst changes nothing.
 * @throws AppError; the burst stays on the device until this has answered.
 */
async function saveFocusSession(burst: Burst, reflection: BurstReflection, now: number): Promise<void> {
  const state = readBurst(burst, now);
  const started = burst.events.find((event) => event.type === 'start');
  const client = await supabase();
  const { error } = await client.from('focus_sessions').insert({
    id: burst.id,
    task_title: plainLine(burst.task),
    first_step: plainLine(burst.firstStep) || null,
    planned_seconds: burst.plannedSeconds,
    focused_seconds: Math.min(state.focusedSeconds, burst.plannedSeconds),
    pauses: state.pauses,
    distractions: state.distractions,
    mood_before: burst.moodBefore,
    mood_after: reflection.moodAfter,
    notes: plainText(reflection.notes).trim() || null,
    events: burst.events.map(({ type, at }) => ({ event: type, atMs: at })),
    status: state.reachedPlan ? 'complete' : 'stopped',
    started_at: new Date(started?.at ?? now).toISOString(),
    ended_at: new Date(Math.max(state.endedAt ?? now, started?.at ?? now)).toISOString(),
  });
  if (error && error.code !== '23505') throw toAppError(error);
}

/** Stores a finished burst; this device forgets it once the account has it. */
export function saveFocusSessionMutation(userId: string) {
  return mutationOptions({
    mutationFn: ({ burst, reflection }: { burst: Burst; reflection: BurstReflection }) =>
      saveFocusSession(burst, reflection, Date.now()),
    onSettled: async (_stored, error, { burst }, _before, { client }) => {
      if (error) return;
      await forgetBurst(burst.id);
      await client.invalidateQueries({ queryKey: sessionsKey(userId) });
      await client.invalidateQueries({ queryKey: openBurstKey(userId) });
    },
  });
}
