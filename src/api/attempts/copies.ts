import * as z from 'zod/mini';
import { readAllStored, readStored, removeStored, updateStored } from '@/integrations/local-db/open';
import { type AttemptRecord, attemptRecordSchema } from '@/lib/assessments/attempt-record';

/** Results as this device keeps them: all there is until the server has acknowledged them, and a visitor's for longer. */

/** Results the device could not keep; they last as long as this page. */
export const unkeptResults = new Map<string, AttemptRecord>();

export function parseAttempt(value: unknown): AttemptRecord | null {
  const parsed = z.safeParse(attemptRecordSchema, value);
  return parsed.success ? parsed.data : null;
}

/**
 * @param secret see `device-secret.ts`
 * @throws when the device keeps nothing
 */
export function keepCopy(result: AttemptRecord, secret: string): Promise<void> {
  return updateStored('attempts', result.id, () => ({ ...result, device_secret: secret }));
}

export async function forgetCopy(attemptId: string): Promise<void> {
  try {
    await removeStored('attempts', attemptId);
  } catch {
    // Storage is switched off: there is no copy.
  }
}

export async function findCopy(id: string): Promise<AttemptRecord | null> {
  try {
    return parseAttempt(await readStored('attempts', id)) ?? unkeptResults.get(id) ?? null;
  } catch {
    return unkeptResults.get(id) ?? null; // storage is switched off
  }
}

/**
 * Newest first.
 * @throws when the device keeps nothing
 */
export async function allCopies(): Promise<AttemptRecord[]> {
  const kept = (await readAllStored('attempts')).map(parseAttempt).filter((attempt) => attempt !== null);
  return kept.sort((a, b) => b.completed_at.localeCompare(a.completed_at));
}
