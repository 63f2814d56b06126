import { supabase } from '@/integrations/supabase/client';
import { unwrap } from '@/integrations/supabase/errors';
import { collectData, type ExportedData } from '@/lib/accounts/data-copy';

/** Everything the product holds about the signed-in person, by table. @throws AppError */
export async function exportMyData(): Promise<ExportedData> {
  const client = await supabase();
  return collectData(async (request) => unwrap(await client.rpc('export_my_data', request)));
}
