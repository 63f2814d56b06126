import type { SupabaseClient } from '@supabase/supabase-js';
import * as z from 'zod/mini';

const foundSchema = z.nullable(z.object({ id: z.string(), confirmed: z.boolean() }));

/**
 * The account of an address, or null. The admin API could only tell by making a link, which kills one that was mailed.
 * @throws when the database cannot be asked
 */
export async function findAccount(
  service: SupabaseClient,
  address: string,
): Promise<z.output<typeof foundSchema>> {
  const { data, error } = await service.rpc('account_by_address', { p_address: address });
  if (error) throw error;
  return z.parse(foundSchema, data);
}
