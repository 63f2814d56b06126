/** Who may give which role to whom, and take it away; section 3.3 of the community rules. The database decides by the same. */
import { adminRoles } from '../accounts/admin-role.ts';
import type { AdminRefusal } from './refusals.ts';

export interface RoleOf {
  readonly user: string;
  readonly role_type: string;
  readonly is_active: boolean;
}

export interface RoleChange {
  readonly actor: string;
  readonly op: 'grant' | 'revoke';
  readonly target: string;
  readonly role_type: string;
  readonly admin_roles: readonly RoleOf[];
}

/** Why a change is refused; null where it is made. */
export function refusalOfChange({
  actor,
  op,
  target,
  role_type,
  admin_roles,
}: RoleChange): AdminRefusal | null {
  const active = admin_roles.filter(({ is_active }) => is_active);
  const masters = active.filter(({ role_type: role }) => role === 'master_admin');
  const holds = active.some((held) => held.user === target && held.role_type === role_type);
  if (!masters.some(({ user }) => user === actor)) return 'not_allowed';
  if (!adminRoles.some((role) => role === role_type)) return 'unknown_role';
  if (op === 'grant') {
    if (target === actor) return 'own_role';
    return holds ? 'already_active' : null;
  }
  if (!holds) return 'not_found';
  const isLast = role_type === 'master_admin' && !masters.some(({ user }) => user !== target);
  return isLast ? 'last_master' : null;
}
