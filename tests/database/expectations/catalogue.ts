import { type Access, everyPerson, own, refused, type TableExpectation } from './types.ts';

const orderStaff = (access: Access) => ({
  master_admin: access,
  full_admin: access,
  orders_admin: access,
});
const paymentStaff = (access: Access) => ({
  master_admin: access,
  full_admin: access,
  payments_admin: access,
});

/** What is offered and sold, and who has bought what. */
export const catalogue: Readonly<Record<string, TableExpectation>> = {
  subscribers: {
    columns:
      'user_id subscribed subscription_tier subscription_end trial_status trial_ends_at created_at updated_at',
    access: {
      anon: refused,
      ...own({ select: 'own' }),
      service: { select: 'owner other', insert: 'foreign', update: 'owner other', delete: 'owner other' },
    },
  },
  catalog_items: {
    columns:
      'sku title unit_price_cents kind test_id exercise_id active metadata created_at updated_at titles place version edited_at',
    access: {
      anon: { select: 'active part' },
      ...everyPerson({ select: 'active part' }),
      ...orderStaff({ select: 'active part retired' }),
      service: {
        select: 'active part retired',
        insert: 'row',
        update: 'active part retired',
        delete: 'active part retired',
      },
    },
  },
  bundle_items: {
    columns: 'bundle_sku sku place',
    // Seen with the bundle they are part of.
    access: {
      anon: { select: 'active' },
      ...everyPerson({ select: 'active' }),
      ...orderStaff({ select: 'active retired' }),
      service: {
        select: 'active retired',
        insert: 'row',
        update: 'active retired',
        delete: 'active retired',
      },
    },
  },
  plan_prices: {
    columns: 'id tier interval amount_cents currency trial_days active created_at updated_at version',
    access: {
      anon: { select: 'active' },
      ...everyPerson({ select: 'active' }),
      ...paymentStaff({ select: 'active retired' }),
      service: {
        select: 'active retired',
        insert: 'row',
        update: 'active retired',
        delete: 'active retired',
      },
    },
  },
  entitlements: {
    columns: 'user_id sku granted_at source',
    access: {
      anon: refused,
      ...own({ select: 'own' }),
      service: { select: 'owner other', insert: 'foreign', update: 'owner other', delete: 'owner other' },
    },
  },
  assessment_tests: {
    columns: 'test_id access retake_wait_days sku active',
    access: {
      anon: { select: 'active' },
      ...everyPerson({ select: 'active' }),
      service: {
        select: 'active retired',
        insert: 'row',
        update: 'active retired',
        delete: 'active retired',
      },
    },
  },
  exercises: {
    columns: 'id tier free_minutes active',
    access: {
      anon: { select: 'active' },
      ...everyPerson({ select: 'active' }),
      service: {
        select: 'active retired',
        insert: 'row',
        update: 'active retired',
        delete: 'active retired',
      },
    },
  },
};
