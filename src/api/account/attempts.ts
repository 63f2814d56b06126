import { mutationOptions } from '@tanstack/react-query';
import { attemptKeys } from '@/api/attempts/keys';
import { forgetAttempt } from '@/api/attempts/outbox';
import { supabase } from '@/integrations/supabase/client';
import { toAppError } from '@/integrations/supabase/errors';

/**
 * Deletes one of the person's own attempts for good: on this device first, or the copy that waits to be sent would
 * bring it back.
 * @throws AppError
 */
async function deleteAttempt(id: string): Promise<void> {
  await forgetAttempt(id).catch(() => {}); // storage is switched off: there is no copy
  const client = await supabase();
  const { error } = await client.from('assessment_attempts').delete().eq('id', id);
  if (error) throw toAppError(error);
}

/** Deletes an attempt by its id and reads again what showed it. */
export function deleteAttemptMutation(userId: string) {
  return mutationOptions({
    mutationFn: async (id: string, { client }) => {
      await deleteAttempt(id);
      await client.invalidateQueries({ queryKey: attemptKeys.of(userId) });
    },
  });
}
