import { everyAdmin, refused, type TableExpectation } from './types.ts';

/** What is offered and sold, and who has bought what. */
export const catalogue: Readonly<Record<string, TableExpectation>> = {
  subscribers: {
    columns:
      'user_id subscribed subscription_tier subscription_end trial_status trial_ends_at created_at updated_at',
    access: {
      anon: refused,
      owner: { select: 'owner' },
      other: { select: 'other' },
      master_admin: { select: '' },
      full_admin: { select: '' },
      orders_admin: { select: '' },
      payments_admin: { select: '' },
      education_admin: { select: '' },
      service: { select: 'owner other', insert: 'foreign', update: 'owner other', delete: 'owner other' },
    },
  },
  catalog_items: {
    columns: 'sku title unit_price_cents kind active metadata created_at updated_at',
    access: {
      anon: { select: 'active' },
      owner: { select: 'active' },
      other: { select: 'active' },
      master_admin: { select: 'active retired' },
      full_admin: { select: 'active retired' },
      orders_admin: { select: 'active retired' },
      payments_admin: { select: 'active' },
      education_admin: { select: 'active' },
      service: {
        select: 'active retired',
        insert: 'row',
        update: 'active retired',
        delete: 'active retired',
      },
    },
  },
  plan_prices: {
    columns: 'id tier interval amount_cents currency trial_days active created_at updated_at',
    access: {
      anon: { select: 'active' },
      owner: { select: 'active' },
      other: { select: 'active' },
      master_admin: { select: 'active retired' },
      full_admin: { select: 'active retired' },
      orders_admin: { select: 'active' },
      payments_admin: { select: 'active retired' },
      education_admin: { select: 'active' },
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
      owner: { select: 'owner' },
      other: { select: 'other' },
      master_admin: { select: '' },
      full_admin: { select: '' },
      orders_admin: { select: '' },
      payments_admin: { select: '' },
      education_admin: { select: '' },
      service: { select: 'owner other', insert: 'foreign', update: 'owner other', delete: 'owner other' },
    },
  },
  assessment_tests: {
    columns: 'test_id access retake_wait_days sku active',
    access: {
      anon: { select: 'active' },
      owner: { select: 'active' },
      other: { select: 'active' },
      ...everyAdmin({ select: 'active' }),
      service: {
        select: 'active retired',
        insert: 'row',
        update: 'active retired',
        delete: 'active retired',
      },
    },
  },
};
