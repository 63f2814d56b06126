import { expect } from 'vitest';
import type { JournalMetrics } from '../../../../src/lib/exercises/htj/score.ts';
import type { LogProperties } from './shape.ts';

export const properties: LogProperties = {
  setups: [{ options: { weekEnds: '2026-03-01' } }],
  check({ records }, { metrics }) {
    const { entries, completeness, daysLogged7, triggers, repliesKept, repliesBroken } =
      metrics as JournalMetrics;
    expect(entries).toBe(records.length);
    expect(daysLogged7).toBe(records.length);
    expect(completeness === null).toBe(records.length === 0);
    expect(triggers.reduce((sum, { count }) => sum + count, 0)).toBe(
      records.length >= 5 ? records.length : 0,
    );
    for (const [i, { count }] of triggers.entries())
      expect(count).toBeLessThanOrEqual(triggers[i - 1]?.count ?? count);
    expect(repliesKept + repliesBroken).toBeLessThanOrEqual(records.length);
  },
  impossible: [
    {
      as: 'impossible_answer',
      change: (records) =>
        records.map((entry) => ({
          ...entry,
          occurredAt: (entry as { loggedAt: number }).loggedAt - 49 * 3_600_000,
        })),
    },
    {
      as: 'impossible_answer',
      change: (records) =>
        records.map((entry) => ({
          ...entry,
          occurredAt: (entry as { loggedAt: number }).loggedAt + 3_600_000,
        })),
    },
  ],
};
