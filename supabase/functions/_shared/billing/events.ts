/** Which of the provider's events matter, and whom they are about. */
import type Stripe from 'stripe';
import { isMissing } from './provider-errors.ts';
import type { LedgerEvent } from './store.ts';

/** Of the others nothing follows. The list of events takes at most 20. */
export const eventTypes = [
  'charge.dispute.closed',
  'charge.dispute.created',
  'charge.refunded',
  'checkout.session.async_payment_failed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.completed',
  'checkout.session.expired',
  'customer.deleted',
  'customer.subscription.created',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.resumed',
  'customer.subscription.updated',
  'invoice.paid',
  'invoice.payment_failed',
  'invoice.voided',
  'refund.failed',
  'refund.updated',
  'subscription_schedule.released',
  'subscription_schedule.updated',
] as const;

const TYPES: ReadonlySet<string> = new Set(eventTypes);

export const isOurs = ({ type }: { type: string }): boolean => TYPES.has(type);

type Reference = string | { id: string } | null | undefined;

interface EventObject {
  object: string;
  id?: string;
  customer?: Reference;
  charge?: Reference;
}

const idOf = (value: Reference): string | null => (typeof value === 'string' ? value : (value?.id ?? null));

const objectOf = (event: Stripe.Event): EventObject => event.data.object as unknown as EventObject;

/** The customer an event is about; null when it is about none. */
export async function customerOfEvent(stripe: Stripe, event: Stripe.Event): Promise<string | null> {
  const object = objectOf(event);
  if (object.object === 'customer') return object.id ?? null;
  const customer = idOf(object.customer);
  if (customer !== null) return customer;
  // Refunds and disputes name the charge only.
  const charge = idOf(object.charge);
  if (charge === null) return null;
  try {
    return idOf((await stripe.charges.retrieve(charge)).customer);
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

export const toLedger = (event: Stripe.Event): LedgerEvent => ({
  id: event.id,
  type: event.type,
  created: new Date(event.created * 1000).toISOString(),
  object_id: objectOf(event).id ?? null,
});
