import { expect } from 'vitest';
import type { LocationItem } from '../../../../src/lib/exercises/object-location/exercise.ts';
import { byBlock, type Properties } from './shape.ts';

export const properties: Properties<LocationItem> = {
  setups: [{ options: { delayed: { seed: 'yesterday', set: 1, count: 4 } } }],
  check(items, { delayed }) {
    const blocks = byBlock(items);
    expect(blocks).toHaveLength(delayed ? 1 : 3);
    const objects = blocks.flatMap((block) => block[0]?.set.map(({ objectId }) => objectId) ?? []);
    expect(new Set(objects).size).toBe(objects.length);
    for (const block of blocks) {
      const set = block[0]?.set ?? [];
      expect(block).toHaveLength(set.length);
      expect(new Set(set.map(({ spot }) => spot)).size).toBe(set.length);
      expect(block.map(({ placed }) => placed.objectId).toSorted()).toEqual(
        set.map(({ objectId }) => objectId).toSorted(),
      );
      expect(block.map(({ presentMs }) => presentMs)).toEqual(
        block.map((_, i) => (i === 0 && !delayed ? 4000 * set.length + 30_000 : 0)),
      );
    }
    expect(blocks[0]?.[0]?.set).toHaveLength(delayed ? 4 : 3);
  },
};
