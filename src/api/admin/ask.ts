import type { QueryClient } from '@tanstack/react-query';
import { askRolesAgain } from '@/api/account/admin-roles';
import { supabase } from '@/integrations/supabase/client';
import { toAppError } from '@/integrations/supabase/errors';
import { refusalIn } from '@/lib/community/refusals';

type Client = Awaited<ReturnType<typeof supabase>>;

/**
 * Calls a function that only the team may. Where it says no, the role may be gone since: it is read again, and the page
 * with it.
 * @throws AppError with a refusal of the community
 */
export async function askAsStaff(
  queries: QueryClient,
  call: (client: Client) => PromiseLike<{ data: unknown; error: unknown }>,
): Promise<unknown> {
  const { data, error } = await call(await supabase());
  if (!error) return data;
  const failure = toAppError(error);
  if (failure.code === 'forbidden' || refusalIn(failure)?.code === 'not_allowed') void askRolesAgain(queries);
  throw failure;
}
