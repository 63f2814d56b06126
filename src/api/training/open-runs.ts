import * as z from 'zod/mini';
import { holdPageLock, isPageLocked } from '@/api/sync/page-lock';
import { readAllStored, readStored, removeStored, updateStored } from '@/integrations/local-db/open';
import { factsOf } from '@/lib/exercises/facts';
import { type ExerciseRun, exerciseRunSchema } from '@/lib/exercises/run';
import { dayMs, minuteMs } from '@/lib/time';

/*
 * Runs that go on, on this device. A timed one is never gone on with: when its page is gone, it was left early. Any
 * other waits for the person, and is handed in as it is after two days.
 */

const recordSchema = z.object({ owner: z.string(), run: exerciseRunSchema, keptAt: z.number() });
export type OpenRun = z.infer<typeof recordSchema>;

export const runLock = (id: string) => `fcl-exercise-${id}`;
const waitsMs = 2 * dayMs;
/** A finished one, whose page may only be loading again. */
const endedWaitsMs = minuteMs;

function parse(value: unknown): OpenRun | null {
  const parsed = z.safeParse(recordSchema, value);
  return parsed.success ? parsed.data : null;
}

const isResumable = ({ run }: OpenRun) =>
  run.status === 'left_early' && factsOf(run.exerciseId)?.kind !== 'timed';

function waits(open: OpenRun, now: number): boolean {
  // A clock that was set back makes nobody wait for longer.
  const age = Math.abs(now - open.keptAt);
  if (open.run.status === 'complete') return age < endedWaitsMs;
  return isResumable(open) && age < waitsMs;
}

/** @throws when the device keeps nothing */
export async function keepOpenRun(owner: string, run: ExerciseRun, now: number): Promise<void> {
  await updateStored('sessions', run.id, () => ({ owner, run, keptAt: now }) satisfies OpenRun);
}

/**
 * Keeps a finished run while its page still asks something about it: should the page vanish, it is handed in as it is.
 * Answers how to let it go.
 */
export function holdFinishedRun(owner: string, run: ExerciseRun): () => void {
  const release = holdPageLock(runLock(run.id));
  keepOpenRun(owner, run, Date.now()).catch(() => {}); // storage is switched off: this page has it
  return release;
}

export async function forgetOpenRun(id: string): Promise<void> {
  await removeStored('sessions', id).catch(() => {}); // storage is switched off: there is nothing
}

export async function findOpenRun(owner: string, id: string): Promise<OpenRun | null> {
  const found = parse(await readStored('sessions', id).catch(() => null));
  return found?.owner === owner ? found : null;
}

/** Runs of the person that can be gone on with, begun last first. */
export async function openRunsOf(owner: string, now: number): Promise<OpenRun[]> {
  const all = await readAllStored('sessions').catch((): unknown[] => []);
  return all
    .map(parse)
    .filter((found) => found !== null)
    .filter((found) => found.owner === owner && isResumable(found) && waits(found, now))
    .sort((a, b) => b.run.startedAt - a.run.startedAt);
}

/** Gives what no page has any more, and nobody will go on with, to `take`; what it keeps is forgotten here. */
export async function takeLeftRuns(take: (left: OpenRun) => Promise<boolean>): Promise<void> {
  const now = Date.now();
  for (const value of await readAllStored('sessions').catch((): unknown[] => [])) {
    const left = parse(value);
    if (!left || waits(left, now) || (await isPageLocked(runLock(left.run.id)))) continue;
    // What has no record tells nothing.
    if (left.run.records.length === 0 || (await take(left))) await forgetOpenRun(left.run.id);
  }
}
