import { expect } from 'vitest';
import type { TrackingItem } from '../../../../src/lib/exercises/object-tracking/exercise.ts';
import type { Properties } from './shape.ts';

export const properties: Properties<TrackingItem> = {
  setups: [{ options: { objects: 8 } }],
  check(items, { objects }) {
    expect(items).toHaveLength(20);
    for (const { targets, speed, objects: count } of items) {
      expect(count).toBe(objects);
      expect(new Set(targets).size).toBe(targets.length);
      expect(targets.every((target) => target >= 0 && target < count)).toBe(true);
      expect(targets.length).toBeGreaterThanOrEqual(2);
      expect(targets.length).toBeLessThanOrEqual(6);
      expect(speed).toBeCloseTo(targets.length === 6 ? 0.07 : 0.06, 10);
    }
  },
};
