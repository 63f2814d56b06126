import { leaveNow } from '@/api/presence/news';
import { supabaseAuth } from '@/integrations/supabase/client';
import { toAppError } from '@/integrations/supabase/errors';

/**
 * Ends the session on this device; when the server did not hear of that, everywhere.
 * @param where 'everywhere' ends the sessions of all devices at once
 * @throws AppError when the session is still alive
 */
export async function signOut(where: 'here' | 'everywhere' = 'here'): Promise<void> {
  const auth = await supabaseAuth();
  leaveNow();
  if (where === 'here' && !(await auth.signOut({ scope: 'local' })).error) return;
  const { error } = await auth.signOut({ scope: 'global' });
  if (error) throw toAppError(error);
}
