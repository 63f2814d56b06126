import { expect } from 'vitest';
import { firstCrossing } from '../../../../src/lib/cognitive/number-path.ts';
import type { TrailItem } from '../../../../src/lib/exercises/trail-switch/exercise.ts';
import type { Properties } from './shape.ts';

const lengthOf = ({ places }: TrailItem) =>
  places
    .slice(1)
    .reduce((sum, { x, y }, i) => sum + Math.hypot(x - (places[i]?.x ?? 0), y - (places[i]?.y ?? 0)), 0);
const signOf: Record<string, (value: number) => string> = {
  number: String,
  letter: (value) => String.fromCharCode(64 + value),
  dots: (value) => '.'.repeat(value),
};
const told = ({ labels }: TrailItem) => labels.map(({ list, value }) => signOf[list]?.(value)).join('-');

export const properties: Properties<TrailItem> = {
  setups: [{ mode: 'test' }],
  check(items, { mode, level }) {
    const [a, b, c] = items;
    if (!a || !b) throw new Error('a run has A and B');
    const count = mode === 'test' ? 25 : [13, 19, 25][Number(level) - 1];
    expect(items.map(({ part }) => part)).toEqual(mode === 'test' ? ['A', 'B'] : ['A', 'B', 'C']);
    expect(Math.abs(lengthOf(a) / lengthOf(b) - 1)).toBeLessThanOrEqual(0.05);
    expect(a.places).not.toEqual(b.places);
    for (const item of items) {
      expect(item.labels).toHaveLength(count ?? 0);
      expect(item.limitMs).toBe(300_000);
      expect(firstCrossing(item.places)).toBeNull();
      for (const [i, one] of item.places.entries()) {
        for (const other of item.places.slice(i + 1)) {
          expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(0.12);
        }
      }
    }
    if (mode === 'test') {
      expect(told(a)).toBe(Array.from({ length: 25 }, (_, i) => i + 1).join('-'));
      expect(told(b)).toBe('1-A-2-B-3-C-4-D-5-E-6-F-7-G-8-H-9-I-10-J-11-K-12-L-13');
    } else expect(c && told(c)).toMatch(/^1-A-\.-2-B-\.\.-3/);
  },
};
