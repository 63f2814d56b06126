import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { supabase } from '@/integrations/supabase/client';
import { toAppError } from '@/integrations/supabase/errors';
import { runKeys } from './run-keys';

const rowSchema = z.object({
  id: z.string(),
  params: z.record(z.string(), z.unknown()),
  ended_at: z.string(),
});

export interface LastConfig {
  readonly id: string;
  readonly config: Readonly<Record<string, unknown>>;
  /** Milliseconds since 1970. */
  readonly endedAt: number;
}

/** What the last complete run of an exercise was played with, in one of these forms of it; null before the first. */
export function lastConfigQuery(userId: string, exerciseId: string, variants: readonly string[]) {
  return queryOptions({
    queryKey: [...runKeys.of(userId), 'config', exerciseId, ...variants],
    queryFn: async (): Promise<LastConfig | null> => {
      const client = await supabase();
      const { data, error } = await client
        .from('training_runs')
        .select('id, params, ended_at')
        .eq('exercise_id', exerciseId)
        .in('variant', [...variants])
        .eq('status', 'complete')
        .order('started_at', { ascending: false })
        .limit(1);
      if (error) throw toAppError(error);
      const row = z.safeParse(rowSchema, data[0]);
      if (!row.success) return null;
      const { id, params, ended_at } = row.data;
      return { id, config: params, endedAt: Date.parse(ended_at) };
    },
  });
}
