import { forgetAttempt } from '@/api/attempts/outbox';
import { supabase } from '@/integrations/supabase/client';
import { toAppError } from '@/integrations/supabase/errors';

/** Everything about a person's attempts hangs below this key. */
export const attemptsKey = (userId: string) => ['attempts', userId] as const;

/**
 * Deletes one of the person's own attempts for good: on this device first, or the copy that waits to be sent would
 * bring it back.
 * @throws AppError
 */
export async function deleteAttempt(id: string): Promise<void> {
  await forgetAttempt(id).catch(() => {}); // storage is switched off: there is no copy
  const client = await supabase();
  const { error } = await client.from('assessment_attempts').delete().eq('id', id);
  if (error) throw toAppError(error);
}
