import { expect } from 'vitest';
import { alphabets, type UpdatingItem } from '../../../../src/lib/exercises/memory-updating/exercise.ts';
import { type Properties, tally } from './shape.ts';

export const properties: Properties<UpdatingItem> = {
  setups: [{ variant: 'spoken-digits' }],
  check(items, { variant }) {
    const signs: readonly string[] = variant === 'letters' ? alphabets.letters : alphabets.digits;
    expect(tally(items, ({ letters }) => letters.length)).toEqual({ 5: 3, 7: 3, 9: 3, 11: 3 });
    for (const { letters, k, level, presentMs } of items) {
      expect(letters.every((letter) => signs.includes(letter))).toBe(true);
      expect(new Set(letters.slice(-(level + 2))).size).toBe(Math.min(letters.length, level + 2));
      expect(k).toBe(Math.min(level, letters.length));
      expect(level).toBeGreaterThanOrEqual(2);
      expect(level).toBeLessThanOrEqual(6);
      expect(presentMs).toBe(2000 * letters.length);
    }
  },
};
