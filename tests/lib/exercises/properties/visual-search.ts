import { expect } from 'vitest';
import type { SearchItem } from '../../../../src/lib/exercises/visual-search/exercise.ts';
import { byBlock, expectRuns, type Properties, tally } from './shape.ts';

export const properties: Properties<SearchItem> = {
  check(items) {
    const blocks = byBlock(items);
    expect(blocks.map(({ length }) => length)).toEqual([48, 48, 48]);
    for (const block of blocks) {
      const kinds = tally(block, ({ condition }) => condition);
      expect(Object.values(kinds)).toEqual([8, 8, 8, 8, 8, 8]);
      const sizes = [...new Set(block.map(({ setSize }) => setSize))].toSorted((a, b) => a - b);
      expect([
        [4, 8, 16],
        [5, 10, 20],
        [6, 12, 24],
      ]).toContainEqual(sizes);
      expectRuns(block, ({ present }) => present, 4);
    }
    for (const { things, setSize, present, targetCell, right } of items) {
      const cells = things.map(({ cell }) => cell);
      expect(cells).toHaveLength(setSize);
      expect(new Set(cells).size).toBe(setSize);
      expect(Math.max(...cells)).toBeLessThan(36);
      expect(right).toBe(present ? 1 : 0);
      if (present) expect(cells).toContain(targetCell);
      else expect(targetCell).toBeNull();
    }
  },
};
