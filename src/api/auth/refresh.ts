import { supabaseAuth } from '@/integrations/supabase/client';

/** Fetches the account anew, after its address was changed by a link. */
export async function refreshAccount(): Promise<void> {
  const auth = await supabaseAuth();
  await auth.refreshSession();
}
