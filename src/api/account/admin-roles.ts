import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
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

/** The admin roles a person holds now; none for most. */
export function adminRolesQuery(userId: string) {
  return queryOptions({ queryKey: ['admin-roles', userId] as const, queryFn: () => fetchRoles(userId) });
}
