import type { Access, TableExpectation } from './types.ts';
import { admins, everyPerson, own, refused } from './types.ts';

const sessionRead =
  'id user_id kind price_id order_id status created_at expires_at resolved_at agreed_version agreed_language';

/** All but the number of redemptions, which is counted. */
const couponWrite =
  'code percent_off amount_off_cents min_subtotal_cents valid_from valid_until max_redemptions once_per_person active';

/** Nobody but the server reads it, and it is written by functions alone. */
const serverReads = (columns: string): TableExpectation => ({
  columns,
  access: {
    anon: refused,
    ...everyPerson(refused),
    service: { select: 'owner other' },
  },
});

/** People read their own rows; no admin sees others' ones. */
const ownRead = (columns: string, service: Access = { select: 'owner other' }): TableExpectation => ({
  columns,
  access: {
    anon: refused,
    ...own({ select: 'own' }),
    service,
  },
});

/** As above, and staff that deals with orders and payments sees all. */
const staffRead = (columns: string): TableExpectation => ({
  columns,
  access: {
    ...ownRead(columns).access,
    ...admins({ select: 'owner other' }),
    education_admin: { select: '' },
  },
});

/** As above, and staff that deals with payments sees all. @param readable the columns they may read, if not all */
const paymentsRead = (columns: string, readable?: string): TableExpectation => {
  const rows = (labels: string): Access => ({
    select: readable === undefined ? labels : [labels, readable],
  });
  const all = rows('owner other');
  return {
    columns,
    access: {
      ...ownRead(columns).access,
      ...own(rows('own')),
      master_admin: all,
      full_admin: all,
      payments_admin: all,
    },
  };
};

const publicFact = (columns: string, rows: string): TableExpectation => ({
  columns,
  access: {
    anon: refused,
    ...everyPerson({ select: rows }),
    service: { select: rows },
  },
});

/** Plans, orders, payments and what follows from them. */
export const billing: Readonly<Record<string, TableExpectation>> = {
  subscription_states: publicFact('status opens grace_days terminal', 'active canceled'),
  subscription_transitions: publicFact('machine from_state to_state', 'row'),
  billing_customers: serverReads(
    'user_id customer_id former_ids trial_used_at deleted_at created_at looked_at',
  ),
  billing_events: serverReads(
    'id type event_created customer_id object_id received_at deliveries outcome detail',
  ),
  billing_leases: serverReads('customer_id token expires_at'),
  billing_subscriptions: ownRead(
    'id user_id customer_id status price_id tier interval amount_cents started_at current_period_end cancel_at trial_ends_at past_due_since ended_at next_price_id updated_at',
  ),
  billing_invoices: paymentsRead(
    'id user_id subscription_id order_id number amount_cents currency status hosted_url issued_at credit_cents tax_cents refunded_cents noted_at disputed',
  ),
  // Who asked for it and why is told by functions.
  refunds: paymentsRead(
    'id user_id order_id invoice_id amount_cents currency state reason actor_id provider_id refusal created_at settled_at tried_at tries',
    'id user_id order_id invoice_id amount_cents currency state created_at settled_at',
  ),
  // Who gave it and why is told to the team by functions.
  gifts: {
    columns: 'id user_id sku tier reason actor_id created_at ends_at ended_at version',
    access: {
      anon: refused,
      ...own({ select: ['own', 'id user_id sku tier created_at ends_at ended_at'] }),
      service: { select: 'owner other' },
    },
  },
  orders: staffRead(
    'id user_id status currency subtotal_cents bundle_percent bundle_discount_cents coupon_code coupon_discount_cents total_cents refunded_cents checkout_session_id payment_intent_id receipt_url created_at paid_at agreed_version agreed_language agreed_at tax_cents',
  ),
  order_lines: staffRead(
    'id order_id sku title unit_price_cents discount_cents paid_cents refunded parts_cents titles',
  ),
  // The team reads and writes notes by functions.
  order_notes: serverReads('id order_id author_id body created_at'),
  order_grants: serverReads('order_line_id sku active'),
  coupons: {
    columns:
      'code percent_off amount_off_cents min_subtotal_cents valid_from valid_until max_redemptions once_per_person active redeemed version',
    access: {
      anon: refused,
      ...everyPerson({ select: '' }),
      master_admin: { select: 'row' },
      full_admin: { select: 'row' },
      payments_admin: { select: 'row' },
      service: { select: 'row', insert: ['row', couponWrite], update: ['row', couponWrite], delete: 'row' },
    },
  },
  checkout_sessions: paymentsRead(
    'id user_id kind price_id order_id status url created_at expires_at resolved_at agreed_version agreed_language',
    sessionRead,
  ),
  purchase_credits: serverReads(
    'order_line_id user_id amount_cents customer_id given_cents taken_cents used_cents entries spent_before_cents expires_at',
  ),
  cart_sessions: ownRead('id user_id items total_cents status updated_at'),
};
