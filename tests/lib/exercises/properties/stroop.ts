import { expect } from 'vitest';
import type { StroopItem } from '../../../../src/lib/exercises/stroop/exercise.ts';
import { byBlock, expectBalance, expectRuns, type Properties, tally } from './shape.ts';

export const properties: Properties<StroopItem> = {
  setups: [{ variant: 'pitch' }, { mode: 'test' }],
  check(items, { variant, mode }) {
    expect(items).toHaveLength(144);
    for (const block of byBlock(items)) {
      const even = variant === 'pitch' ? { con: 24, inc: 24 } : { con: 16, neu: 16, inc: 16 };
      expect(tally(block, ({ condition }) => condition)).toEqual(even);
      expectBalance(
        block,
        ({ condition }) => condition,
        ({ ink }) => ink,
      );
      expectRuns(block, ({ condition }) => condition, 4);
      for (const [i, { ink, word, condition, right }] of block.entries()) {
        expect(right).toBe(ink);
        expect(word === ink).toBe(condition === 'con');
        expect(word === null).toBe(condition === 'neu');
        const before = block[i - 1];
        if (!before) continue;
        if (variant === 'pitch') expect(ink === before.ink && word === before.word).toBe(false);
        else
          expect([ink === before.ink, word === before.word, word === before.ink]).toEqual([
            false,
            false,
            false,
          ]);
      }
    }
    for (const { timeline } of items) {
      expect(timeline.openMs).toBeGreaterThanOrEqual(600);
      expect(timeline.openMs).toBeLessThanOrEqual(2500);
      if (mode === 'test') expect(timeline.openMs).toBe(2000);
      expect(timeline.areas).toBe(variant === 'pitch' ? 2 : 4);
    }
  },
};
