/**
 * The payment objects as far as the sandbox reasons about them. What else the provider's types require is filled in by
 * `complete` (shapes.ts). Amounts are integers in the currency's smallest unit, moments are seconds since 1970.
 */
import type {
  Invoice,
  InvoicePayment,
  PortalConfiguration,
  Subscription,
  SubscriptionSchedule,
} from './billing-objects.ts';

export type Metadata = Record<string, string>;

/** An object of which only these fields matter here; the provider sends more. */
export type Part<T> = T & Record<string, unknown>;

export interface Base {
  id: string;
  created: number;
}

export interface List<T> {
  object: 'list';
  data: T[];
  has_more: boolean;
  url: string;
}

export interface Address {
  city: string | null;
  country: string | null;
  line1: string | null;
  line2: string | null;
  postal_code: string | null;
  state: string | null;
}

export interface Customer extends Base {
  object: 'customer';
  /** Of the bills; null until a checkout asked for it. */
  address: Address | null;
  /** Negative: money the customer has in hand; it pays the next invoices first. */
  balance: number;
  delinquent: boolean;
  description: string | null;
  email: string | null;
  invoice_prefix: string;
  invoice_settings: { default_payment_method: string | null };
  metadata: Metadata;
  name: string | null;
  next_invoice_sequence: number;
}

/** One step of a customer's balance. */
export interface BalanceTransaction extends Base {
  object: 'customer_balance_transaction';
  amount: number;
  currency: string;
  customer: string;
  description: string | null;
  ending_balance: number;
  invoice: string | null;
  metadata: Metadata;
  type: 'adjustment' | 'applied_to_invoice';
}

export interface Product extends Base {
  object: 'product';
  active: boolean;
  description: string | null;
  metadata: Metadata;
  name: string;
  updated: number;
}

export type Interval = 'day' | 'week' | 'month' | 'year';

export interface Recurring {
  interval: Interval;
  interval_count: number;
  usage_type: 'licensed';
}

export interface Price extends Base {
  object: 'price';
  active: boolean;
  currency: string;
  metadata: Metadata;
  nickname: string | null;
  product: string;
  recurring: Part<Recurring> | null;
  type: 'one_time' | 'recurring';
  tax_behavior: 'inclusive' | 'exclusive' | 'unspecified';
  unit_amount: number;
  unit_amount_decimal: string;
}

export interface Coupon extends Base {
  object: 'coupon';
  amount_off: number | null;
  currency: string | null;
  duration: 'once';
  max_redemptions: number | null;
  metadata: Metadata;
  name: string | null;
  percent_off: number | null;
  redeem_by: number | null;
  times_redeemed: number;
  valid: boolean;
}

export interface Discount extends Omit<Base, 'created'> {
  object: 'discount';
  checkout_session: string | null;
  customer: string | null;
  source: { type: 'coupon'; coupon: string };
  start: number;
  subscription: string | null;
}

export interface CheckoutSession extends Base {
  object: 'checkout.session';
  amount_subtotal: number;
  amount_total: number;
  automatic_tax: Part<{ enabled: boolean; status: 'complete' | 'requires_location_inputs' | null }>;
  billing_address_collection: 'auto' | 'required' | null;
  cancel_url: string | null;
  client_reference_id: string | null;
  consent: Part<{ terms_of_service: 'accepted' | null }> | null;
  consent_collection: Part<{ terms_of_service: 'none' | 'required' | null }> | null;
  currency: string;
  customer: string | null;
  customer_creation: 'always' | 'if_required' | null;
  customer_details: Part<{ address?: Address | null; email: string | null; name: string | null }> | null;
  customer_email: string | null;
  expires_at: number;
  invoice: string | null;
  invoice_creation: Part<{ enabled: boolean }> | null;
  metadata: Metadata;
  mode: 'payment' | 'subscription';
  payment_intent: string | null;
  payment_method_collection: 'always' | 'if_required';
  payment_status: 'unpaid' | 'paid' | 'no_payment_required';
  status: 'open' | 'complete' | 'expired';
  subscription: string | null;
  success_url: string;
  tax_id_collection: { enabled: boolean; required: 'never' } | undefined;
  total_details: { amount_discount: number; amount_shipping: number; amount_tax: number };
  url: string | null;
}

export interface PaymentMethod extends Base {
  object: 'payment_method';
  billing_details: Part<{ email: string | null; name: string | null }>;
  card: Part<{ brand: string; exp_month: number; exp_year: number; last4: string; fingerprint: string }>;
  customer: string | null;
}

export interface LastPaymentError {
  type: 'card_error';
  code: string;
  decline_code?: string;
  message: string;
  charge: string;
  payment_method: PaymentMethod;
}

export interface PaymentIntent extends Base {
  object: 'payment_intent';
  amount: number;
  amount_received: number;
  currency: string;
  customer: string | null;
  description: string | null;
  last_payment_error: LastPaymentError | null;
  latest_charge: string | null;
  metadata: Metadata;
  payment_method: string | null;
  receipt_email: string | null;
  status: 'requires_payment_method' | 'requires_action' | 'succeeded' | 'canceled';
}

export interface Charge extends Base {
  object: 'charge';
  amount: number;
  amount_refunded: number;
  currency: string;
  customer: string | null;
  disputed: boolean;
  payment_intent: string;
  payment_method: string | null;
  receipt_url: string | null;
  refunded: boolean;
  status: 'succeeded' | 'failed';
}

export interface Refund extends Base {
  object: 'refund';
  amount: number;
  charge: string;
  currency: string;
  payment_intent: string;
  status: 'succeeded';
}

export interface Dispute extends Base {
  object: 'dispute';
  amount: number;
  charge: string;
  currency: string;
  payment_intent: string;
  reason: string;
  status: 'needs_response' | 'won' | 'lost';
}

export interface PaymentEvent extends Base {
  object: 'event';
  data: { object: object; previous_attributes?: object };
  pending_webhooks: number;
  request: { id: string | null; idempotency_key: string | null };
  type: string;
}

/** What is kept, by the name each object carries in `object`. */
export interface Kinds {
  customer: Customer;
  customer_balance_transaction: BalanceTransaction;
  product: Product;
  price: Price;
  coupon: Coupon;
  discount: Discount;
  'checkout.session': CheckoutSession;
  payment_method: PaymentMethod;
  payment_intent: PaymentIntent;
  charge: Charge;
  refund: Refund;
  dispute: Dispute;
  subscription: Subscription;
  subscription_schedule: SubscriptionSchedule;
  invoice: Invoice;
  invoice_payment: InvoicePayment;
  'billing_portal.configuration': PortalConfiguration;
  event: PaymentEvent;
}
export type Kind = keyof Kinds;
export type Stored = Kinds[Kind];
