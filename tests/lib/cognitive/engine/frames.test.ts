import { describe, expect, it } from 'vitest';
import { frameTiming, isDue, planFrames } from '../../../../src/lib/cognitive/engine/frames.ts';
import { clockResolution, measureRefresh } from '../../../../src/lib/cognitive/engine/measure.ts';
import { createFakeClock } from '../../../../src/lib/cognitive/simulation/fake-clock.ts';
import { expectWithin, vectorGroup } from '../vector-groups.ts';

describe('frame plans of the reference', () => {
  const group = vectorGroup<{ hz: number; ms: number }, object>('frame_plan');
  it.each(group.cases)('$id', ({ input, expected }) => {
    expectWithin(planFrames(input.ms, input.hz), expected, group.tolerance);
  });
});

describe('dropped frames of the reference', () => {
  const group = vectorGroup<{ stampsMs: number[] }, object>('dropped_frames');
  it.each(group.cases)('$id', ({ input, expected }) => {
    expectWithin(frameTiming(input.stampsMs), expected, group.tolerance);
  });

  it('has nothing to say about a single frame', () => {
    expect(frameTiming([16.7])).toBeNull();
  });
});

describe('the frame of a change', () => {
  it('is the nearest one to its time', () => {
    expect(isDue(241.6, 250, 16.7)).toBe(false);
    expect(isDue(241.7, 250, 16.7)).toBe(true);
    expect(isDue(266.7, 250, 16.7)).toBe(true);
  });
});

describe('measuring the equipment', () => {
  it.each([60, 75, 120, 144])('finds %d Hz, also when some frames are left out', (refreshHz) => {
    const clock = createFakeClock({ refreshHz, isDropped: (frame) => frame % 25 === 0 });
    let measured: { refreshHz: number; droppedFrames: number } | null = null;
    measureRefresh(clock, (timing) => {
      measured = timing;
    });
    clock.run(() => measured !== null, 10_000);
    expect(measured).toMatchObject({ droppedFrames: 5 });
    expectWithin(measured, { refreshHz }, { rel: 1e-6, abs: 0 });
  });

  it('gives up when asked to', () => {
    const clock = createFakeClock({ refreshHz: 60 });
    let isMeasured = false;
    const cancel = measureRefresh(clock, () => {
      isMeasured = true;
    });
    clock.run(() => false, 500);
    cancel();
    clock.run(() => false, 5000);
    expect(isMeasured).toBe(false);
  });

  it.each([0.1, 1, 16.7])('finds a clock that steps by %d ms', (step) => {
    let time = 1000;
    const now = () => {
      time += 0.03;
      return Math.floor(time / step) * step;
    };
    expect(clockResolution(now)).toBeCloseTo(step, 6);
  });

  it('takes a clock that stands still for a very coarse one', () => {
    expect(clockResolution(() => 5, 1000)).toBe(50);
  });
});
