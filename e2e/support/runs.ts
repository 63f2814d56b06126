import type { SupabaseClient } from '@supabase/supabase-js';
import { scoreAnyRun } from '../../src/lib/exercises/score-run.ts';
import type { PersonKind } from '../../src/lib/exercises/simulation/person.ts';
import { dayMs } from '../../src/lib/time.ts';
import { toTrainingRow } from '../../supabase/functions/exercise-submit/rows.ts';
import { sentRun } from '../../tests/lib/exercises/sent-run.ts';

export interface DoneRun {
  daysAgo: number;
  kind?: PersonKind;
  deviceClass?: 'keyboard' | 'touch';
}

/** A run of some days ago in the account of a person, worked out and stored as the function does; answers its score. */
export async function storedRun(
  client: SupabaseClient,
  service: SupabaseClient,
  exerciseId: string,
  { daysAgo, kind, deviceClass = 'keyboard' }: DoneRun,
): Promise<{ id: string; score: number | null }> {
  const id = crypto.randomUUID();
  const run = sentRun(exerciseId, id, kind && { kind });
  const endedAt = Date.now() - daysAgo * dayMs;
  const done = { ...run, deviceClass, endedAt, startedAt: endedAt - (run.endedAt - run.startedAt) };
  const started = await client.rpc('start_exercise', {
    p_id: id,
    p_exercise: exerciseId,
    p_variant: run.variant,
    p_mode: run.mode,
  });
  if (started.error) throw started.error;
  const scored = await scoreAnyRun(done, Date.now());
  if (!scored.ok) throw new Error(scored.error);
  const { data } = await client.auth.getUser();
  const row = toTrainingRow(done, scored.value);
  const { error } = await service.rpc('store_training_run', {
    p_run: row,
    p_session: null,
    p_user: data.user?.id,
  });
  if (error) throw error;
  return { id, score: row.score };
}
