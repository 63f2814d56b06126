/** Removes a person at the payment provider, because their account goes. */
import type { SupabaseClient } from '@supabase/supabase-js';
import type Stripe from 'stripe';
import * as z from 'zod/mini';
import { readPaymentsEnv } from '../billing/payments-env.ts';
import { isMissing } from '../billing/provider-errors.ts';
import type { FunctionEnv } from '../http/env.ts';

/**
 * Deletes the person's customers: the one that is known, and such as were made and never tied to the account. What was
 * paid stays with the provider, without a customer. Rejects when the provider cannot be asked.
 */
type ForgetCustomers = (userId: string, email: string | null) => Promise<void>;

const customerSchema = z.nullable(z.object({ customer_id: z.string(), former_ids: z.array(z.string()) }));

async function remove(stripe: Stripe, customer: string): Promise<void> {
  try {
    await stripe.customers.del(customer);
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
}

export function createForgetCustomers(
  service: SupabaseClient,
  env: FunctionEnv,
  get: (name: string) => string | undefined,
): ForgetCustomers {
  const payments = readPaymentsEnv(get, env.siteUrl);
  return async (userId, email) => {
    const { data, error } = await service
      .from('billing_customers')
      .select('customer_id, former_ids')
      .eq('user_id', userId)
      .maybeSingle();
    if (error) throw error;
    const known = z.parse(customerSchema, data);
    const { createStripe } = await import('../billing/stripe.ts');
    const stripe = createStripe(payments);
    if (stripe === null) {
      if (known !== null) throw new Error('A customer is known, but payments are not set up');
      return;
    }
    const ids = new Set(known === null ? [] : [known.customer_id, ...known.former_ids]);
    if (email !== null) {
      for await (const { id, metadata } of stripe.customers.list({ email, limit: 100 })) {
        if (metadata.user_id === userId) ids.add(id);
      }
    }
    for (const id of ids) await remove(stripe, id);
  };
}
