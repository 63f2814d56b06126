import { expect } from 'vitest';
import { type SimonItem, transitions } from '../../../../src/lib/exercises/simon/exercise.ts';
import { byBlock, expectBalance, expectRuns, type Properties, tally } from './shape.ts';

export const properties: Properties<SimonItem> = {
  setups: [{ variant: 'ear' }, { mode: 'test' }],
  check(items, { mode }) {
    expect(items).toHaveLength(160);
    for (const block of byBlock(items)) {
      expect(tally(block, ({ condition }) => condition)).toEqual({ con: 20, inc: 20 });
      expectBalance(
        block,
        ({ condition }) => condition,
        ({ right }) => right,
      );
      expectRuns(block, ({ condition }) => condition, 4);
      const counts = Object.values(transitions(block));
      expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(2);
    }
    for (const { colour, side, condition, right, timeline } of items) {
      expect(right).toBe(colour === 'blue' ? 0 : 1);
      expect(condition === 'con').toBe((side === 'L') === (colour === 'blue'));
      if (mode === 'test') expect(timeline.openMs).toBe(1500);
    }
  },
};
