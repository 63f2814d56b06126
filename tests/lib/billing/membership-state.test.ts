import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type MembershipFacts, planState } from '../../../src/lib/billing/membership-state.ts';

const now = Date.parse('2026-11-20T12:00:00Z');
const later = '2026-11-24T12:00:00Z';
const before = '2026-11-01T12:00:00Z';

const active: MembershipFacts = {
  subscribed: true,
  subscription_tier: 'premium',
  subscription_end: later,
  trial_status: 'none',
  trial_ends_at: null,
  status: 'active',
  cancel_at: null,
};
const trial: MembershipFacts = {
  ...active,
  status: 'trialing',
  trial_status: 'active',
  trial_ends_at: later,
};
const closed: MembershipFacts = {
  ...active,
  subscribed: false,
  subscription_tier: null,
  subscription_end: before,
};

describe('the state of a plan', () => {
  it.each<[string, MembershipFacts | null, object]>([
    ['nobody has a plan without a record', null, { tier: 'freemium', kind: 'free', endedAt: null }],
    ['a plan renews', active, { tier: 'premium', kind: 'active', next: later, renews: true }],
    [
      'a plan without news of the provider names its date and promises nothing',
      { ...active, status: null },
      { tier: 'premium', kind: 'active', next: later, renews: null },
    ],
    ['a cancelled plan ends', { ...active, cancel_at: later }, { kind: 'ending', endsAt: later }],
    ['a trial counts its days', trial, { kind: 'trial', daysLeft: 4, endsAt: later, stopped: false }],
    ['a trial that will not go on', { ...trial, cancel_at: later }, { kind: 'trial', stopped: true }],
    [
      'a trial that was cancelled and stays open',
      { ...trial, trial_status: 'cancelled' },
      { kind: 'trial', daysLeft: 4, stopped: true },
    ],
    ['a trial in the table alone', { ...trial, status: null }, { kind: 'trial', daysLeft: 4 }],
    [
      'a trial that became a plan',
      { ...active, trial_status: 'converted', trial_ends_at: before },
      { kind: 'active', renews: true },
    ],
    ['a late payment has a last day', { ...active, status: 'past_due' }, { kind: 'late', payBy: later }],
    ['a plan that closed for money', { ...closed, status: 'unpaid' }, { tier: 'freemium', kind: 'unpaid' }],
    [
      'a payment that stayed away too long',
      { ...closed, status: 'past_due' },
      { tier: 'freemium', kind: 'unpaid' },
    ],
    ['a plan that ended', { ...closed, status: 'canceled' }, { kind: 'free', endedAt: before }],
    [
      'an end to come of a closed plan is no end',
      { ...closed, subscription_end: later },
      { kind: 'free', endedAt: null },
    ],
  ])('%s', (_name, facts, expected) => {
    expect(planState(facts, now)).toMatchObject(expected);
  });

  it('never shows a paid plan to somebody whose plan is closed, whatever else is stored', () => {
    const moment = fc.constantFrom(null, before, later);
    fc.assert(
      fc.property(
        fc.record({
          subscribed: fc.boolean(),
          subscription_tier: fc.constantFrom(null, 'plus', 'basic', 'premium', 'gold'),
          subscription_end: moment,
          trial_status: fc.constantFrom('none', 'active', 'cancelled', 'expired', 'converted'),
          trial_ends_at: moment,
          status: fc.constantFrom(null, 'trialing', 'active', 'past_due', 'canceled', 'unpaid', 'paused'),
          cancel_at: moment,
        }),
        (facts) => {
          const state = planState(facts, now);
          expect(state.tier === 'freemium').toBe(state.kind === 'free' || state.kind === 'unpaid');
          if (state.kind === 'trial') expect(state.daysLeft).toBeGreaterThan(0);
        },
      ),
    );
  });
});
