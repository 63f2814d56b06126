import { expect } from 'vitest';
import { probeTimes } from '../../../../src/lib/exercises/body-scan/exercise.ts';
import type { ScanMetrics } from '../../../../src/lib/exercises/body-scan/score.ts';
import type { LogProperties } from './shape.ts';

const isProbe = (entry: object) => (entry as { type: string }).type === 'probe';

export const properties: LogProperties<{ readonly minutes: number }> = {
  setups: [{ options: { minutes: 5 } }, { options: { minutes: 15 }, variant: 'transcript' }],
  check({ seed, config, records }, { metrics }) {
    const times = probeTimes(seed, config.minutes);
    expect(times).toHaveLength(6);
    for (const [i, at] of times.entries()) {
      const apart = at - (times[i - 1] ?? 0);
      expect(apart).toBeGreaterThanOrEqual(45_000 - 1e-6);
      expect(apart).toBeLessThanOrEqual(120_000 + 1e-6);
    }
    expect((times.at(-1) ?? 0) + 15_000).toBeLessThanOrEqual(config.minutes * 60_000 + 1e-6);
    const { probes, onTask, latenciesMs, completed } = metrics as ScanMetrics;
    expect(probes).toBe(records.filter(isProbe).length);
    expect(onTask === null).toBe(probes === 0);
    expect(completed).toBeLessThanOrEqual(1);
    for (const latency of latenciesMs) expect(latency).toBeLessThanOrEqual(15_000);
  },
  impossible: [
    { as: 'impossible_answer', change: (records) => [...records, ...records.filter(isProbe).slice(0, 1)] },
    {
      as: 'press_outside',
      change: (records) => records.map((entry) => (isProbe(entry) ? { ...entry, runMs: 100 } : entry)),
    },
  ],
};
