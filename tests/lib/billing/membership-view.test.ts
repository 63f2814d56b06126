import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  annualSaving,
  carriedInterval,
  carriedPrice,
  carriedQuery,
  namedExercises,
  type OwnMembership,
  offersAnnual,
  type PriceRow,
  planAction,
  planCards,
  planFeatures,
  planIncludes,
} from '@/lib/billing/membership-view';
import { tiers } from '@/lib/billing/tier';

const price = (tier: PriceRow['tier'], interval: PriceRow['interval'], amount_cents: number): PriceRow => ({
  id: `price_${tier}_${interval}`,
  tier,
  interval,
  amount_cents,
  currency: 'usd',
  trial_days: interval === 'year' ? 7 : 0,
});
const plusMonth = price('plus', 'month', 999);
const plusYear = price('plus', 'year', 9900);
const premiumMonth = price('premium', 'month', 1999);
const premiumYear = price('premium', 'year', 19900);
const monthly = [plusMonth, premiumMonth];
const all = [...monthly, plusYear, premiumYear];

describe('the cards', () => {
  it('are the three plans in rising order, with the price of the chosen billing', () => {
    expect(planCards(all, 'month', null).map((card) => [card.id, card.price?.id ?? null])).toEqual([
      ['freemium', null],
      ['plus', 'price_plus_month'],
      ['premium', 'price_premium_month'],
    ]);
    expect(planCards(all, 'year', null)[1]?.price).toBe(plusYear);
    expect(planCards([premiumMonth], 'month', null)[1]?.price).toBeNull();
  });

  it.each([
    [null, 'plus', null],
    ['freemium', 'plus', 'freemium'],
    ['plus', 'premium', 'plus'],
    ['premium', null, 'premium'],
  ] as const)('for people on %s suggest %s and mark %s as theirs', (tier, suggested, own) => {
    const cards = planCards(all, 'month', tier);
    expect(cards.find(({ popular }) => popular)?.id ?? null).toBe(suggested);
    expect(cards.find(({ current }) => current)?.id ?? null).toBe(own);
  });

  it('name every part once, and each plan holds everything of the plan below', () => {
    const named = planCards(all, 'month', null).flatMap(({ features }) => features);
    expect(new Set(named).size).toBe(named.length);
    expect(new Set(named)).toEqual(new Set(planFeatures));
    for (const feature of planFeatures) {
      const open = tiers.map((tier) => planIncludes(tier, feature));
      expect(open).toEqual([...open].sort());
      expect(open[2]).toBe(true);
    }
  });
});

describe('the exercises that a plan names', () => {
  it('are three that are free and those with a short round for everybody; one line stands for all the rest', () => {
    expect([...namedExercises.freeExercises].sort()).toEqual(['digit-span', 'gonogo', 'memory-grid']);
    expect([...namedExercises.shortRounds].sort()).toEqual(['breathing', 'focus-burst']);
    const lines = planFeatures.filter(({ group }) => group === 'exercises');
    expect(lines.map(({ id, tier }) => [id, tier])).toEqual([
      ['freeExercises', 'freemium'],
      ['shortRounds', 'freemium'],
      ['allExercises', 'plus'],
    ]);
  });
});

describe('planning and progress', () => {
  it('begin with every plan, and grow with Plus and Premium', () => {
    const lines = planFeatures.filter(({ group }) => group === 'planning');
    expect(lines.map(({ id, tier }) => [id, tier])).toEqual([
      ['planSteps', 'freemium'],
      ['recentProgress', 'freemium'],
      ['limitsFree', 'freemium'],
      ['calendar', 'plus'],
      ['analytics', 'plus'],
      ['program', 'plus'],
      ['limitsPaid', 'plus'],
      ['ownPlan', 'premium'],
    ]);
  });
});

describe('annual billing', () => {
  it('is offered when every plan has a yearly price', () => {
    expect(offersAnnual(all)).toBe(true);
    expect(offersAnnual(monthly)).toBe(false);
    expect(offersAnnual([...monthly, plusYear])).toBe(false);
    expect(offersAnnual([])).toBe(false);
  });

  it('saves what twelve months cost more', () => {
    expect(annualSaving(all, plusYear)).toEqual({ cents: 2088, percent: 17 });
    expect(annualSaving(all, premiumYear)).toEqual({ cents: 4088, percent: 17 });
  });

  it('claims no saving without one, without a monthly price or for a monthly one', () => {
    expect(annualSaving([plusMonth], price('plus', 'year', 11_988))).toBeNull();
    expect(annualSaving([premiumMonth], plusYear)).toBeNull();
    expect(annualSaving(all, plusMonth)).toBeNull();
  });

  it('never promises more percent than is saved', () => {
    const cents = fc.integer({ min: 1, max: 1_000_000 });
    fc.assert(
      fc.property(cents, cents, (month, year) => {
        const saving = annualSaving([price('plus', 'month', month)], price('plus', 'year', year));
        expect(saving === null).toBe(year >= 12 * month);
        if (saving === null) return;
        expect(year + saving.cents).toBe(12 * month);
        expect(saving.percent * 12 * month).toBeLessThanOrEqual(saving.cents * 100);
      }),
    );
  });
});

describe('pressing a card', () => {
  const actions = (own: OwnMembership | null, prices = all, interval: PriceRow['interval'] = 'month') =>
    planCards(prices, interval, own?.tier ?? null).map((card) => planAction(card, own));
  const free: OwnMembership = { tier: 'freemium', billed: false, priceId: null };

  it('leads visitors to an account first', () => {
    expect(actions(null)).toEqual(['sign-up', 'sign-up', 'sign-up']);
  });
  it('buys for people without a plan', () => {
    expect(actions(free)).toEqual(['none', 'checkout', 'checkout']);
  });
  it('leads people who pay already to the provider, and never to a second purchase', () => {
    const plus: OwnMembership = { tier: 'plus', billed: true, priceId: 'price_plus_month' };
    expect(actions(plus)).toEqual(['portal', 'none', 'portal']);
    expect(actions(plus, all, 'year')).toEqual(['portal', 'portal', 'portal']);
    const premium: OwnMembership = { tier: 'premium', billed: true, priceId: 'price_premium_year' };
    expect(actions(premium)).toEqual(['portal', 'portal', 'portal']);
  });
  it('sells people with a given plan only a higher one', () => {
    expect(actions({ tier: 'plus', billed: false, priceId: null })).toEqual(['none', 'none', 'checkout']);
    expect(actions({ tier: 'premium', billed: false, priceId: null })).toEqual(['none', 'none', 'none']);
  });
  it('sells nothing that has no price', () => {
    expect(actions(null, [])).toEqual(['sign-up', 'none', 'none']);
    expect(actions(free, [])).toEqual(['none', 'none', 'none']);
  });
});

describe('a choice in the address', () => {
  it('comes back as the same price and billing', () => {
    for (const row of all) {
      const query = new URLSearchParams(carriedQuery(row));
      const choice = {
        plan: query.get('plan'),
        billing: query.get('billing'),
        priceId: query.get('priceId'),
      };
      expect(carriedPrice(all, choice)).toBe(row);
      expect(carriedInterval(choice)).toBe(row.interval);
    }
  });
  it('is gone with its price, and nothing when none is named', () => {
    const choice = { plan: 'plus', billing: 'annual', priceId: 'price_old' };
    expect(carriedPrice(all, choice)).toBe('gone');
    expect(carriedPrice(all, { ...choice, priceId: null })).toBeNull();
    expect(carriedInterval({ billing: 'weekly' })).toBeNull();
    expect(carriedInterval({ billing: null })).toBeNull();
  });
});
