/**
 * The payment provider's publishable key (`pk_test_…`, `pk_live_…`) from the settings of a build; null when none is set
 * or what is set is none. It is public by its nature; a secret key put there by mistake is not taken.
 */
export function publishableKey(env: Readonly<Record<string, unknown>>): string | null {
  const key = env.VITE_STRIPE_PUBLISHABLE_KEY;
  return typeof key === 'string' && /^pk_(test|live)_[A-Za-z0-9]{10,250}$/.test(key) ? key : null;
}
