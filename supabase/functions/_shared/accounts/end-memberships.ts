/** Ends what a person pays for, because their account goes. */
import type { SupabaseClient } from '@supabase/supabase-js';
import * as z from 'zod/mini';
import { readPaymentsEnv } from '../billing/payments-env.ts';
import { isUnavailable } from '../billing/provider-errors.ts';
import type { FunctionEnv } from '../http/env.ts';

/** 'period_end': what is paid for can be used to its end. Rejects when the provider cannot be asked. */
export type EndMemberships = (userId: string, when: 'now' | 'period_end') => Promise<void>;

const customerSchema = z.nullable(z.object({ customer_id: z.string() }));
const sessionsSchema = z.array(z.object({ id: z.string() }));

export function createEndMemberships(
  service: SupabaseClient,
  env: FunctionEnv,
  get: (name: string) => string | undefined,
): EndMemberships {
  const payments = readPaymentsEnv(get, env.siteUrl);

  /** The person as the provider knows them; null for somebody who never paid, or is known there no more. */
  async function customerOf(userId: string): Promise<string | null> {
    const { data, error } = await service
      .from('billing_customers')
      .select('customer_id')
      .eq('user_id', userId)
      .is('deleted_at', null)
      .maybeSingle();
    if (error) throw error;
    return z.parse(customerSchema, data)?.customer_id ?? null;
  }

  async function openSessions(userId: string): Promise<string[]> {
    const { data, error } = await service
      .from('checkout_sessions')
      .select('id')
      .eq('user_id', userId)
      .eq('status', 'open');
    if (error) throw error;
    return z.parse(sessionsSchema, data).map(({ id }) => id);
  }

  return async (userId, when) => {
    const customer = await customerOf(userId);
    if (customer === null) return;
    const [{ createStripe }, { endSubscriptions }] = await Promise.all([
      import('../billing/stripe.ts'),
      import('../billing/cancel-all.ts'),
    ]);
    const stripe = createStripe(payments);
    if (stripe === null) throw new Error('A customer is known, but payments are not set up');
    // First what could still become a plan: what is paid meanwhile is then among the plans that end.
    for (const session of await openSessions(userId)) {
      await stripe.checkout.sessions.expire(session).catch((error: unknown) => {
        // Paid or expired by itself meanwhile.
        if (isUnavailable(error)) throw error;
      });
    }
    await endSubscriptions(stripe, customer, when);
  };
}
