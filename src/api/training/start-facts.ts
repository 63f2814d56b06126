import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { kept } from '@/integrations/device-store';
import { supabase } from '@/integrations/supabase/client';
import { toAppError } from '@/integrations/supabase/errors';
import type { LevelEnd } from '@/lib/exercises/contract';
import type { ExerciseRun } from '@/lib/exercises/run';
import { trainingOutbox } from './run-outbox';

/** What the next run of an exercise and variant begins with. */
export interface LastRun {
  /** Number of the next run: 1 before the first. */
  readonly run: number;
  /** What the last complete run ended with; null for none. */
  readonly last: LevelEnd | null;
}

const levelSchema = z.record(z.string(), z.number());
const lastSchema = z.object({ run: z.number(), last: z.nullable(levelSchema) });
const rowSchema = z.object({ level_end: levelSchema });

/** By person, then by exercise and variant: what this device knows without a connection. */
const known = kept<Record<string, Record<string, LastRun>>>(
  'fcl.exerciseLevels',
  z.record(z.string(), z.record(z.string(), lastSchema)),
  {},
  'device',
);

const nameOf = (exerciseId: string, variant: string) => `${exerciseId}/${variant}`;
const first: LastRun = { run: 1, last: null };

function knownHere(owner: string, exerciseId: string, variant: string): LastRun {
  return known.get()[owner]?.[nameOf(exerciseId, variant)] ?? first;
}

function remember(owner: string, exerciseId: string, variant: string, last: LastRun): void {
  const all = known.get();
  known.set({ ...all, [owner]: { ...all[owner], [nameOf(exerciseId, variant)]: last } });
}

/** A complete run: the next one goes on from it, also before the server has it. */
export function rememberRun(owner: string, { exerciseId, variant }: ExerciseRun, levelEnd: LevelEnd): void {
  const { run } = knownHere(owner, exerciseId, variant);
  remember(owner, exerciseId, variant, { run: run + 1, last: levelEnd });
}

/** @throws AppError */
async function askServer(exerciseId: string, variant: string): Promise<LastRun> {
  const client = await supabase();
  const { data, count, error } = await client
    .from('training_runs')
    .select('level_end', { count: 'exact' })
    .eq('exercise_id', exerciseId)
    .eq('variant', variant)
    .eq('status', 'complete')
    .order('started_at', { ascending: false })
    .limit(1);
  if (error) throw toAppError(error);
  const row = z.safeParse(rowSchema, data[0]);
  return { run: (count ?? 0) + 1, last: row.success ? row.data.level_end : null };
}

/** A run that the server has not got yet goes before what it knows. Without an answer the device is believed. */
async function fetchLast(userId: string, exerciseId: string, variant: string): Promise<LastRun> {
  const isAhead = (await trainingOutbox.all()).some(
    ({ owner, payload: { run } }) =>
      owner === userId &&
      run.exerciseId === exerciseId &&
      run.variant === variant &&
      run.status === 'complete',
  );
  const there = isAhead ? null : await askServer(exerciseId, variant).catch(() => null);
  if (!there) return knownHere(userId, exerciseId, variant);
  remember(userId, exerciseId, variant, there);
  return there;
}

/** Number of the next run and the level it goes on from, by the server or, without a connection, by this device. */
export function startFactsQuery(userId: string, exerciseId: string, variant: string) {
  return queryOptions({
    queryKey: ['exercise-runs', userId, 'start', exerciseId, variant],
    queryFn: () => fetchLast(userId, exerciseId, variant),
    staleTime: 0,
  });
}
