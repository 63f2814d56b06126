import { mutationOptions } from '@tanstack/react-query';
import { supabase } from '@/integrations/supabase/client';
import { toAppError } from '@/integrations/supabase/errors';
import type { Json } from '@/integrations/supabase/types.gen';

/** What was done; how well follows from it, and is nobody's word. */
export interface FinishedRun {
  /** Made on the device, so that a repeated submission stores once. */
  id: string;
  exerciseId: string;
  taskVersion: string;
  scoringVersion: string;
  /** What was asked, and what was said about it. */
  params: Record<string, Json>;
  records: Json[];
  /** Milliseconds since 1970. */
  startedAt: number;
  endedAt: number;
}

/** Stores a finished run once. @throws AppError */
async function saveTrainingRun(run: FinishedRun): Promise<void> {
  const client = await supabase();
  const { error } = await client.from('training_runs').insert({
    id: run.id,
    exercise_id: run.exerciseId,
    task_version: run.taskVersion,
    scoring_version: run.scoringVersion,
    params: run.params,
    records: run.records,
    started_at: new Date(run.startedAt).toISOString(),
    ended_at: new Date(Math.max(run.endedAt, run.startedAt)).toISOString(),
  });
  if (error && error.code !== '23505') throw toAppError(error);
}

export function saveTrainingRunMutation() {
  return mutationOptions({ mutationFn: (run: FinishedRun) => saveTrainingRun(run) });
}
