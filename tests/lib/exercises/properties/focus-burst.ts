import { expect } from 'vitest';
import type { BurstMetrics } from '../../../../src/lib/exercises/focus-burst/score.ts';
import type { LogProperties } from './shape.ts';

export const properties: LogProperties<{ readonly minutes: number }> = {
  setups: [{ options: { minutes: 25, place: 3 } }],
  check({ config, records }, { complete, metrics, score }) {
    const { focusedS, plannedS, distractions, reachedPlan, breakMinutes } = metrics as BurstMetrics;
    expect(complete).toBe(true);
    expect(plannedS).toBe(60 * config.minutes);
    expect(reachedPlan).toBe(focusedS === plannedS);
    expect(distractions).toBe(
      records.filter((entry) => (entry as { type: string }).type === 'distraction').length,
    );
    expect(breakMinutes).toBe(Math.min(10, Math.max(1, Math.round(config.minutes / 5))));
    const points = score.parts.reduce((sum, { weight, share }) => sum + weight * share, 0);
    expect(score.raw).toBeCloseTo(Math.max(0, points), 10);
  },
  impossible: [],
};
