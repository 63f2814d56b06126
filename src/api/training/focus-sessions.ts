import { mutationOptions } from '@tanstack/react-query';
import { supabase } from '@/integrations/supabase/client';
import { toAppError } from '@/integrations/supabase/errors';
import type { Burst } from '@/lib/cognitive/focus-burst';
import type { Reflection } from '@/lib/exercises/told-rounds';
import { saveBurst } from './finished-rounds';
import { forgetBurst, openBurstKey } from './local-bursts';
import { sessionsKey } from './recent-bursts';

/** Stores a finished burst; this device forgets it once it waits to be sent, and then for good. */
export function saveFocusSessionMutation(userId: string) {
  return mutationOptions({
    mutationFn: ({ burst, reflection }: { burst: Burst; reflection: Reflection }) =>
      saveBurst(userId, burst, reflection),
    // Without a connection it is kept.
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
