import type { createCheckout } from '@lib/contracts/checkout.ts';
import type Stripe from 'stripe';
import type { BillingDeps } from '../_shared/billing/deps.ts';
import { isMissingCustomer, paymentsUnavailable } from '../_shared/billing/provider-errors.ts';
import { syncCustomer, withLease } from '../_shared/billing/sync.ts';
import type { Caller } from '../_shared/http/clients.ts';
import type { OutcomeOf } from '../_shared/http/outcome.ts';

const LEASE_WAIT_MS = 8000;

export type CheckoutOutcome = OutcomeOf<typeof createCheckout>;

export interface Buyer extends Caller {
  /** The address of the site they came from. */
  origin: string;
}

export interface BuyerContext {
  billing: BillingDeps;
  stripe: Stripe;
  buyer: Buyer;
  customer: string;
  /** The lease. */
  token: string;
}

async function digest(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return Array.from(bytes.subarray(0, 12), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The person's customer, made when there is none. Two requests at once get the same one. */
async function ensureCustomer(
  { store, records }: Pick<BillingDeps, 'store' | 'records'>,
  stripe: Stripe,
  { id, email }: Caller,
): Promise<string> {
  const known = await records.customerOf(id);
  if (known && known.deleted_at === null) return known.customer_id;
  // Receipts go to the address. The key changes with it, because a key is for the same parameters only.
  const key = await digest(`${id} ${known?.customer_id ?? ''} ${email ?? ''}`);
  const made = await stripe.customers.create(
    { ...(email ? { email } : {}), metadata: { user_id: id } },
    { idempotencyKey: `customer:${key}` },
  );
  return store.linkCustomer(id, made.id);
}

/**
 * Works with the buyer's customer while nobody else does: two presses become one after the other. A customer who was
 * deleted at the provider is replaced once.
 */
export async function withCustomer(
  billing: BillingDeps,
  buyer: Buyer,
  work: (context: BuyerContext) => Promise<CheckoutOutcome>,
): Promise<CheckoutOutcome> {
  const stripe = await billing.stripe();
  if (!stripe) return paymentsUnavailable();
  const attempt = async (again: boolean): Promise<CheckoutOutcome> => {
    const customer = await ensureCustomer(billing, stripe, buyer);
    try {
      const done = await withLease(billing, customer, LEASE_WAIT_MS, (token) =>
        work({ billing, stripe, buyer, customer, token }),
      );
      return done ? done.value : paymentsUnavailable();
    } catch (error) {
      if (!again || !isMissingCustomer(error)) throw error;
      await syncCustomer({ ...billing, stripe }, customer, { waitMs: LEASE_WAIT_MS });
      return attempt(false);
    }
  };
  return attempt(true);
}
