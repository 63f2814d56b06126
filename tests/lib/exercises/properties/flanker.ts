import { expect } from 'vitest';
import type { FlankerItem } from '../../../../src/lib/exercises/flanker/exercise.ts';
import { byBlock, expectBalance, expectNoTwins, expectRuns, type Properties, tally } from './shape.ts';

export const properties: Properties<FlankerItem> = {
  setups: [{ run: 3 }, { mode: 'test', run: 15 }],
  check(items, { neutral, mode }) {
    expect(items).toHaveLength(160);
    for (const block of byBlock(items)) {
      const counts = tally(block, ({ condition }) => condition);
      if (neutral) expect(Object.values(counts).toSorted()).toEqual([13, 13, 14]);
      else expect(counts).toEqual({ con: 20, inc: 20 });
      expectBalance(
        block,
        ({ condition }) => condition,
        ({ right }) => right,
      );
      expectRuns(block, ({ condition }) => condition, 4);
      expectNoTwins(block, ({ target, flankers }) => target + flankers);
    }
    for (const { condition, target, flankers, right, timeline } of items) {
      expect(right).toBe(target === 'L' ? 0 : 1);
      expect({ con: target, inc: target === 'L' ? 'R' : 'L', neu: 'none' }[condition]).toBe(flankers);
      expect(timeline.gapMs).toBeGreaterThanOrEqual(400);
      expect(timeline.gapMs).toBeLessThanOrEqual(800);
      expect(timeline.openMs).toBeGreaterThanOrEqual(400);
      expect(timeline.openMs).toBeLessThanOrEqual(1500);
      if (mode === 'test') expect(timeline.openMs).toBe(1500);
    }
  },
};
