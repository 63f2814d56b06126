import { describe, expect, it } from 'vitest';
import type { Tier } from '../../../src/lib/billing/tier.ts';
import { planNotKnown, type ReportReader, visitorReader } from '../../../src/lib/reports/reader.ts';
import { stepUnlock } from '../../../src/lib/reports/unlock.ts';

const owner = (tier: Tier, planText: string | null = tier): ReportReader => ({
  audience: 'owner',
  signedIn: true,
  tier,
  planText,
  recentPurchase: false,
  trialDays: 0,
});
const step = { tools: ['focus-burst'], unlockRequired: true };
const read = (reader: ReportReader, more: Partial<typeof step> = {}) =>
  stepUnlock({ ...step, ...more }, { reader, wording: 'self' });

describe('a step of the plan whose exercises need a paid plan', () => {
  it('names that plan to whoever does not have it, and that a short round is free', () => {
    const said = { tier: 'plus', startsFree: true };
    expect(read(owner('freemium'))).toEqual(said);
    expect(read(visitorReader)).toEqual(said);
  });

  it('says nothing to whoever has it, whose plan is not known yet, or who was given the report', () => {
    expect(read(owner('plus'))).toBeNull();
    expect(read(owner('premium'))).toBeNull();
    expect(read(owner('freemium', planNotKnown))).toBeNull();
    expect(read({ audience: 'shared', sharedUntil: null })).toBeNull();
  });

  it('says nothing in reports that speak of no plans, such as those about a child', () => {
    for (const wording of ['parent', 'teacher', 'memory'] as const) {
      expect(stepUnlock(step, { reader: owner('freemium'), wording })).toBeNull();
    }
  });

  it('says nothing of a step that needs no plan', () => {
    expect(read(owner('freemium'), { unlockRequired: false })).toBeNull();
    expect(read(owner('freemium'), { tools: [] })).toBeNull();
  });
});
