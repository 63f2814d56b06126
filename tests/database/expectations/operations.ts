import { refused, type TableExpectation } from './types.ts';

const auditInsert = 'actor_id action target detail';

/** What keeps the service running. */
export const operations: Readonly<Record<string, TableExpectation>> = {
  rate_limits: {
    columns: 'key hits resets_at',
    access: {
      anon: refused,
      owner: refused,
      other: refused,
      master_admin: refused,
      full_admin: refused,
      orders_admin: refused,
      payments_admin: refused,
      education_admin: refused,
      service: { select: 'row', delete: 'row' },
    },
  },
  admin_audit_log: {
    columns: 'id actor_id action target detail created_at',
    access: {
      anon: refused,
      owner: { select: '' },
      other: { select: '' },
      master_admin: { select: 'owner other' },
      full_admin: { select: '' },
      orders_admin: { select: '' },
      payments_admin: { select: '' },
      education_admin: { select: '' },
      service: { select: 'owner other', insert: ['row', auditInsert] },
    },
  },
};
