import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { supabase } from '@/integrations/supabase/client';
import { unwrap } from '@/integrations/supabase/errors';

const rowSchema = z.object({ id: z.string(), device_class: z.string(), variant: z.string() });

/** @throws AppError */
async function fetchRunDevices(ids: readonly string[]): Promise<Record<string, string>> {
  const client = await supabase();
  const rows: readonly unknown[] = unwrap(
    await client
      .from('reaction_runs')
      .select('id, device_class, variant')
      .in('id', [...ids]),
  );
  return Object.fromEntries(
    rows.map((row) => {
      const { id, device_class, variant } = z.parse(rowSchema, row);
      return [id, `${device_class} ${variant}`];
    }),
  );
}

/** How the person's reaction-time runs were done, by attempt id: device and variant in one text, to be told apart only. */
export function runDevicesQuery(userId: string | null, ids: readonly string[]) {
  return queryOptions({
    queryKey: ['run-devices', userId, ...ids],
    queryFn: () => fetchRunDevices(ids),
    enabled: userId !== null && ids.length > 0,
  });
}
