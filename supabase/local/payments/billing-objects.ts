/** Subscriptions, invoices and the billing portal, as far as the sandbox reasons about them. */
import type { Base, List, Metadata, Part, Price } from './objects.ts';

export interface SubscriptionItem extends Base {
  object: 'subscription_item';
  current_period_end: number;
  current_period_start: number;
  plan: object;
  price: Price;
  quantity: number;
  subscription: string;
}

export type SubscriptionStatus = 'trialing' | 'active' | 'past_due' | 'unpaid' | 'canceled';

export interface Subscription extends Base {
  object: 'subscription';
  automatic_tax: Part<{ enabled: boolean }>;
  billing_cycle_anchor: number;
  cancel_at: number | null;
  cancel_at_period_end: boolean;
  canceled_at: number | null;
  cancellation_details: { comment: string | null; feedback: string | null; reason: string | null };
  currency: string;
  customer: string;
  default_payment_method: string | null;
  discounts: string[];
  ended_at: number | null;
  items: List<SubscriptionItem>;
  latest_invoice: string;
  metadata: Metadata;
  schedule: string | null;
  start_date: number;
  status: SubscriptionStatus;
  trial_end: number | null;
  trial_start: number | null;
}

export interface InvoiceLine extends Omit<Base, 'created'> {
  object: 'line_item';
  amount: number;
  description: string;
  discount_amounts: { amount: number; discount: string }[];
  period: { start: number; end: number };
  quantity: number;
}

/** A line of text that the shop puts on an invoice. */
export interface InvoiceField {
  name: string;
  value: string;
}

export interface Invoice extends Base {
  object: 'invoice';
  amount_due: number;
  amount_paid: number;
  amount_remaining: number;
  attempt_count: number;
  attempted: boolean;
  auto_advance: boolean;
  billing_reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update' | 'manual';
  currency: string;
  custom_fields: readonly InvoiceField[] | null;
  customer: string;
  customer_email: string | null;
  customer_name: string | null;
  hosted_invoice_url: string;
  lines: List<InvoiceLine>;
  next_payment_attempt: number | null;
  number: string;
  parent: Part<{ subscription_details: Part<{ subscription: string }> }> | null;
  period_end: number;
  period_start: number;
  starting_balance: number;
  ending_balance: number;
  status: 'draft' | 'open' | 'paid';
  status_transitions: Part<{ finalized_at: number | null; paid_at: number | null }>;
  subtotal: number;
  total: number;
  total_discount_amounts: { amount: number; discount: string }[];
  /** Empty where it is not taxed. */
  total_taxes: { amount: number }[];
}

export interface InvoicePayment extends Base {
  object: 'invoice_payment';
  amount_paid: number | null;
  amount_requested: number;
  invoice: string;
  payment: { type: 'payment_intent'; payment_intent: string };
  status: 'open' | 'paid' | 'canceled';
}

export interface SchedulePhase {
  start_date: number;
  end_date: number;
  items: { price: string; quantity: number }[];
  proration_behavior: 'none' | 'create_prorations' | 'always_invoice';
}

export interface SubscriptionSchedule extends Base {
  object: 'subscription_schedule';
  customer: string;
  current_phase: { start_date: number; end_date: number } | null;
  end_behavior: 'release' | 'cancel';
  metadata: Metadata;
  phases: SchedulePhase[];
  released_at: number | null;
  released_subscription: string | null;
  status: 'active' | 'released' | 'canceled';
  subscription: string | null;
}

export interface PortalConfiguration extends Base {
  object: 'billing_portal.configuration';
  active: boolean;
  is_default: boolean;
}

export interface PortalSession extends Base {
  object: 'billing_portal.session';
  configuration: string;
  customer: string;
  return_url: string | null;
  url: string;
}
