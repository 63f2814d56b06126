import type { SupabaseClient } from '@supabase/supabase-js';

/** Notes that a scheduled function ran to its end; `late_jobs` of the database names those that did not. */
export async function noteRun(service: SupabaseClient, job: string, result: string): Promise<void> {
  const { error } = await service.rpc('note_job_run', { p_job: job, p_result: result });
  if (error) throw error;
}
