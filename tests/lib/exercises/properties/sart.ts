import { expect } from 'vitest';
import type { SartItem } from '../../../../src/lib/exercises/sart/exercise.ts';
import { type Properties, tally } from './shape.ts';

export const properties: Properties<SartItem> = {
  setups: [{ variant: 'training' }, { variant: 'spoken' }],
  check(items, { variant }) {
    expect(items).toHaveLength(225);
    const counts = tally(items, ({ digit }) => digit);
    if (variant === 'training') {
      expect(counts[3]).toBe(11);
      const others = Object.entries(counts).flatMap(([digit, n]) => (digit === '3' ? [] : [n]));
      expect(Math.max(...others) - Math.min(...others)).toBeLessThanOrEqual(1);
    } else {
      expect(counts).toEqual({ 1: 25, 2: 25, 3: 25, 4: 25, 5: 25, 6: 25, 7: 25, 8: 25, 9: 25 });
      expect(new Set(Object.values(tally(items, ({ digit, fontSize }) => `${digit}:${fontSize}`)))).toEqual(
        new Set([5]),
      );
    }
    for (const [i, { digit, soaMs }] of items.entries()) {
      expect(digit === 3 && items[i + 1]?.digit === 3).toBe(false);
      expect(soaMs).toBe(variant === 'spoken' ? 1500 : 1150);
    }
  },
};
