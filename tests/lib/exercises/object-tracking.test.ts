import { describe, expect, it } from 'vitest';
import { mean } from '../../../src/lib/cognitive/stats/descriptive.ts';
import { exercise, motionMs } from '../../../src/lib/exercises/object-tracking/exercise.ts';
import {
  type Disc,
  discRadius,
  drawMotion,
  motionStepMs,
} from '../../../src/lib/exercises/object-tracking/motion.ts';
import { count } from '../../support/counts.ts';

const paths = count(12, 100);
const exact = 1e-9;

const distance = (a: Disc, b: Disc) => Math.hypot(a.x - b.x, a.y - b.y);
const pairsOf = (discs: readonly Disc[]) =>
  discs.flatMap((one, i) => discs.slice(i + 1).map((other) => [one, other] as const));
/** How far each disc came in each step, in widths of the field. */
const movesOf = (steps: readonly (readonly Disc[])[]) =>
  steps.slice(1).flatMap((discs, i) => discs.map((disc, j) => distance(disc, steps[i]?.[j] ?? disc)));

/** Discs on a screen, on a phone, and at the most targets. */
const fields = [
  { objects: 10, speed: 0.06 },
  { objects: 8, speed: 0.06 },
  { objects: 10, speed: 0.07 },
];

describe.each(fields)('$objects discs at $speed widths a second', ({ objects, speed }) => {
  const motions = Array.from({ length: paths }, (_, i) => drawMotion(`path:${i}`, objects, speed, motionMs));

  it('are all in the field for the whole of the six seconds', () => {
    for (const steps of motions) {
      expect(steps.map((discs) => discs.length)).toEqual(
        Array.from({ length: 6000 / motionStepMs + 1 }, () => objects),
      );
      const edges = steps.flat().flatMap(({ x, y }) => [x, y, 1 - x, 1 - y]);
      expect(Math.min(...edges)).toBeGreaterThanOrEqual(discRadius - exact);
    }
  });

  it('never overlap', () => {
    for (const steps of motions) {
      const apart = steps.flatMap((discs) => pairsOf(discs).map(([one, other]) => distance(one, other)));
      expect(Math.min(...apart)).toBeGreaterThanOrEqual(2 * discRadius - exact);
    }
  });

  it('move at that speed, but for the moments in which one turns round', () => {
    const step = (speed * motionStepMs) / 1000;
    for (const steps of motions) {
      const moves = movesOf(steps);
      const moving = moves.filter((moved) => moved > 0);
      expect(moving.filter((moved) => Math.abs(moved - step) > exact)).toEqual([]);
      expect(moving.length / moves.length).toBeGreaterThan(0.9);
    }
  });

  it('leave their places and take ways that cannot be foretold', () => {
    const straight = (speed * motionMs) / 1000;
    const shares = motions.flatMap((steps) =>
      (steps[0] ?? []).map((start, disc) => distance(start, steps.at(-1)?.[disc] ?? start) / straight),
    );
    expect(mean(shares)).toBeGreaterThan(0.3);
    expect(mean(shares)).toBeLessThan(0.9);
  });
});

it('the same seed gives the same paths, another one others', () => {
  expect(drawMotion('one', 10, 0.06, motionMs)).toEqual(drawMotion('one', 10, 0.06, motionMs));
  expect(drawMotion('one', 10, 0.06, 100)).not.toEqual(drawMotion('two', 10, 0.06, 100));
});

it.each([
  [2, 0.06],
  [5, 0.06],
  [6, 0.07],
])('%s discs to follow move at %s widths a second', (targets, speed) => {
  const start = { variant: 'discs', mode: 'train', run: 2, options: {} } as const;
  const config = exercise.configFor({ ...start, last: { targets } });
  const item = exercise.source('speed', config).next(null);
  expect(item?.targets).toHaveLength(targets);
  expect(item?.speed).toBeCloseTo(speed, 10);
});
