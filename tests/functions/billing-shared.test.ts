import { describe, expect, it } from 'vitest';
import { languageCodes } from '../../src/config/languages.ts';
import { localeOf } from '../../supabase/functions/_shared/billing/locale.ts';
import { isOwnMode, readPaymentsEnv } from '../../supabase/functions/_shared/billing/payments-env.ts';
import type { Snapshot } from '../../supabase/functions/_shared/billing/snapshot.ts';
import { createStripe } from '../../supabase/functions/_shared/billing/stripe.ts';
import { type SyncDeps, withLease } from '../../supabase/functions/_shared/billing/sync.ts';

const sandbox = 'http://127.0.0.1:5173/payments';
const read = (settings: Record<string, string>, siteUrl: string) =>
  readPaymentsEnv((name) => settings[name], siteUrl);

describe('the settings of payments', () => {
  it('may name a sandbox on the machine of the site', () => {
    const env = read({ STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_API_BASE: sandbox }, 'http://localhost:5173');
    expect([env.secretKey, env.apiBase?.href]).toEqual(['sk_test_1', sandbox]);
    expect(createStripe(env)).not.toBeNull();
  });

  it.each([
    [sandbox, 'https://focus.example', 'sk_test_1'],
    ['https://sandbox.example/payments', 'https://focus.example', 'sk_test_1'],
    ['https://sandbox.example/payments', 'http://localhost:5173', 'sk_test_1'],
    ['not an address', 'http://localhost:5173', 'sk_test_1'],
    [sandbox, 'http://localhost:5173', 'sk_live_1'],
    [sandbox, 'http://localhost:5173', 'rk_live_1'],
  ])('stop the start with the sandbox %s for %s and the key %s', (base, site, key) => {
    expect(() => read({ STRIPE_SECRET_KEY: key, STRIPE_API_BASE: base }, site)).toThrow(/STRIPE_/);
  });

  it('close the shop when there is no key', () => {
    expect(createStripe(read({}, 'https://focus.example'))).toBeNull();
  });

  it('keep events of tests from real money, and the other way round', () => {
    const live = read({ STRIPE_SECRET_KEY: 'sk_live_1' }, 'https://focus.example');
    const test = read({ STRIPE_SECRET_KEY: 'sk_test_1' }, 'https://focus.example');
    expect([isOwnMode(live, true), isOwnMode(live, false)]).toEqual([true, false]);
    expect([isOwnMode(test, true), isOwnMode(test, false)]).toEqual([false, true]);
  });
});

describe('hosted pages', () => {
  it('speak every language of the site, and the browser’s where none was chosen', () => {
    for (const code of languageCodes) expect(localeOf(code)).toBe(code);
    expect([localeOf(null), localeOf('xx')]).toEqual(['auto', 'auto']);
  });
});

describe('a lease', () => {
  const billing = (tokens: (string | null)[]) => {
    const ended: string[] = [];
    let time = 0;
    const store = {
      beginBilling: async () => tokens.shift() ?? null,
      endBilling: async (_customer: string, token: string) => ended.push(token),
      noteFailedEvents: async () => {},
      applyBilling: async (_event: unknown, _customer: string, _token: string, _snapshot: Snapshot) => ({
        outcome: 'applied',
        extra_subscriptions: [],
        cancel_subscriptions: [],
        credit_changes: [],
      }),
    };
    const made: Pick<SyncDeps, 'store' | 'sleep' | 'now'> = {
      store,
      sleep: async (ms) => {
        time += ms;
      },
      now: () => time,
    };
    return { made, ended };
  };

  it('is waited for, and given back also when the work fails', async () => {
    const { made, ended } = billing([null, null, 'mine']);
    expect(await withLease(made, 'cus_1', 1000, async (token) => token)).toEqual({ value: 'mine' });
    const failing = billing(['mine']);
    await expect(
      withLease(failing.made, 'cus_1', 0, () => Promise.reject(new Error('broken'))),
    ).rejects.toThrow('broken');
    expect([ended, failing.ended]).toEqual([['mine'], ['mine']]);
  });

  it('is not waited for longer than said', async () => {
    expect(await withLease(billing([]).made, 'cus_1', 1000, async () => 'never')).toBeNull();
  });
});
