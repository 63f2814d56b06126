import { expect } from 'vitest';
import type { JudgedPvt, PvtItem } from '../../../../src/lib/exercises/pvt/exercise.ts';
import type { Properties } from './shape.ts';

export const properties: Properties<PvtItem> = {
  setups: [{ options: { minutes: 5 } }, { variant: 'tone' }],
  check(items, { minutes }, played) {
    const [from, to] = minutes === 3 ? [1000, 4000] : [2000, 10_000];
    for (const { foreperiodMs, lapseMs } of items) {
      expect(foreperiodMs).toBeGreaterThanOrEqual(from);
      expect(foreperiodMs).toBeLessThanOrEqual(to);
      expect(lapseMs).toBe(minutes === 3 ? 355 : 500);
    }
    const lasted = played.map(({ trial }) => (trial as JudgedPvt).lastedMs);
    const all = lasted.reduce((sum, ms) => sum + ms, 0);
    expect(all).toBeGreaterThan(Number(minutes) * 60_000 - 0.001);
    expect(all - (lasted.at(-1) ?? 0)).toBeLessThan(Number(minutes) * 60_000 + 0.001);
  },
};
