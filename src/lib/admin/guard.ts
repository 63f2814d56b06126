/**
 * Who may open which part of the admin area; section 3.1 of the community rules. The pages ask here what to show; the
 * database decides for itself, at every call, what it answers.
 */
import { type AdminRole, adminRoles } from '../accounts/admin-role.ts';

/** What a page or a tab asks for: any admin role, or a certain one. */
export const adminAreas = ['admin', ...adminRoles] as const;
export type AdminArea = (typeof adminAreas)[number];

/** Areas that name a role in the words of a refusal. */
export type NamedArea = Exclude<AdminArea, 'admin'>;

/** In the order in which they stand. */
export const adminTabs = [
  { id: 'overview', area: 'admin' },
  { id: 'orders', area: 'orders_admin' },
  { id: 'payments', area: 'payments_admin' },
  { id: 'education', area: 'education_admin' },
  { id: 'community', area: 'education_admin' },
  { id: 'admins', area: 'master_admin' },
  { id: 'audit', area: 'full_admin' },
  { id: 'quality', area: 'full_admin' },
] as const satisfies readonly { id: string; area: AdminArea }[];
export type AdminTab = (typeof adminTabs)[number]['id'];

/** A row of `admin_roles`. A rank that this version does not know opens nothing. */
export interface HeldRole {
  readonly role_type: string | null;
  readonly is_active: boolean;
}

export const activeRoles = (held: readonly HeldRole[]): AdminRole[] =>
  held.flatMap(({ role_type, is_active }) =>
    is_active ? (adminRoles.find((role) => role === role_type) ?? []) : [],
  );

/** Master admins open everything, full admins everything but what is for masters, the others what bears their name. */
export function opens(roles: readonly AdminRole[], area: AdminArea): boolean {
  if (area === 'admin') return roles.length > 0;
  if (roles.includes('master_admin')) return true;
  return (area !== 'master_admin' && roles.includes('full_admin')) || roles.includes(area);
}

export const openTabs = (roles: readonly AdminRole[]): AdminTab[] =>
  adminTabs.filter(({ area }) => opens(roles, area)).map(({ id }) => id);

export type Verdict =
  | { readonly result: 'redirect' | 'denied' }
  | { readonly result: 'insufficient'; readonly area: NamedArea }
  | { readonly result: 'allow'; readonly tabs: readonly AdminTab[] };

/** @param roles those that are active; null for a visitor */
export function judge(roles: readonly AdminRole[] | null, area: AdminArea): Verdict {
  if (roles === null) return { result: 'redirect' };
  if (roles.length === 0) return { result: 'denied' };
  if (area === 'admin' || opens(roles, area)) return { result: 'allow', tabs: openTabs(roles) };
  return { result: 'insufficient', area };
}
