import type { SupabaseClient } from '@supabase/supabase-js';
import { msInHand } from '../http/in-hand.ts';

/** Notes that a scheduled function ran to its end; `late_jobs` of the database names those that did not. */
export async function noteRun(service: SupabaseClient, job: string, result: string): Promise<void> {
  const { error } = await service.rpc('note_job_run', {
    p_job: job,
    p_result: result,
    p_duration_ms: msInHand(),
  });
  if (error) throw error;
}
