import { personIds } from './people.ts';
import { orderId } from './rows/billing.ts';

const { owner } = personIds;
const token = '1c000000-0000-4000-8000-000000000001';
const snapshot = '{"deleted": false, "subscriptions": [], "payments": [], "invoices": []}';

/** Calls of the functions of billing; see calls.ts. */
export const billingCalls: Readonly<Record<string, string>> = {
  'public.apply_billing(jsonb, text, uuid, jsonb)': `public.apply_billing(null, 'cus_sample1', '${token}', '${snapshot}')`,
  'public.begin_billing(text, integer)': `public.begin_billing('cus_sample9', 30)`,
  'public.choose_freemium()': 'public.choose_freemium()',
  'public.close_checkout(text)': `public.close_checkout('cs_plan1')`,
  'public.complete_cart_session(uuid)': `public.complete_cart_session(gen_random_uuid())`,
  'public.coupon_terms(text, uuid, integer)': `public.coupon_terms('SAMPLE10', '${owner}', 1000)`,
  'public.my_plan_credit()': 'public.my_plan_credit()',
  'public.credit_of(uuid)': `public.credit_of('${owner}')`,
  'public.end_billing(text, uuid)': `public.end_billing('cus_sample1', '${token}')`,
  'public.link_customer(uuid, text)': `public.link_customer('${owner}', 'cus_sample1')`,
  'public.record_checkout(jsonb)': `public.record_checkout('{"id": "cs_new"}')`,
  'public.store_order(jsonb)': `public.store_order('{"id": "${orderId(9)}"}')`,
  'public.sweep_billing(integer)': 'public.sweep_billing()',
  'public.update_cart_session(uuid, text, jsonb, integer)':
    'public.update_cart_session(gen_random_uuid(), null, \'[{"sku": "sample-active", "quantity": 1}]\', 1499)',
  'private.apply_credits(uuid, text, jsonb)': `private.apply_credits('${owner}', 'cus_sample1', '{"cents": 0, "lines": []}')`,
  'private.line_worth(orders, order_lines)': 'private.line_worth(null, null)',
  'private.apply_invoices(uuid, jsonb)': `private.apply_invoices('${owner}', '[]')`,
  'private.apply_payments(uuid, jsonb)': `private.apply_payments('${owner}', '[]')`,
  'private.apply_subscriptions(uuid, text, jsonb)': `private.apply_subscriptions('${owner}', 'cus_sample1', '[]')`,
  'private.coupon_cents(jsonb, integer)': `private.coupon_cents('{"percent_off": 10}', 1000)`,
  'private.derive_entitlements(uuid)': `private.derive_entitlements('${owner}')`,
  'private.derive_subscriber(uuid)': `private.derive_subscriber('${owner}')`,
  'private.guard_agreed()': 'private.guard_agreed()',
  'private.guard_transition()': 'private.guard_transition()',
  'private.may_follow(text, text, text)': `private.may_follow('trial', 'none', 'active')`,
  'private.order_json(uuid)': `private.order_json('${orderId(1)}')`,
  'private.plans_of(uuid)': `private.plans_of('${owner}')`,
  'private.count_redemption()': 'private.count_redemption()',
  'private.price_parts()': 'private.price_parts()',
  'private.has_redeemed(text, uuid, boolean)': `private.has_redeemed('SAMPLE10', '${owner}', true)`,
  'private.is_redeemed(text)': `private.is_redeemed('paid')`,
  'private.is_used_up(text, uuid)': `private.is_used_up('SAMPLE10', '${owner}')`,
  'private.may_be_paid(orders)': 'private.may_be_paid(null)',
  'private.next_news(text, timestamp with time zone, timestamp with time zone, timestamp with time zone)': `private.next_news('active', null, now(), null)`,
  'private.settle_checkout(text, text)': `private.settle_checkout('cs_plan1', 'expired')`,
  'private.trial_of(uuid, text)': `private.trial_of('${owner}', 'sub_1')`,
  'private.user_tier(uuid)': `private.user_tier('${owner}')`,
  'private.web_address(text)': `private.web_address('https://pay.example.com')`,
};
