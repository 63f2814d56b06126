import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { justReadMs } from '@/config/limits';
import { supabase } from '@/integrations/supabase/client';
import { unwrap } from '@/integrations/supabase/errors';
import { progressKeys } from './activity';

const standingSchema = z.object({
  display_name: z.nullable(z.string()),
  /** 'YYYY-MM-DD'; null where nothing was done for four weeks. */
  last_active: z.nullable(z.string()),
  /** Whether any exercise or burst was ever done. */
  trained: z.boolean(),
});

/** Where the signed-in person stands, for the first look at the dashboard; one answer in place of four. */
export function standingQuery(userId: string) {
  return queryOptions({
    queryKey: [...progressKeys.of(userId), 'standing'],
    queryFn: async () => {
      const client = await supabase();
      const rows: readonly unknown[] = unwrap(await client.rpc('my_standing'));
      return z.parse(standingSchema, rows[0]);
    },
    // A name that was just changed, and what was just done, stand there at once.
    staleTime: justReadMs,
  });
}
