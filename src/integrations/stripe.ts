import type { Stripe } from '@stripe/stripe-js';
import * as z from 'zod/mini';

const Env = z.object({
  /** `pk_test_…` or `pk_live_…`: a public key. Unset, checkout works the same and nothing is loaded. */
  VITE_STRIPE_PUBLISHABLE_KEY: z.optional(z.string().check(z.regex(/^pk_(test|live)_[A-Za-z0-9]{10,250}$/))),
});

/** The publishable key, or null when none is set or what is set is none; a secret key is never taken. */
export function publishableKey(env: Record<string, unknown> = import.meta.env): string | null {
  const parsed = Env.safeParse(env);
  return parsed.success ? (parsed.data.VITE_STRIPE_PUBLISHABLE_KEY ?? null) : null;
}

let loading: Promise<Stripe | null> | undefined;

/**
 * Loads the payment provider's script, which looks at how a page is used to tell fraud from honest buyers. The `pure`
 * entry loads nothing by being imported. Without a key, or when the script cannot be had, the answer is null.
 */
export function loadStripe(key: string | null = publishableKey()): Promise<Stripe | null> {
  if (key === null) return Promise.resolve(null);
  loading ??= import('@stripe/stripe-js/pure')
    .then((module) => module.loadStripe(key))
    .catch((error: unknown) => {
      loading = undefined;
      console.warn('The payment provider’s script was not loaded:', error);
      return null;
    });
  return loading;
}
