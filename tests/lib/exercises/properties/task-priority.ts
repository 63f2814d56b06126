import { expect } from 'vitest';
import { comparePair } from '../../../../src/lib/exercises/task-priority/choice.ts';
import type { PriorityItem } from '../../../../src/lib/exercises/task-priority/exercise.ts';
import { expectBalance, expectRuns, type Properties, tally } from './shape.ts';

export const properties: Properties<PriorityItem> = {
  setups: [{ variant: 'spoken' }],
  check(items, { variant }) {
    const factor = variant === 'spoken' ? 3 : 1;
    expect(tally(items, ({ type }) => type)).toEqual({ conflict: 12, aligned: 8, sequence: 10 });
    expectBalance(
      items,
      ({ type }) => type,
      ({ best }) => best,
    );
    expectRuns(items, ({ type }) => type, 4);
    expect(items[0]?.limitMs).toBe(15_000 * factor);
    for (const { a, b, type, best, valueAFirst, valueBFirst, limitMs } of items) {
      expect(comparePair(a, b)).toEqual({ type, best, valueAFirst, valueBFirst });
      expect(limitMs).toBeGreaterThanOrEqual(4000 * factor);
      expect(limitMs).toBeLessThanOrEqual(20_000 * factor);
    }
  },
};
