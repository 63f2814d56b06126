import { clearStored } from '@/integrations/local-db/open';
import { supabase } from '@/integrations/supabase/client';
import { unwrap } from '@/integrations/supabase/errors';
import { callFunction } from '@/integrations/supabase/functions';

/** Everything the product holds about the signed-in person, by table. @throws AppError */
export async function exportMyData(): Promise<unknown> {
  const client = await supabase();
  return unwrap(await client.rpc('export_my_data'));
}

/**
 * Deletes the account and everything that hangs on it, then what this device keeps.
 * @throws AppError; its detail is 'wrong_password' when the password does not fit
 */
export async function deleteAccount(password: string): Promise<void> {
  await callFunction('delete-account', { password });
  const { auth } = await supabase();
  // The account is gone, whatever fails from here: the server knows the session no more, and this device forgets.
  await Promise.allSettled([auth.signOut({ scope: 'local' }), clearStored()]);
}
