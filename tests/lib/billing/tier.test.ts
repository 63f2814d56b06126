import { describe, expect, it } from 'vitest';
import {
  hasSubscriptionAccess,
  isPlusOrHigher,
  isPremium,
  paidTierOf,
  tierAtLeast,
  tierOf,
  tiers,
} from '../../../src/lib/billing/tier.ts';

describe('the plan of a person', () => {
  it.each([
    [null, 'freemium'],
    [{ subscribed: false, subscription_tier: 'premium' }, 'freemium'],
    [{ subscribed: true, subscription_tier: 'plus' }, 'plus'],
    [{ subscribed: true, subscription_tier: 'Basic' }, 'plus'],
    [{ subscribed: true, subscription_tier: ' PREMIUM ' }, 'premium'],
    [{ subscribed: true, subscription_tier: 'gold' }, 'freemium'],
    [{ subscribed: true, subscription_tier: null }, 'freemium'],
    [{ subscribed: true }, 'freemium'],
  ] as const)('of %j is %s', (subscription, tier) => {
    expect(tierOf(subscription)).toBe(tier);
  });

  it('of someone on a trial is the plan of the trial, which opens what Plus opens', () => {
    // The server answers subscribed while a trial runs.
    const trial = { subscribed: true, subscription_tier: 'plus', trial_status: 'active' };
    expect(isPlusOrHigher(tierOf(trial))).toBe(true);
    expect(isPremium(tierOf(trial))).toBe(false);
  });

  it.each([
    [null, false],
    [{ subscribed: true }, true],
    [{ subscribed: false }, false],
    [{ subscribed: false, trial_status: 'active', subscription_tier: 'premium' }, true],
    [{ subscribed: false, trial_status: 'active', subscription_tier: ' ' }, false],
    [{ subscribed: false, trial_status: 'cancelled', subscription_tier: 'premium' }, false],
  ] as const)('with %j gives access: %s', (subscription, access) => {
    expect(hasSubscriptionAccess(subscription)).toBe(access);
  });

  it('opens what its own plan and every lower one opens', () => {
    const table = tiers.map((tier) => tiers.map((required) => tierAtLeast(tier, required)));
    expect(table).toEqual([
      [true, false, false],
      [true, true, false],
      [true, true, true],
    ]);
    expect(['Plus', 'basic', 'premium', 'freemium', undefined].map(paidTierOf)).toEqual([
      'plus',
      'plus',
      'premium',
      null,
      null,
    ]);
  });
});
