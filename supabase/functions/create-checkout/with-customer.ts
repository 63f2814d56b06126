import type Stripe from 'stripe';
import { ensureCustomer } from '../_shared/billing/customer.ts';
import type { BillingParts } from '../_shared/billing/parts.ts';
import { paymentsUnavailable } from '../_shared/billing/person.ts';
import { isMissingCustomer } from '../_shared/billing/provider-errors.ts';
import { syncCustomer, withLease } from '../_shared/billing/sync.ts';
import type { Reply } from '../_shared/http.ts';
import type { Buyer } from './handler.ts';

const LEASE_WAIT_MS = 8000;

export interface Place {
  parts: BillingParts;
  stripe: Stripe;
  buyer: Buyer;
  customer: string;
  /** The lease. */
  token: string;
}

/**
 * Works with the buyer's customer while nobody else does: two presses become one after the other. A customer who was
 * deleted at the provider is replaced once.
 */
export async function withCustomer(
  parts: BillingParts,
  buyer: Buyer,
  work: (place: Place) => Promise<Reply>,
): Promise<Reply> {
  const stripe = await parts.stripe();
  if (!stripe) return paymentsUnavailable();
  const attempt = async (again: boolean): Promise<Reply> => {
    const customer = await ensureCustomer(parts, stripe, buyer);
    try {
      const done = await withLease(parts, customer, LEASE_WAIT_MS, (token) =>
        work({ parts, stripe, buyer, customer, token }),
      );
      return done ? done.value : paymentsUnavailable();
    } catch (error) {
      if (!again || !isMissingCustomer(error)) throw error;
      await syncCustomer({ ...parts, stripe }, customer, { waitMs: LEASE_WAIT_MS });
      return attempt(false);
    }
  };
  return attempt(true);
}
