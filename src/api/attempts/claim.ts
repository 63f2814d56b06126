import { readAllStored, removeStored } from '@/integrations/local-db/open';
import { supabase } from '@/integrations/supabase/client';
import { toAppError, unwrap } from '@/integrations/supabase/errors';
import { mayClaim } from './claim-choices';
import { readSecret } from './device-secret';
import { attemptOutbox } from './outbox';
import { parseAttempt } from './queries';

/** The server takes at most this many ids in one claim. */
const claimLimit = 50;

/**
 * Gives those of the visitor's attempts of this device to the person who is signed in that they said yes to, and
 * forgets the copies that their account holds now. Answers how many attempts of this device the account holds.
 */
export async function claimVisitorAttempts(userId: string): Promise<number> {
  const stored = await readAllStored('attempts').catch((): unknown[] => []); // storage is switched off
  if (stored.length === 0) return 0;
  await attemptOutbox.flush();
  const unsent = new Set((await attemptOutbox.all()).map(({ id }) => id));
  const ids = stored
    .flatMap((value) => parseAttempt(value)?.id ?? [])
    .filter((id) => mayClaim(userId, id) && !unsent.has(id))
    .slice(0, claimLimit);
  if (ids.length === 0) return 0;
  const client = await supabase();
  const claims = stored.flatMap((value) => {
    const id = parseAttempt(value)?.id ?? '';
    const secret = readSecret(value);
    return secret !== null && ids.includes(id) ? [{ id, secret }] : [];
  });
  const { error } = await client.rpc('claim_attempts', { p_claims: claims });
  if (error) throw toAppError(error);
  const mine = unwrap(await client.from('assessment_attempts').select('id').in('id', ids));
  for (const { id } of mine) await removeStored('attempts', id);
  return mine.length;
}
