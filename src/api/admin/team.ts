import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { askRolesAgain } from '@/api/account/admin-roles';
import { type AdminRole, adminRoles } from '@/lib/accounts/admin-role';
import { askAsStaff } from './ask';
import { adminKeys } from './keys';

/* Who works here, for master admins. */

const heldRoleSchema = z.object({
  user_id: z.string(),
  email: z.catch(z.string(), ''),
  role: z.enum(adminRoles),
  is_active: z.boolean(),
  version: z.number(),
  /** When it was given or taken. */
  since: z.string(),
  last_sign_in_at: z.nullable(z.string()),
});
export type HeldRole = z.infer<typeof heldRoleSchema>;

/** Roles that are held, then those that ended. */
export function heldRolesQuery(userId: string) {
  return queryOptions({
    queryKey: adminKeys.roles(userId),
    queryFn: async ({ client }) =>
      z.parse(z.array(heldRoleSchema), await askAsStaff(client, (db) => db.rpc('admin_roles_held'))),
  });
}

/** Somebody may have changed a role of their own. */
function readAgain(client: QueryClient, userId: string) {
  void askRolesAgain(client);
  void client.invalidateQueries({ queryKey: adminKeys.entries(userId) });
  return client.invalidateQueries({ queryKey: adminKeys.roles(userId) });
}

export interface GivenRole {
  readonly email: string;
  readonly role: AdminRole;
}

/** Gives a role to a confirmed account. @throws AppError with a refusal of the team */
export const grantRoleMutation = (userId: string) =>
  mutationOptions({
    mutationFn: async ({ email, role }: GivenRole, { client }): Promise<HeldRole> =>
      z.parse(
        heldRoleSchema,
        await askAsStaff(client, (db) => db.rpc('grant_role', { p_email: email, p_role: role })),
      ),
    onSuccess: (_done, _asked, _before, { client }) => readAgain(client, userId),
  });

/** Takes a role away. @throws AppError with a refusal of the team */
export const revokeRoleMutation = (userId: string) =>
  mutationOptions({
    mutationFn: async ({ user_id, role, version }: HeldRole, { client }): Promise<HeldRole> => {
      const asked = { p_user: user_id, p_role: role, p_version: version };
      return z.parse(heldRoleSchema, await askAsStaff(client, (db) => db.rpc('revoke_role', asked)));
    },
    // Refused, it may be because somebody else was faster.
    onSettled: (_done, _failed, _asked, _before, { client }) => readAgain(client, userId),
  });
