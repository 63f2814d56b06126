import { expect } from 'vitest';
import type { GoItem } from '../../../../src/lib/exercises/gonogo/exercise.ts';
import { byBlock, expectRuns, type Properties, tally } from './shape.ts';

export const properties: Properties<GoItem> = {
  setups: [{ variant: 'tones' }],
  check(items, { variant }) {
    expect(items).toHaveLength(160);
    let before: number | null = null;
    for (const block of byBlock(items)) {
      expect(tally(block, ({ kind }) => kind)).toEqual({ go: 32, nogo: 8 });
      expect(block[0]?.kind).toBe('go');
      expectRuns(
        block.filter(({ kind }) => kind === 'nogo').length > 0
          ? block.map(({ kind }, i) => (kind === 'nogo' ? 'nogo' : i))
          : [],
        (kind) => kind,
        2,
      );
      const [deadline = 0, ...others] = new Set(block.map(({ deadlineMs }) => deadlineMs));
      expect(others).toEqual([]);
      expect([0, 50]).toContain(Math.abs(deadline - (before ?? 700)));
      before = deadline;
    }
    for (const { soaMs, deadlineMs, timeline } of items) {
      expect([1100, 1300, 1500]).toContain(soaMs);
      expect(deadlineMs).toBeGreaterThanOrEqual(350);
      expect(deadlineMs).toBeLessThanOrEqual(900);
      expect(timeline.moments[1]?.at).toBe(variant === 'tones' ? undefined : 300);
    }
  },
};
