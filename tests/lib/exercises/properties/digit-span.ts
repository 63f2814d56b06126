import { expect } from 'vitest';
import type { DigitItem } from '../../../../src/lib/exercises/digit-span/exercise.ts';
import { expectNoTwins, type Properties } from './shape.ts';

export const properties: Properties<DigitItem> = {
  setups: [{ mode: 'test' }],
  check(items, { mode }) {
    const lengths = { forward: [3, 9], backward: [2, 8] };
    for (const direction of ['forward', 'backward'] as const) {
      const own = items.filter((item) => item.direction === direction);
      if (mode === 'train') expect(own).toHaveLength(14);
      const [min = 0, max = 0] = lengths[direction];
      expect(own[0]?.digits).toHaveLength(min);
      for (const { digits, limitMs, presentMs } of own) {
        expect(digits.length).toBeGreaterThanOrEqual(min);
        expect(digits.length).toBeLessThanOrEqual(max);
        expect(limitMs).toBe(5000 + 2000 * digits.length);
        expect(presentMs).toBe(1000 + 1000 * digits.length);
        expectNoTwins(digits, (digit) => digit);
        for (let i = 2; i < digits.length; i++) {
          const [a = 0, b = 0, c = 0] = digits.slice(i - 2, i + 1);
          expect(b - a === c - b && Math.abs(b - a) === 1).toBe(false);
        }
      }
    }
    expect(items.findIndex(({ direction }) => direction === 'backward')).toBe(
      items.filter(({ direction }) => direction === 'forward').length,
    );
  },
};
