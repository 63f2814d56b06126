import type { SupabaseClient } from '@supabase/supabase-js';

export type EndPlans = (userId: string, when: 'now' | 'period_end') => Promise<void>;

export function createEndPlans(
  _service: SupabaseClient,
  _get: (name: string) => string | undefined,
): EndPlans {
  return async () => {};
}
