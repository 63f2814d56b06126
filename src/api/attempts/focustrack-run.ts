import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { supabase } from '@/integrations/supabase/client';
import { toAppError } from '@/integrations/supabase/errors';
import { type FocustrackRun, focustrackRunSchema } from '@/lib/cognitive/focustrack/stored-run';

const columns =
  'id, variant, device_class, task_version, scoring_version, scale_version, dimensions, quality, metrics';

/** @throws AppError */
async function fetchFocustrackRun(id: string): Promise<FocustrackRun | null> {
  const client = await supabase();
  const { data, error } = await client.from('reaction_runs').select(columns).eq('id', id).maybeSingle();
  if (error) throw toAppError(error);
  // A shape of another version says nothing to this one; the stored scores stand without it.
  const run = z.safeParse(focustrackRunSchema, data);
  return run.success ? run.data : null;
}

/** The run behind an attempt of the reaction-time test; null when the asking person has none under this id. */
export function focustrackRunQuery(userId: string | null, id: string) {
  return queryOptions({
    queryKey: ['reaction-run', userId, id],
    queryFn: () => fetchFocustrackRun(id),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
