import { queryOptions } from '@tanstack/react-query';
import { findOpenBurst } from '@/api/training/local-bursts';
import { openRunsOf } from '@/api/training/open-runs';
import { type TestId, testIds } from '@/lib/assessments/catalogue';
import { type ExerciseId, isExerciseId } from '@/lib/cognitive/registry';
import { newestUnfinished } from '@/lib/today/dashboard';

export type UnfinishedThing =
  | { readonly kind: 'attempt'; readonly atMs: number; readonly testId: TestId }
  | { readonly kind: 'run'; readonly atMs: number; readonly exerciseId: ExerciseId }
  | { readonly kind: 'burst'; readonly atMs: number; readonly id: string; readonly task: string };

/** How a test is answered is much code, and asked for while the server is: the first screen does not wait for it. */
async function openAttempts(userId: string, now: number) {
  const [{ openRunsOf: openAttemptsOf }, { instruments }] = await Promise.all([
    import('@/api/runs/local-runs'),
    import('@/lib/assessments/instruments'),
  ]);
  return openAttemptsOf(instruments, userId, now);
}

/** Everything that was begun on this device and can be gone on with. */
async function findUnfinished(userId: string): Promise<UnfinishedThing[]> {
  const now = Date.now();
  // Where storage is switched off there is nothing.
  const [attempts, runs, burst] = await Promise.all([
    openAttempts(userId, now).catch(() => []),
    openRunsOf(userId, now),
    findOpenBurst(userId).catch(() => null),
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
    staleTime: 0,
    networkMode: 'always',
  });
}
