import { expect } from 'vitest';
import type { BreathingMetrics } from '../../../../src/lib/exercises/breathing/score.ts';
import type { LogProperties } from './shape.ts';

interface Config {
  readonly minutes: number;
}

export const properties: LogProperties<Config> = {
  setups: [{ options: { minutes: 1, pattern: 'box' } }, { variant: 'vibration', options: { minutes: 10 } }],
  check({ config }, { complete, metrics, score }) {
    const { completed, breathedMs, calmBefore } = metrics as BreathingMetrics;
    expect(complete).toBe(true);
    expect(completed).toBeCloseTo(Math.min(1, breathedMs / (config.minutes * 60_000)), 10);
    expect(score.raw).toBeCloseTo(100 * completed, 10);
    expect(calmBefore).toBe(4);
  },
  impossible: [
    { as: 'impossible_answer', change: (records) => [...records, { type: 'press', runMs: 5000 }] },
    { as: 'press_outside', change: (records) => [...records, { type: 'press', runMs: 3_000_000 }] },
  ],
};
