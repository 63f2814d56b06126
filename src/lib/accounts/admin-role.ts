/** Ranks of people who run the product, as `admin_roles.role_type` holds them. */
export const adminRoles = [
  'master_admin',
  'full_admin',
  'orders_admin',
  'payments_admin',
  'education_admin',
] as const;
export type AdminRole = (typeof adminRoles)[number];

/** What each is called, the same in every language. */
export const adminRoleNames: Readonly<Record<AdminRole, string>> = {
  master_admin: 'Master Admin',
  full_admin: 'Full Admin',
  orders_admin: 'Orders Admin',
  payments_admin: 'Payments Admin',
  education_admin: 'Education Admin',
};
