import { expect } from 'vitest';
import type { AntItem } from '../../../../src/lib/exercises/attention-network/exercise.ts';
import { byBlock, expectBalance, expectRuns, type Properties, tally } from './shape.ts';

export const properties: Properties<AntItem> = {
  check(items) {
    const blocks = byBlock(items);
    expect(blocks.map(({ length }) => length)).toEqual([32, 32, 32, 32]);
    for (const block of blocks) {
      const kinds = tally(block, ({ cue, congruent, place, side }) => `${cue} ${congruent} ${place} ${side}`);
      expect(Object.keys(kinds)).toHaveLength(32);
      expectBalance(
        block,
        ({ condition }) => condition,
        ({ right }) => right,
      );
      expectRuns(block, ({ condition }) => condition, 4);
      expectRuns(block, ({ cue }) => cue, 4);
    }
    for (const { firstFixationMs, timeline, side, right } of items) {
      expect(firstFixationMs).toBeGreaterThanOrEqual(400);
      expect(firstFixationMs).toBeLessThanOrEqual(1600);
      expect(timeline.moments.map(({ at }) => at - firstFixationMs)).toEqual([-firstFixationMs, 0, 100, 500]);
      expect(right).toBe(side === 'L' ? 0 : 1);
    }
  },
};
