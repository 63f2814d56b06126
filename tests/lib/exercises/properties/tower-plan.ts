import { expect } from 'vitest';
import type { TowerItem } from '../../../../src/lib/exercises/tower-plan/exercise.ts';
import { leastMoves, towerKey } from '../../../../src/lib/exercises/tower-plan/tower.ts';
import { type Properties, tally } from './shape.ts';

/** Problems of each of the three sets, over all seeds. */
const bySet = new Map<unknown, Set<string>>();

export const properties: Properties<TowerItem> = {
  setups: [{ mode: 'test' }, { run: 3 }, { run: 4 }],
  check(items, { mode, set }) {
    expect(items).toHaveLength(12);
    const problems = new Set(items.map(({ start, goal }) => `${towerKey(start)} > ${towerKey(goal)}`));
    expect(problems.size).toBe(12);
    bySet.set(set, new Set([...(bySet.get(set) ?? []), ...problems]));
    for (const [other, seen] of bySet) {
      if (other !== set) expect([...problems].filter((problem) => seen.has(problem))).toEqual([]);
    }
    for (const { start, goal, minMoves } of items) {
      expect(leastMoves(start, goal)).toBe(minMoves);
      expect(minMoves).toBeGreaterThanOrEqual(3);
      expect(minMoves).toBeLessThanOrEqual(8);
    }
    if (mode === 'test') expect(tally(items, ({ minMoves }) => minMoves)).toEqual({ 3: 3, 4: 3, 5: 3, 6: 3 });
  },
};
