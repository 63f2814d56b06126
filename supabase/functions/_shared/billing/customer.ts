/** The customer at the provider that stands for a person. */
import type Stripe from 'stripe';
import type { Caller } from '../clients.ts';
import type { BillingParts } from './parts.ts';

async function digest(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return Array.from(bytes.subarray(0, 12), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The person's customer, made when there is none. Two requests at once get the same one. */
export async function ensureCustomer(
  { store, records }: Pick<BillingParts, 'store' | 'records'>,
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
