import { everyPerson, refused, type TableExpectation } from './types.ts';

const auditInsert = 'actor_id action target detail';

/** What keeps the service running. */
export const operations: Readonly<Record<string, TableExpectation>> = {
  rate_limits: {
    columns: 'key hits resets_at',
    access: {
      anon: refused,
      ...everyPerson(refused),
      service: { select: 'row', delete: 'row' },
    },
  },
  metric_days: {
    columns: 'day metric url times total',
    access: {
      anon: refused,
      ...everyPerson(refused),
      service: { select: 'row', delete: 'row' },
    },
  },
  admin_audit_log: {
    columns: 'id actor_id action target detail created_at request_id',
    access: {
      anon: refused,
      ...everyPerson({ select: '' }),
      master_admin: { select: 'owner other' },
      full_admin: { select: 'owner other' },
      service: { select: 'owner other', insert: ['row', auditInsert] },
    },
  },
};
