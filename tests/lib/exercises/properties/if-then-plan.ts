import { expect } from 'vitest';
import type { PlanMetrics } from '../../../../src/lib/exercises/if-then-plan/score.ts';
import type { LogProperties } from './shape.ts';

export const properties: LogProperties = {
  check({ records }, { metrics, complete }) {
    const { due, done, followThrough, needChange } = metrics as PlanMetrics;
    expect(complete).toBe(true);
    expect(due).toBe(records.length - 1);
    expect(followThrough).toBe(done / due);
    expect(needChange).toEqual([]);
  },
  impossible: [
    {
      as: 'impossible_answer',
      change: (records) => records.map((entry) => ('done' in entry ? { ...entry, dueAt: 2e12 } : entry)),
    },
    { as: 'impossible_answer', change: (records) => [...records, records.at(-1) as object] },
  ],
};
