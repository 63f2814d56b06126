/** Everybody the access rules tell apart. */

export const adminRoles = [
  'master_admin',
  'full_admin',
  'orders_admin',
  'payments_admin',
  'education_admin',
] as const;

export const actors = ['anon', 'owner', 'other', ...adminRoles, 'service'] as const;
export type Actor = (typeof actors)[number];

/** `spare` has an account and nothing else: rows for somebody else are tried on them. */
export const personIds = {
  owner: '0a000000-0000-4000-8000-000000000001',
  other: '0a000000-0000-4000-8000-000000000002',
  spare: '0a000000-0000-4000-8000-000000000003',
  master_admin: '0a000000-0000-4000-8000-000000000011',
  full_admin: '0a000000-0000-4000-8000-000000000012',
  orders_admin: '0a000000-0000-4000-8000-000000000013',
  payments_admin: '0a000000-0000-4000-8000-000000000014',
  education_admin: '0a000000-0000-4000-8000-000000000015',
} as const;
export type Person = keyof typeof personIds;

/** PostgreSQL role and account that an actor comes with, as the Data API sets them for a request. */
export function identityOf(actor: Actor | 'spare'): { role: string; id: string | null } {
  if (actor === 'anon') return { role: 'anon', id: null };
  if (actor === 'service') return { role: 'service_role', id: null };
  return { role: 'authenticated', id: personIds[actor] };
}
