import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { holdPageLock, isPageLocked } from '@/api/sync/page-lock';
import { readAllStored, readStored, removeStored, updateStored } from '@/integrations/local-db/open';
import { type Burst, burstSchema, readBurst } from '@/lib/cognitive/focus-burst';
import { hourMs } from '@/lib/time';
import { runLock } from './open-runs';

/** A burst belongs to the person who started it; nobody else on this device is shown it. */
const storedBurstSchema = z.object({ owner: z.string(), burst: burstSchema });

function parse(value: unknown, owner: string): Burst | null {
  const parsed = z.safeParse(storedBurstSchema, value);
  return parsed.success && parsed.data.owner === owner ? parsed.data.burst : null;
}

export async function loadBurst(owner: string, id: string): Promise<Burst | null> {
  return parse(await readStored('sessions', id), owner);
}

/** The burst this person left running or unfinished on this device, if there is one. */
export async function findOpenBurst(owner: string): Promise<Burst | null> {
  const open = (await readAllStored('sessions')).map((value) => parse(value, owner));
  return open.find((burst) => burst !== null) ?? null;
}

export const openBurstKey = (userId: string) => ['open-burst', userId] as const;

/** Read afresh each time: bursts begin and end without telling. */
export function openBurstQuery(userId: string) {
  return queryOptions({ queryKey: openBurstKey(userId), queryFn: () => findOpenBurst(userId), staleTime: 0 });
}

export async function createBurst(owner: string, burst: Burst): Promise<void> {
  await updateStored('sessions', burst.id, (present) => present ?? { owner, burst });
}

/** Changes the stored burst in one transaction, so that two tabs never overwrite each other; answers the result. */
export async function changeBurst(
  owner: string,
  id: string,
  change: (burst: Burst) => Burst,
): Promise<Burst | null> {
  let result: Burst | null = null;
  await updateStored('sessions', id, (present) => {
    const burst = parse(present, owner);
    if (!burst) return present;
    result = change(burst);
    return { owner, burst: result };
  });
  return result;
}

export async function forgetBurst(id: string): Promise<void> {
  await removeStored('sessions', id);
}

/** This page has the burst. Answers how to let it go. */
export const holdBurst = (id: string): (() => void) => holdPageLock(runLock(id));

/** A burst that is over stays so long for what its person has to say about it. */
const heldForWordsMs = hourMs;

/** Gives bursts that are over, and that no page has any more, to `take`; what it keeps is forgotten here. */
export async function takeLeftBursts(take: (owner: string, burst: Burst) => Promise<boolean>): Promise<void> {
  const now = Date.now();
  for (const value of await readAllStored('sessions').catch((): unknown[] => [])) {
    const parsed = z.safeParse(storedBurstSchema, value);
    if (!parsed.success) continue;
    const { owner, burst } = parsed.data;
    const { endedAt } = readBurst(burst, now);
    if (endedAt === null || now - endedAt < heldForWordsMs || (await isPageLocked(runLock(burst.id))))
      continue;
    if (await take(owner, burst)) await forgetBurst(burst.id);
  }
}
