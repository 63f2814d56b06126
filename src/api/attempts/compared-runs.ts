import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { supabase } from '@/integrations/supabase/client';
import { unwrap } from '@/integrations/supabase/errors';
import { devices } from '@/lib/cognitive/engine/device';
import { attentionVariants } from '@/lib/cognitive/focustrack/design';
import type { ComparableRun } from '@/lib/cognitive/focustrack/variability';

const score = z.nullable(z.number());
const scores = z.object({
  sustained_attention: score,
  impulse_control: score,
  processing_speed: score,
  consistency: score,
  vigilance: score,
});

const rowSchema = z.object({
  id: z.string(),
  variant: z.enum(attentionVariants),
  task_version: z.string(),
  scale_version: z.string(),
  device_class: z.enum(devices),
  quality: z.object({ level: z.enum(['ok', 'caution', 'invalid']) }),
  dimensions: scores,
  metrics: z.object({ standardErrors: scores }),
});

/** @throws AppError */
async function fetchRuns(ids: readonly string[]): Promise<Record<string, ComparableRun>> {
  const client = await supabase();
  const rows: readonly unknown[] = unwrap(
    await client
      .from('reaction_runs')
      .select('id, variant, task_version, scale_version, device_class, quality, dimensions, metrics')
      .in('id', [...ids]),
  );
  return Object.fromEntries(
    rows.flatMap((row) => {
      const parsed = z.safeParse(rowSchema, row);
      if (!parsed.success) return [];
      const { id, variant, quality, dimensions, metrics, ...rest } = parsed.data;
      const run: ComparableRun = {
        variant,
        taskVersion: rest.task_version,
        scaleVersion: rest.scale_version,
        deviceClass: rest.device_class,
        quality: quality.level,
        scores: dimensions,
        standardErrors: metrics.standardErrors,
      };
      return [[id, run]];
    }),
  );
}

/** The person's reaction-time runs with these attempt ids, as far as a comparison needs them; others are left out. */
export function comparedRunsQuery(userId: string | null, ids: readonly string[]) {
  return queryOptions({
    queryKey: ['compared-runs', userId, ...ids],
    queryFn: () => fetchRuns(ids),
    enabled: userId !== null && ids.length > 0,
  });
}
