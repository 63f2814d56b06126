import { expect } from 'vitest';
import type { RotationItem } from '../../../../src/lib/exercises/rotation/exercise.ts';
import { figureKey, mirrorFigure, turnFigure } from '../../../../src/lib/exercises/rotation/figure.ts';
import { byBlock, expectRuns, type Properties, tally } from './shape.ts';

export const properties: Properties<RotationItem> = {
  check(items) {
    const blocks = byBlock(items);
    expect(blocks.map(({ length }) => length)).toEqual([24, 24, 24, 24]);
    for (const block of blocks) {
      expect(Object.values(tally(block, ({ condition }) => condition))).toEqual([3, 3, 3, 3, 3, 3, 3, 3]);
      expectRuns(block, ({ mirrored }) => mirrored, 4);
    }
    expect(items[0]?.size).toBe(7);
    for (const [i, { figure, size, right, mirrored }] of items.entries()) {
      expect(right).toBe(mirrored ? 0 : 1);
      expect(figure).toHaveLength(size);
      expect(new Set(figure.map(String)).size).toBe(size);
      expect(size).toBeGreaterThanOrEqual(5);
      expect(size).toBeLessThanOrEqual(10);
      if (i > 0) expect(Math.abs(size - (items[i - 1]?.size ?? 0))).toBeLessThanOrEqual(1);
      let turned = mirrorFigure(figure);
      for (let quarter = 0; quarter < 4; quarter++) {
        expect(figureKey(turned)).not.toBe(figureKey(figure));
        turned = turnFigure(turned);
      }
    }
  },
};
