/** All that the sandbox remembers, and the file it is kept in. */
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { InvoiceField } from './billing-objects.ts';
import type { Card } from './cards.ts';
import type { Metadata, Stored } from './objects.ts';

/** What a checkout session was asked for and its object does not show. */
export interface CheckoutPlan {
  lines: { id: string; price: string; quantity: number }[];
  coupon: string | null;
  trialDays: number | null;
  subscriptionMetadata: Metadata;
  paymentMetadata: Metadata;
  paymentDescription: string | null;
  invoiceMetadata: Metadata;
  /** What stands on the invoice besides; none in a state that an earlier version kept. */
  invoiceFields?: readonly InvoiceField[];
  /** The card that waits for its bank's confirmation. */
  challenge: { card: Card; email: string; name: string; country: string | null; taxId: string } | null;
}

export interface SubscriptionNotes {
  anchorDay: number;
  /** What the whole current period costs after discounts: what unused time is worth is reckoned from it. */
  periodValue: number;
  isTrialEndAnnounced: boolean;
  /** Prorations that wait for the next invoice. */
  pending: { amount: number; description: string; price: string; start: number; end: number }[];
}

export interface Delivery {
  sequence: number;
  event: string;
  attempt: number;
  /** Seconds since 1970 by the sandbox's clock. */
  due: number;
  /** Waits for others, to be sent after them. */
  held: boolean;
}

export interface DeliveryLog {
  event: string;
  type: string;
  attempt: number;
  /** HTTP status; 0 when nobody answered, 'dropped' when a fault kept it back. */
  status: number | 'dropped';
  at: number;
}

export interface Faults {
  /** The next so many webhooks are sent twice. */
  duplicate: number;
  /** The next so many webhooks are held until they are complete and sent last first. */
  reorder: number;
  /** The next `count` webhooks are sent `seconds` later. */
  delay: { count: number; seconds: number };
  /** The next so many webhooks are never sent. */
  drop: number;
  /** The next so many attempts to send a webhook fail on the way. */
  fail: number;
  /** The next so many API requests are answered with status 500, and nothing is done. */
  fail_requests: number;
}

export interface Settings {
  /** Where webhooks go; null: the function stripe-webhook. */
  webhook_url: string | null;
  portal_configured: boolean;
  /** What becomes of a subscription when the last attempt to collect has failed. */
  after_retries: 'cancel' | 'unpaid' | 'past_due';
}

export interface Replay {
  hash: string;
  status: number;
  body: string;
  request: string;
  at: number;
}

export interface State {
  /** Seconds the sandbox is ahead of the machine's clock. */
  clockOffset: number;
  sequence: number;
  /** In order of creation. */
  objects: Map<string, Stored>;
  checkouts: Record<string, CheckoutPlan>;
  cards: Record<string, Card>;
  subscriptions: Record<string, SubscriptionNotes>;
  portals: Record<string, { customer: string; returnUrl: string | null; expires: number }>;
  deletedCustomers: string[];
  replays: Record<string, Replay>;
  deliveries: Delivery[];
  log: DeliveryLog[];
  faults: Faults;
  settings: Settings;
}

export const noFaults = (): Faults => ({
  duplicate: 0,
  reorder: 0,
  delay: { count: 0, seconds: 0 },
  drop: 0,
  fail: 0,
  fail_requests: 0,
});

export const freshState = (): State => ({
  clockOffset: 0,
  sequence: 0,
  objects: new Map(),
  checkouts: {},
  cards: {},
  subscriptions: {},
  portals: {},
  deletedCustomers: [],
  replays: {},
  deliveries: [],
  log: [],
  faults: noFaults(),
  settings: { webhook_url: null, portal_configured: true, after_retries: 'cancel' },
});

export function loadState(file: string | null): State {
  if (file === null || !existsSync(file)) return freshState();
  const saved = JSON.parse(readFileSync(file, 'utf8')) as Omit<State, 'objects'> & {
    objects: [string, Stored][];
  };
  return { ...freshState(), ...saved, objects: new Map(saved.objects) };
}

/** Written whole and then renamed, so that a crash leaves the old file or the new one, never half of one. */
export function saveState(file: string, state: State): void {
  const draft = `${file}.${process.pid}.tmp`;
  writeFileSync(draft, JSON.stringify({ ...state, objects: [...state.objects] }));
  renameSync(draft, file);
}
