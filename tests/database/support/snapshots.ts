/** What the payment provider would say of somebody. */
import type { CreditOfLine } from '../../../src/lib/billing/credit-balance.ts';

export interface Subscription {
  id: string;
  status: string;
  price_id: string;
  current_period_end: string | null;
  cancel_at: string | null;
  trial_start: string | null;
  trial_end: string | null;
  started_at: string;
  ended_at: string | null;
  next_price_id: string | null;
}
export interface Payment {
  order_id: string | null;
  session_id: string;
  session_status: string;
  payment_status: string;
  amount_total: number;
  currency: string;
  payment_intent_id: string | null;
  amount_refunded: number;
  refunded_lines: string[];
  dispute: string;
  receipt_url: string | null;
}
export interface Invoice {
  id: string;
  subscription_id: string | null;
  order_id: string | null;
  number: string | null;
  amount_cents: number;
  currency: string;
  status: string;
  hosted_url: string | null;
  issued_at: string;
}
export interface Snapshot {
  deleted: boolean;
  subscriptions: Subscription[];
  payments: Payment[];
  invoices: Invoice[];
  balance?: { cents: number; lines: readonly CreditOfLine[] };
}

const dayMs = 86_400_000;
/** ISO time so many days from now. */
export const inDays = (days: number): string => new Date(Date.now() + days * dayMs).toISOString();

let subscriptions = 0;
export function subscriptionOf(changes: Partial<Subscription> = {}): Subscription {
  subscriptions += 1;
  return {
    id: `sub_test${subscriptions}`,
    status: 'active',
    price_id: 'price_plus_month',
    current_period_end: inDays(30),
    cancel_at: null,
    trial_start: null,
    trial_end: null,
    started_at: inDays(-1),
    ended_at: null,
    next_price_id: null,
    ...changes,
  };
}
/** A Premium year that began with a trial. */
export const trialOf = (changes: Partial<Subscription> = {}): Subscription =>
  subscriptionOf({
    status: 'trialing',
    price_id: 'price_premium_year',
    trial_start: inDays(-1),
    trial_end: inDays(6),
    current_period_end: inDays(6),
    ...changes,
  });

export const invoiceOf = (subscription: Subscription, changes: Partial<Invoice> = {}): Invoice => ({
  id: `in_${subscription.id}`,
  subscription_id: subscription.id,
  order_id: null,
  number: 'FCL-0001',
  amount_cents: 1999,
  currency: 'usd',
  status: 'paid',
  hosted_url: 'https://pay.example.com/invoice',
  issued_at: inDays(-1),
  ...changes,
});
