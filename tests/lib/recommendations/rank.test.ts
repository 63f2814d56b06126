import { type RankInput, type RankItem, rank } from '@lib/recommendations/rank.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import vectors from '../../vectors/planning-vectors.json' with { type: 'json' };

describe('what is offered next', () => {
  for (const { id, input, expected } of vectors.groups.recommendations.cases) {
    it(`is the order of the reference: ${id}`, () => {
      expect(rank(input as unknown as RankInput)).toEqual(expected);
    });
  }

  const dims = ['attention', 'memory', 'stress'];
  const tier = fc.constantFrom('freemium' as const, 'plus' as const, 'premium' as const);
  const days = fc.option(fc.integer({ min: 0, max: 200 }), { nil: null });
  const item: fc.Arbitrary<Omit<RankItem, 'id'>> = fc.record({
    tags: fc.array(
      fc.record({ dim: fc.constantFrom(...dims), weight: fc.double({ min: 0.1, max: 1, noNaN: true }) }),
      {
        maxLength: 3,
      },
    ),
    tier,
    status: fc.constantFrom('published' as const, 'draft' as const),
    languages: fc.subarray(['en', 'de']),
    publishedDays: fc.integer({ min: -5, max: 300 }),
    progress: fc.constantFrom(0, 0.5, 1),
    completedDays: days,
    lastTouchDays: days,
    impressions30: fc.integer({ min: 0, max: 12 }),
    inPlan: fc.boolean(),
    dismissed: fc.boolean(),
  });
  const input: fc.Arbitrary<RankInput> = fc.record({
    tier,
    language: fc.constantFrom('en', 'de'),
    limit: fc.integer({ min: 0, max: 6 }),
    domains: fc.dictionary(
      fc.constantFrom(...dims),
      fc.record({
        difficulty: fc.option(fc.double({ min: 0, max: 100, noNaN: true }), { nil: null }),
        ageDays: fc.integer({ min: 0, max: 900 }),
        quality: fc.constantFrom('ok' as const, 'low' as const),
      }),
    ),
    items: fc
      .array(item, { maxLength: 10 })
      .map((items) => items.map((each, index) => ({ ...each, id: `item-${index}` }))),
  });

  it('does not depend on the order in which the items come', () => {
    fc.assert(
      fc.property(input, fc.func(fc.integer()), (given, key) => {
        const shuffled = [...given.items].sort((a, b) => key(a.id) - key(b.id));
        expect(rank({ ...given, items: shuffled })).toEqual(rank(given));
      }),
    );
  });

  it('opens nothing above the tier, repeats nothing, and names at most one item that is closed', () => {
    fc.assert(
      fc.property(input, (given) => {
        const { ranked, locked } = rank(given);
        const find = (id: string) => given.items.find((each) => each.id === id);
        const order = ['freemium', 'plus', 'premium'];
        expect(ranked.length).toBeLessThanOrEqual(given.limit);
        expect(new Set(ranked.map(({ id }) => id)).size).toBe(ranked.length);
        for (const { id, points, reasons } of ranked) {
          expect(order.indexOf(find(id)?.tier ?? '')).toBeLessThanOrEqual(order.indexOf(given.tier));
          expect(find(id)).toMatchObject({ status: 'published', dismissed: false });
          expect(Number.isInteger(points)).toBe(true);
          expect(reasons.length).toBeGreaterThan(0);
          expect(reasons.length).toBeLessThanOrEqual(3);
        }
        if (locked !== null)
          expect(order.indexOf(find(locked)?.tier ?? '')).toBeGreaterThan(order.indexOf(given.tier));
      }),
    );
  });
});
