import * as z from 'zod/mini';
import { holdPageLock, isPageLocked } from '@/api/sync/page-lock';
import { kept } from '@/integrations/device-store';

/*
 * Which reaction-time run is going on. A run is never continued from storage: when its page is gone, it ended: a
 * note without the lock of its page tells of a run that ended unseen.
 */

const lockName = (id: string) => `fcl-reaction-${id}`;

const noteSchema = z.object({ id: z.string(), owner: z.string() });
const note = kept<z.infer<typeof noteSchema> | null>('fcl.reaction.run', noteSchema, null, 'device');

/** Notes that a run begins in this page. Answers how to say that it is over here. */
export function noteRun(id: string, owner: string): () => void {
  note.set({ id, owner });
  return holdPageLock(lockName(id));
}

/** Whether a page of this browser still runs it. */
export const isRunning = (id: string): Promise<boolean> => isPageLocked(lockName(id));

/** Id of this person's run that ended without being told so; null when there is none. */
export async function findLostRun(owner: string): Promise<string | null> {
  const last = note.get();
  if (last?.owner !== owner) return null;
  return (await isRunning(last.id)) ? null : last.id;
}

/** The person knows how that run ended. */
export function forgetLostRun(id: string): void {
  if (note.get()?.id === id) note.set(null);
}
