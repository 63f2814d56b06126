import { expect } from 'vitest';
import type { NavigatorItem } from '../../../../src/lib/exercises/priority-navigator/exercise.ts';
import { orderValue } from '../../../../src/lib/exercises/priority-navigator/schedule.ts';
import type { Properties } from './shape.ts';

const counts = [
  [4, 0],
  [5, 0],
  [5, 1],
  [6, 1],
  [7, 1],
  [7, 2],
];

/** All orders of a few places. */
function orders(places: readonly number[]): number[][] {
  if (places.length < 2) return [[...places]];
  return places.flatMap((place) =>
    orders(places.filter((other) => other !== place)).map((rest) => [place, ...rest]),
  );
}

export const properties: Properties<NavigatorItem> = {
  setups: [{ variant: 'spoken' }],
  check(items, { variant }) {
    const limit = variant === 'spoken' ? 270_000 : 90_000;
    expect(items).toHaveLength(5);
    for (const [i, item] of items.entries()) {
      const { level, tasks, startTasks, requestsAtMs, optimalValue, bestOrder, limitMs } = item;
      expect([startTasks, tasks.length - startTasks]).toEqual(counts[level - 1]);
      expect(requestsAtMs).toEqual([0.4 * limit, 0.7 * limit].slice(0, tasks.length - startTasks));
      expect(limitMs).toBe(limit);
      expect(orderValue(tasks, bestOrder)).toBe(optimalValue);
      const places = tasks.map((_, place) => place);
      if (tasks.length <= 5) {
        expect(Math.max(...orders(places).map((order) => orderValue(tasks, order)))).toBe(optimalValue);
      }
      expect(optimalValue).toBeLessThan(tasks.reduce((sum, { value }) => sum + value, 0));
      const byDeadline = places.toSorted((a, b) => (tasks[a]?.deadline ?? 0) - (tasks[b]?.deadline ?? 0));
      const byValue = places.toSorted((a, b) => (tasks[b]?.value ?? 0) - (tasks[a]?.value ?? 0));
      expect(Math.min(orderValue(tasks, byDeadline), orderValue(tasks, byValue))).toBeLessThan(optimalValue);
      if (i > 0) expect(Math.abs(level - (items[i - 1]?.level ?? 0))).toBeLessThanOrEqual(1);
    }
  },
};
