import * as z from 'zod/mini';
import { supabase } from '@/integrations/supabase/client';
import { unwrap } from '@/integrations/supabase/errors';
import type { ExportedData } from '@/lib/accounts/data-copy';

const exportSchema = z.record(z.string(), z.unknown());

/** Everything the product holds about the signed-in person, by table. @throws AppError */
export async function exportMyData(): Promise<ExportedData> {
  const client = await supabase();
  return z.parse(exportSchema, unwrap(await client.rpc('export_my_data')));
}
