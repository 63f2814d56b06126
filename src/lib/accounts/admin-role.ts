/** Ranks of people who run the product, as `admin_roles.role_type` holds them. */
export const adminRoles = [
  'master_admin',
  'full_admin',
  'orders_admin',
  'payments_admin',
  'education_admin',
] as const;
export type AdminRole = (typeof adminRoles)[number];
