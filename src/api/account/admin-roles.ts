import { type QueryClient, queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { justReadMs } from '@/config/limits';
import { supabase } from '@/integrations/supabase/client';
import { unwrap } from '@/integrations/supabase/errors';
import { type AdminRole, adminRoles } from '@/lib/accounts/admin-role';

/** Ranks that this version does not know open nothing. */
const rowsSchema = z.array(z.object({ role_type: z.catch(z.nullable(z.enum(adminRoles)), null) }));

async function fetchRoles(userId: string): Promise<AdminRole[]> {
  const client = await supabase();
  const rows = unwrap(
    await client.from('admin_roles').select('role_type').eq('user_id', userId).eq('is_active', true),
  );
  return z.parse(rowsSchema, rows).flatMap(({ role_type }) => role_type ?? []);
}

const rolesKey = 'admin-roles';

/** The admin roles a person holds now; none for most. Read anew whenever something asks: they can be taken away at any time. */
export function adminRolesQuery(userId: string) {
  return queryOptions({
    queryKey: [rolesKey, userId] as const,
    queryFn: () => fetchRoles(userId),
    staleTime: justReadMs,
  });
}

/** The backend refused what a role would have allowed: pages ask again whether the person has it still. */
export const askRolesAgain = (client: QueryClient) => client.invalidateQueries({ queryKey: [rolesKey] });
