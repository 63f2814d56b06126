import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  delayInWords,
  durationInWords,
  logTimeRatio,
  readStartPlan,
  type StartPlan,
  startDelayHours,
} from '@/lib/assessments/tests/start-barriers/start-plan';

const hourMs = 3_600_000;
const plan: StartPlan = {
  task: 'Send the form',
  plannedAt: 10 * hourMs,
  predictedMin: 30,
  startedAt: null,
  actualMin: null,
};
const done = (startedAt: number, actualMin: number): StartPlan => ({ ...plan, startedAt, actualMin });

describe('a stored plan', () => {
  it('is read as it was written, and nothing else is', () => {
    expect(readStartPlan(JSON.parse(JSON.stringify(plan)))).toEqual(plan);
    for (const wrong of [
      null,
      {},
      { ...plan, task: '  ' },
      { ...plan, predictedMin: 0 },
      { ...plan, predictedMin: 2.5 },
      { ...plan, predictedMin: 1441 },
      { ...plan, plannedAt: Number.NaN },
    ]) {
      expect(readStartPlan(wrong)).toBeNull();
    }
  });
});

describe('what happened', () => {
  it('is compared only once it was reported', () => {
    expect(startDelayHours(plan)).toBeNull();
    expect(logTimeRatio(plan)).toBeNull();
  });

  it('gives the delay of the start in hours, and ln of actual over predicted time', () => {
    const late = done(15.5 * hourMs, 48);
    expect(startDelayHours(late)).toBe(5.5);
    expect(logTimeRatio(late)).toBeCloseTo(Math.log(1.6), 12);
    expect(startDelayHours(done(9 * hourMs, 30))).toBe(-1);
    expect(logTimeRatio(done(0, 30))).toBe(0);
  });
});

describe('a delay in words', () => {
  it.each([
    [0, { kind: 'onTime' }],
    [0.08, { kind: 'onTime' }],
    [0.5, { kind: 'late', unit: 'minute', count: 30 }],
    [-2, { kind: 'early', unit: 'hour', count: 2 }],
    [5.54, { kind: 'late', unit: 'hour', count: 5.5 }],
    [72, { kind: 'late', unit: 'day', count: 3 }],
  ])('of %s hours', (hours, words) => {
    expect(delayInWords(hours)).toEqual(words);
  });
});

describe('a time in words', () => {
  it.each([
    [1.6, { kind: 'longer', factor: 1.6 }],
    [1.04, { kind: 'same' }],
    [0.95, { kind: 'same' }],
    [0.6, { kind: 'shorter', percent: 60 }],
  ])('%s times as long', (ratio, words) => {
    expect(durationInWords(Math.log(ratio))).toEqual(words);
  });

  it('never says that something took no time or exactly as long when it did not', () => {
    const minutes = fc.integer({ min: 1, max: 1440 });
    fc.assert(
      fc.property(minutes, minutes, (predictedMin, actualMin) => {
        const words = durationInWords(Math.log(actualMin / predictedMin));
        if (words.kind === 'longer') expect(words.factor).toBeGreaterThan(1);
        if (words.kind === 'shorter') expect(words.percent).toBeLessThan(100);
        if (words.kind === 'shorter') expect(words.percent).toBeGreaterThan(0);
      }),
    );
  });
});
