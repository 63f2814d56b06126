import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRng, hashSeed, pickInt, shuffle } from '../../src/lib/random.ts';

describe('the seeded generator', () => {
  it('gives the numbers stored attempts rely on: they may never change', () => {
    const rng = createRng('3f1c9a52-7c1e-4b6e-9d0a-2f5f8f1b7a10');
    expect([rng(), rng(), rng()].map((value) => Math.round(value * 2 ** 32))).toEqual([
      1693403946, 2997710124, 3189337442,
    ]);
  });

  it('repeats itself for the same seed and differs for another', () => {
    const list = (seed: string | number) => Array.from({ length: 5 }, createRng(seed));
    expect(list(1)).toEqual(list('1'));
    expect(list('a')).not.toEqual(list('b'));
    expect(hashSeed('a')).not.toEqual(hashSeed('b'));
  });

  it('spreads evenly over [0, 1)', () => {
    const rng = createRng('spread');
    const bins = new Array<number>(10).fill(0);
    for (let i = 0; i < 10_000; i++) {
      const bin = Math.floor(rng() * 10);
      bins[bin] = (bins[bin] ?? 0) + 1;
    }
    // 1000 expected per bin, standard deviation 30.
    for (const count of bins) expect(Math.abs(count - 1000)).toBeLessThan(150);
    expect(bins).toHaveLength(10);
  });

  it('picks whole numbers between both ends, both included', () => {
    const rng = createRng('dice');
    const rolls = Array.from({ length: 200 }, () => pickInt(rng, -1, 4));
    expect([...new Set(rolls)].sort((a, b) => a - b)).toEqual([-1, 0, 1, 2, 3, 4]);
    expect(pickInt(rng, 7, 7)).toBe(7);
  });

  it('shuffles into a new list of the same things', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.string(), (items, seed) => {
        const before = [...items];
        const mixed = shuffle(items, createRng(seed));
        expect(items).toEqual(before);
        expect(mixed.toSorted((a, b) => a - b)).toEqual(items.toSorted((a, b) => a - b));
      }),
    );
  });

  it('puts every item in every place about equally often', () => {
    const rng = createRng('places');
    const firsts = new Map<string, number>();
    for (let i = 0; i < 3000; i++) {
      const [first = ''] = shuffle(['a', 'b', 'c'], rng);
      firsts.set(first, (firsts.get(first) ?? 0) + 1);
    }
    // 1000 expected, standard deviation 26.
    for (const item of ['a', 'b', 'c']) expect(Math.abs((firsts.get(item) ?? 0) - 1000)).toBeLessThan(130);
  });
});
