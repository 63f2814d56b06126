import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { supabase } from '@/integrations/supabase/client';
import { toAppError } from '@/integrations/supabase/errors';
import { type ExerciseRun, exerciseRunSchema } from '@/lib/exercises/run';
import { runKeys } from './run-keys';
import { trainingOutbox } from './run-outbox';

const rowSchema = z.object({
  id: z.string(),
  exercise_id: z.string(),
  variant: z.string(),
  mode: z.string(),
  language: z.nullable(z.string()),
  device_class: z.nullable(z.string()),
  screen_class: z.nullable(z.string()),
  task_version: z.string(),
  scoring_version: z.string(),
  seed: z.nullable(z.string()),
  params: z.unknown(),
  records: z.unknown(),
  status: z.string(),
  started_at: z.string(),
  ended_at: z.string(),
});
const runColumns =
  'id, exercise_id, variant, mode, language, device_class, screen_class, task_version, scoring_version, seed, params, records, status, started_at, ended_at';

function toRun(value: unknown): ExerciseRun | null {
  const row = z.safeParse(rowSchema, value);
  if (!row.success) return null;
  const { exercise_id, device_class, screen_class, task_version, scoring_version, params, ...rest } =
    row.data;
  const run = z.safeParse(exerciseRunSchema, {
    ...rest,
    exerciseId: exercise_id,
    deviceClass: device_class,
    screenClass: screen_class,
    taskVersion: task_version,
    scoringVersion: scoring_version,
    config: params,
    startedAt: Date.parse(rest.started_at),
    endedAt: Date.parse(rest.ended_at),
  });
  return run.success ? run.data : null;
}

/**
 * A run with its records, from this device until the server has it: `recompute` tells how its score came about. Null when
 * there is none, and for one from before the server scored them, whose list nobody can make again.
 */
export function runQuery(userId: string, id: string) {
  return queryOptions({
    queryKey: [...runKeys.of(userId), 'one', id],
    queryFn: async () => {
      const unsent = await trainingOutbox.find(id);
      if (unsent?.owner === userId) return unsent.payload.run;
      const client = await supabase();
      const { data, error } = await client
        .from('training_runs')
        .select(runColumns)
        .eq('id', id)
        .maybeSingle();
      if (error) throw toAppError(error);
      return toRun(data);
    },
    // A run that is over never changes.
    staleTime: Number.POSITIVE_INFINITY,
  });
}
