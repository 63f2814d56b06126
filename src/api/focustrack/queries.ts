import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { supabase } from '@/integrations/supabase/client';
import { toAppError } from '@/integrations/supabase/errors';
import { type FocustrackRecord, readFocustrackRecord } from '@/lib/cognitive/focustrack/record';
import { unsentFocustrack } from './outbox';

/** The run as it was sent, in two columns. */
const rowSchema = z.object({ header: z.record(z.string(), z.unknown()), trials: z.array(z.unknown()) });

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

async function fetchRun(userId: string, id: string): Promise<FocustrackRecord | null> {
  if (!uuid.test(id)) return null;
  const local = await unsentFocustrack(id, userId);
  if (local) return local;
  const client = await supabase();
  const { data, error } = await client
    .from('reaction_runs')
    .select('header, trials')
    .eq('id', id)
    .maybeSingle();
  if (error) throw toAppError(error);
  const row = z.safeParse(rowSchema, data);
  if (!row.success) return null;
  const run = readFocustrackRecord({ ...row.data.header, trials: row.data.trials });
  return run.ok ? run.value : null;
}

/** A run of this person with its raw trials, from this device until the server holds it; null when there is none. */
export function rawFocustrackQuery(userId: string, id: string) {
  return queryOptions({
    queryKey: ['reactions', userId, id],
    queryFn: () => fetchRun(userId, id),
    // A run that ended never changes.
    staleTime: Number.POSITIVE_INFINITY,
  });
}
