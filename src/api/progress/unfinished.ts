import { queryOptions } from '@tanstack/react-query';
import { justReadMs } from '@/config/limits';
import { type DeviceStore, readAllStored } from '@/integrations/local-db/open';
import { type TestId, testIds } from '@/lib/assessments/catalogue';
import { type ExerciseId, isExerciseId } from '@/lib/exercises/ids';
import { newestUnfinished } from '@/lib/today/dashboard';

export type UnfinishedThing =
  | { readonly kind: 'attempt'; readonly atMs: number; readonly testId: TestId }
  | { readonly kind: 'run'; readonly atMs: number; readonly exerciseId: ExerciseId }
  | { readonly kind: 'burst'; readonly atMs: number; readonly id: string; readonly task: string };

/** Where storage is switched off there is nothing. */
const isEmpty = async (store: DeviceStore) => (await readAllStored(store).catch(() => [])).length === 0;

/** How a test is answered is much code, and asked for only where something was begun: the first screen waits for it. */
async function openAttempts(userId: string, now: number) {
  if (await isEmpty('runs')) return [];
  const [{ openRunsOf: openAttemptsOf }, { instruments }] = await Promise.all([
    import('@/api/runs/local-runs'),
    import('@/lib/assessments/instruments'),
  ]);
  return openAttemptsOf(instruments, userId, now);
}

/** Exercises and a burst; the same. */
async function openSessions(userId: string, now: number) {
  if (await isEmpty('sessions')) return { runs: [], burst: null };
  const [{ openRunsOf }, { findOpenBurst }] = await Promise.all([
    import('@/api/training/open-runs'),
    import('@/api/training/local-bursts'),
  ]);
  return {
    runs: await openRunsOf(userId, now),
    burst: await findOpenBurst(userId).catch(() => null),
  };
}

/** Everything that was begun on this device and can be gone on with. */
async function findUnfinished(userId: string): Promise<UnfinishedThing[]> {
  const now = Date.now();
  const [attempts, { runs, burst }] = await Promise.all([
    openAttempts(userId, now).catch(() => []),
    openSessions(userId, now),
  ]);
  const things: UnfinishedThing[] = [];
  for (const { run, expired } of attempts) {
    const testId = testIds.find((id) => id === run.testId);
    if (!expired && testId) things.push({ kind: 'attempt', atMs: run.movedAt, testId });
  }
  for (const { run, keptAt } of runs) {
    if (isExerciseId(run.exerciseId)) things.push({ kind: 'run', atMs: keptAt, exerciseId: run.exerciseId });
  }
  if (burst) {
    things.push({ kind: 'burst', atMs: burst.events.at(-1)?.at ?? 0, id: burst.id, task: burst.task });
  }
  return things;
}

/** What this person left last and can go on with here; read afresh each time: nothing tells when it ends. */
export function unfinishedQuery(userId: string) {
  return queryOptions({
    queryKey: ['unfinished', userId],
    queryFn: async () => newestUnfinished(await findUnfinished(userId)),
    staleTime: justReadMs,
  });
}
