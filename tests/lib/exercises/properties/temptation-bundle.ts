import { expect } from 'vitest';
import type { BundleMetrics } from '../../../../src/lib/exercises/temptation-bundle/score.ts';
import type { LogProperties } from './shape.ts';

export const properties: LogProperties = {
  check(_round, { metrics, complete }) {
    const { kept, broken, adherence, needChange } = metrics as BundleMetrics;
    expect(complete).toBe(true);
    expect(kept + broken).toBe(6);
    expect(adherence).toBe(kept / 6);
    expect(needChange).toBe(kept < 3);
  },
  impossible: [
    {
      as: 'impossible_answer',
      change: (records) => records.map((entry) => ('kept' in entry ? { ...entry, at: 5 } : entry)),
    },
    { as: 'impossible_answer', change: (records) => [...records, records[0] as object] },
  ],
};
