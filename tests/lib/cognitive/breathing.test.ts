import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { breathPatternIds } from '../../../src/lib/cognitive/breath-patterns.ts';
import {
  breathAt,
  breathPulses,
  breathSteps,
  completedShare,
  meanPressLag,
  settleMs,
} from '../../../src/lib/cognitive/breathing.ts';

const calm = breathSteps('calm');
const fiveMinutes = 300_000;

describe('the breathing pacer', () => {
  it('settles for 15 seconds, then breathes in for 4 and out for 6', () => {
    expect(breathAt(calm, fiveMinutes, 14_999).stage).toBe('settle');
    expect(breathAt(calm, fiveMinutes, settleMs)).toMatchObject({ stage: 'breathe', progress: 0, cycle: 0 });
    expect(breathAt(calm, fiveMinutes, settleMs + 3999).step?.kind).toBe('in');
    expect(breathAt(calm, fiveMinutes, settleMs + 4000).step?.kind).toBe('out');
    expect(breathAt(calm, fiveMinutes, settleMs + 10_000)).toMatchObject({ cycle: 1, stepIndex: 0 });
  });

  it('has 30 breaths in five minutes', () => {
    expect(breathAt(calm, fiveMinutes, settleMs + fiveMinutes)).toMatchObject({ stage: 'over', cycle: 30 });
  });

  it('lets the way out be longer', () => {
    expect(breathSteps('calm', 7000).at(-1)).toEqual({ kind: 'out', ms: 7000 });
    expect(breathSteps('box', 7000)).toEqual(breathSteps('box'));
  });

  it('is always somewhere sensible', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...breathPatternIds),
        fc.integer({ min: 0, max: 700_000 }),
        (id, elapsed) => {
          const moment = breathAt(breathSteps(id), fiveMinutes, elapsed);
          expect(moment.progress).toBeGreaterThanOrEqual(0);
          expect(moment.progress).toBeLessThan(1);
          expect(moment.stepRemainingMs).toBeGreaterThanOrEqual(0);
          expect(moment.stage === 'breathe').toBe(moment.step !== null);
        },
      ),
    );
  });
});

describe('vibration along the breath', () => {
  const at = (ms: number) => breathPulses(breathAt(calm, fiveMinutes, settleMs + ms));
  const lengths = (pulses: readonly number[]) => pulses.filter((_, i) => i % 2 === 0);

  it('grows on the way in and fades on the way out, also from the middle of a breath', () => {
    const breathIn = lengths(at(0));
    expect(breathIn).toEqual(breathIn.toSorted((a, b) => a - b));
    const breathOut = lengths(at(4000));
    expect(breathOut).toEqual(breathOut.toSorted((a, b) => b - a));
    expect(lengths(at(2000))[0]).toBeGreaterThan(breathIn[0] ?? 0);
  });

  it('is still where nothing moves, and never longer than the step', () => {
    expect(breathPulses(breathAt(calm, fiveMinutes, 3000))).toEqual([]);
    expect(breathPulses(breathAt(breathSteps('box'), fiveMinutes, settleMs + 5000))).toEqual([]);
    fc.assert(
      fc.property(
        fc.constantFrom(...breathPatternIds),
        fc.integer({ min: 0, max: 400_000 }),
        (id, elapsed) => {
          const moment = breathAt(breathSteps(id), fiveMinutes, elapsed);
          const pulses = breathPulses(moment);
          expect(pulses.reduce((sum, ms) => sum + ms, 0)).toBeLessThanOrEqual(moment.stepRemainingMs);
          expect(pulses.every((ms) => ms > 0)).toBe(true);
        },
      ),
    );
  });
});

describe('what was done', () => {
  it('counts breathing, not settling', () => {
    expect(completedShare(settleMs, fiveMinutes)).toBe(0);
    expect(completedShare(settleMs + 150_000, fiveMinutes)).toBe(0.5);
    expect(completedShare(settleMs + 900_000, fiveMinutes)).toBe(1);
    expect(completedShare(3000, fiveMinutes)).toBe(0);
  });

  it('measures presses against the nearest start of a breath, early or late', () => {
    expect(meanPressLag(calm, [])).toBeNull();
    expect(meanPressLag(calm, [settleMs + 10_200, settleMs + 19_900])).toBeCloseTo(150, 9);
  });
});
