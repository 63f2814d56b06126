import * as z from 'zod/mini';
import { readStored, updateStored } from '@/integrations/local-db/open';
import { supabase } from '@/integrations/supabase/client';
import { toAppError } from '@/integrations/supabase/errors';

/*
 * What this device proves that it made an attempt with: kept beside its copy, sent with it, and asked for when the attempt
 * is taken into an account or deleted from the server. It is no part of the result and never shown.
 */

const withSecret = z.object({ device_secret: z.string() });

/** Secrets of attempts the device could not keep; they last as long as this page. */
const unkept = new Map<string, string>();

export function readSecret(stored: unknown): string | null {
  const read = z.safeParse(withSecret, stored);
  return read.success ? read.data.device_secret : null;
}

const newSecret = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

export async function findSecret(attemptId: string): Promise<string | null> {
  const inMemory = unkept.get(attemptId);
  if (inMemory !== undefined) return inMemory;
  try {
    return readSecret(await readStored('attempts', attemptId));
  } catch {
    return null; // storage is switched off
  }
}

/** Forgets what this page remembers; what is kept goes with the copy. */
export function forgetUnkeptSecret(attemptId: string): void {
  unkept.delete(attemptId);
}

/** The secret of an attempt, made now if it has none yet: an earlier version of the app kept none. */
export async function secretFor(attemptId: string): Promise<string> {
  const known = await findSecret(attemptId);
  if (known !== null) return known;
  let secret = newSecret();
  unkept.set(attemptId, secret);
  try {
    await updateStored('attempts', attemptId, (copy) => {
      if (typeof copy !== 'object' || copy === null) return copy;
      // Another tab may have been faster.
      secret = readSecret(copy) ?? secret;
      return { ...copy, device_secret: secret };
    });
    unkept.set(attemptId, secret);
  } catch {
    // Storage is switched off: this page remembers it.
  }
  return secret;
}

/**
 * Deletes the server's copy of an attempt that was made on this device. False when there is none, or it belongs to an
 * account by now.
 * @throws AppError
 */
export async function deleteServerCopy(attemptId: string): Promise<boolean> {
  const secret = await findSecret(attemptId);
  if (secret === null) return false;
  const client = await supabase();
  const { data, error } = await client.rpc('delete_visitor_attempt', { p_id: attemptId, p_secret: secret });
  if (error) throw toAppError(error);
  return data;
}
