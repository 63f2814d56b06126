import { expect } from 'vitest';
import type { GridItem } from '../../../../src/lib/exercises/memory-grid/exercise.ts';
import { blockPlaces, blockSide, countCrossings } from '../../../../src/lib/exercises/memory-grid/path.ts';
import type { Properties } from './shape.ts';

export const properties: Properties<GridItem> = {
  setups: [{ mode: 'test' }],
  check(items, { mode, direction }) {
    if (mode === 'train') expect(items).toHaveLength(14);
    else {
      expect(items.map(({ path }) => path.length)).toEqual(items.map((_, i) => 2 + Math.floor(i / 2)));
      expect(items.length % 2).toBe(0);
    }
    for (const [i, one] of blockPlaces.entries()) {
      for (const other of blockPlaces.slice(i + 1)) {
        expect(Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y))).toBeGreaterThan(blockSide);
      }
    }
    for (const item of items) {
      const { path, limitMs, presentMs } = item;
      expect(item.direction).toBe(direction);
      expect(new Set(path).size).toBe(path.length);
      expect(path.every((block) => block >= 0 && block <= 8)).toBe(true);
      expect(path.length).toBeGreaterThanOrEqual(2);
      if (path.length <= 5) expect(countCrossings(path)).toBeLessThanOrEqual(2);
      expect(limitMs).toBe(5000 + 2000 * path.length);
      expect(presentMs).toBe(1000 + 1000 * path.length);
    }
  },
};
