import { afterAll, beforeEach, expect, it, vi } from 'vitest';

const script = vi.fn();
vi.mock('@stripe/stripe-js/pure', () => ({ loadStripe: script }));

const key = 'pk_test_0123456789abcdef';

beforeEach(() => {
  vi.resetModules();
  script.mockReset();
});
afterAll(() => vi.doUnmock('@stripe/stripe-js/pure'));

it('loads nothing without a publishable key', async () => {
  const { loadStripe } = await import('../../src/integrations/stripe.ts');
  expect(await loadStripe({})).toBeNull();
  expect(await loadStripe({ VITE_STRIPE_PUBLISHABLE_KEY: 'sk_test_0123456789abcdef' })).toBeNull();
  expect(script).not.toHaveBeenCalled();
});

it('loads the script once with its key', async () => {
  script.mockResolvedValue({ is: 'stripe' });
  const { loadStripe } = await import('../../src/integrations/stripe.ts');
  const env = { VITE_STRIPE_PUBLISHABLE_KEY: key };
  expect(await Promise.all([loadStripe(env), loadStripe(env)])).toEqual([{ is: 'stripe' }, { is: 'stripe' }]);
  expect(script.mock.calls).toEqual([[key]]);
});

it('goes on without the script when it cannot be had, and can try again', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  script.mockRejectedValueOnce(new Error('blocked')).mockResolvedValue({ is: 'stripe' });
  const { loadStripe } = await import('../../src/integrations/stripe.ts');
  const env = { VITE_STRIPE_PUBLISHABLE_KEY: key };
  expect(await loadStripe(env)).toBeNull();
  expect(await loadStripe(env)).toEqual({ is: 'stripe' });
  vi.restoreAllMocks();
});
