import { expect } from 'vitest';
import { type SwitchItem, sideOf } from '../../../../src/lib/exercises/task-switch/plan.ts';
import { byBlock, expectBalance, expectNoTwins, expectRuns, type Properties, tally } from './shape.ts';

export const properties: Properties<SwitchItem> = {
  setups: [{ variant: 'spoken' }, { mode: 'test' }],
  check(items, { mode, variant }) {
    const blocks = byBlock(items);
    expect(blocks.map(({ length }) => length)).toEqual([24, 24, 48, 48, 48]);
    const single = blocks.slice(0, 2).map((block) => [...new Set(block.map(({ task }) => task))]);
    expect(single.flat().toSorted()).toEqual(['parity', 'size']);
    for (const block of blocks) {
      expectNoTwins(block, ({ digit }) => digit);
      expectNoTwins(block, ({ cue }) => cue);
      for (const [i, item] of block.entries()) {
        expect([1, 2, 3, 4, 6, 7, 8, 9]).toContain(item.digit);
        expect(item.right).toBe(sideOf(item.task, item.digit));
        expect(item.cue.startsWith(item.task)).toBe(true);
        if (i > 0) expect(item.switch).toBe(item.task !== block[i - 1]?.task);
      }
    }
    for (const block of blocks.slice(2)) {
      const counts = tally(block, ({ condition }) => condition);
      expect(counts.single).toBe(1);
      expect([23, 24]).toContain(counts.switch);
      expectBalance(
        block.slice(1),
        ({ condition }) => condition,
        ({ right }) => right,
      );
      expectRuns(block, ({ condition }) => condition, 4);
    }
    for (const { timeline, cueLeadMs } of items) {
      expect([600, 400, 200]).toContain(cueLeadMs);
      if (mode === 'test') expect([cueLeadMs, timeline.openMs]).toEqual([600, 2500]);
      if (variant === 'spoken') expect(timeline.openMs).toBe(4000);
      else expect(timeline.openMs).toBeLessThanOrEqual(2500);
    }
  },
};
