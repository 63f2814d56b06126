import { supabase } from '@/integrations/supabase/client';
import { toAppError } from '@/integrations/supabase/errors';

/** Whether the person has chosen a plan before; nobody has a subscriber record until then. @throws AppError */
export async function hasSubscriberRecord(userId: string): Promise<boolean> {
  const client = await supabase();
  const { data, error } = await client
    .from('subscribers')
    .select('user_id')
    .eq('user_id', userId)
    .maybeSingle();
  if (error) throw toAppError(error);
  return data !== null;
}
