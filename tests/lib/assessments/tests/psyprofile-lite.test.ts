import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { psyprofileLite } from '../../../../src/lib/assessments/tests/psyprofile-lite/definition.ts';
import { chooserOf, seeds } from '../attempt-chain.ts';

const choose = chooserOf(psyprofileLite);

describe('a PsyProfile attempt', () => {
  it('asks 80 questions, 10 of every area with 2 or 3 of every facet, on first and later attempts', () => {
    fc.assert(
      fc.property(seeds, (chain) => {
        const earlier: string[] = [];
        for (const seed of chain) {
          const items = choose(seed, earlier);
          expect(new Set(items.map(({ id }) => id)).size).toBe(80);
          for (const { id, facets } of psyprofileLite.domains) {
            const counts = facets.map(
              (facet) => items.filter((item) => item.domain === id && item.facet === facet).length,
            );
            expect([...counts].sort()).toEqual([2, 2, 3, 3]);
          }
          earlier.push(...items.map(({ id }) => id));
        }
      }),
      { numRuns: 40 },
    );
  });

  it('asks the other half of the bank on the second attempt', () => {
    fc.assert(
      fc.property(seeds, ([first, second]) => {
        const before = choose(first).map(({ id }) => id);
        const after = choose(second, before).map(({ id }) => id);
        expect(new Set([...before, ...after]).size).toBe(160);
      }),
      { numRuns: 40 },
    );
  });

  it('offers its break halfway', () => {
    expect(psyprofileLite.breakAfter).toBe(psyprofileLite.selection.total / 2);
  });
});
