import { supabase } from '@/integrations/supabase/client';
import { unwrap } from '@/integrations/supabase/errors';
import type { DataRequest } from '@/lib/accounts/data-copy';

/** What the product holds about the signed-in person: an overview, or a page of a table. @throws AppError */
export async function askForMyData(request: DataRequest): Promise<unknown> {
  const client = await supabase();
  return unwrap(await client.rpc('export_my_data', request));
}
