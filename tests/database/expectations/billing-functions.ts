/** Functions of billing, by who may execute them. */

/** What a signed-in person asks for. */
export const billingOfPeople: readonly string[] = [
  'public.choose_freemium()',
  'public.complete_cart_session(uuid)',
  'public.my_plan_credit()',
  'public.update_cart_session(uuid, text, jsonb, integer)',
];

/** What the edge functions ask for. */
export const billingOfServer: readonly string[] = [
  'public.apply_billing(jsonb, text, uuid, jsonb)',
  'public.begin_billing(text, integer)',
  'public.close_checkout(text)',
  'public.coupon_terms(text, uuid, integer)',
  'public.credit_of(uuid)',
  'public.end_billing(text, uuid)',
  'public.link_customer(uuid, text)',
  'public.record_checkout(jsonb)',
  'public.store_order(jsonb)',
  'public.sweep_billing(integer)',
];

/** Parts of the ones above. */
export const billingOfNobody: readonly string[] = [
  'private.apply_credits(uuid, text, jsonb)',
  'private.apply_invoices(uuid, jsonb)',
  'private.apply_payments(uuid, jsonb)',
  'private.apply_refunds(uuid, jsonb)',
  'private.apply_subscriptions(uuid, text, jsonb)',
  'private.coupon_cents(jsonb, integer)',
  'private.derive_entitlements(uuid)',
  'private.derive_subscriber(uuid)',
  'private.count_redemption()',
  'private.guard_agreed()',
  'private.guard_transition()',
  'private.has_redeemed(text, uuid, boolean)',
  'private.is_redeemed(text)',
  'private.is_used_up(text, uuid)',
  'private.line_worth(orders, order_lines)',
  'private.may_be_paid(orders)',
  'private.may_follow(text, text, text)',
  'private.next_news(text, timestamp with time zone, timestamp with time zone, timestamp with time zone)',
  'private.order_json(uuid)',
  'private.price_parts()',
  'private.plans_of(uuid)',
  'private.settle_checkout(text, text)',
  'private.trial_of(uuid, text)',
  'private.user_tier(uuid)',
  'private.web_address(text)',
];
