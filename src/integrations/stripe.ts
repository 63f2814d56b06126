import type { Stripe } from '@stripe/stripe-js';
import { publishableKey } from '@/config/stripe-key';

let loading: Promise<Stripe | null> | undefined;

/**
 * Loads the payment provider's script, which looks at how a page is used to tell fraud from honest buyers. The `pure`
 * entry loads nothing by being imported. Without a key, or when the script cannot be had, the answer is null.
 */
export function loadStripe(env: Readonly<Record<string, unknown>> = import.meta.env): Promise<Stripe | null> {
  const key = publishableKey(env);
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
