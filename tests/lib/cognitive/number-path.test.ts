import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  createNumberPath,
  firstCrossing,
  pathGap,
  pathHeight,
  pathMargin,
  pathNumbers,
} from '../../../src/lib/cognitive/number-path.ts';
import { createRng } from '../../../src/lib/random.ts';

const pathOf = (seed: string) => createNumberPath(createRng(seed));
const seeds = fc.uuid();

describe('a number path', () => {
  it('has 25 places, all of them inside the area', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const path = pathOf(seed);
        expect(path).toHaveLength(pathNumbers);
        for (const { x, y } of path) {
          expect(x).toBeGreaterThanOrEqual(pathMargin);
          expect(x).toBeLessThanOrEqual(1 - pathMargin);
          expect(y).toBeGreaterThanOrEqual(pathMargin);
          expect(y).toBeLessThanOrEqual(pathHeight - pathMargin);
        }
      }),
    );
  });

  it('keeps its numbers apart, so that 44 px targets do not touch on a phone', () => {
    const phoneWidth = 320;
    expect(pathGap * phoneWidth).toBeGreaterThanOrEqual(44);
    fc.assert(
      fc.property(seeds, (seed) => {
        const path = pathOf(seed);
        const gaps = path.flatMap((a, i) => path.slice(i + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y)));
        expect(Math.min(...gaps)).toBeGreaterThanOrEqual(pathGap);
      }),
    );
  });

  it('never crosses itself', () => {
    fc.assert(fc.property(seeds, (seed) => firstCrossing(pathOf(seed)) === null));
  });

  it('is the same for the same seed and another one for another seed', () => {
    expect(pathOf('a')).toEqual(pathOf('a'));
    expect(pathOf('a')).not.toEqual(pathOf('b'));
  });
});

describe('the search for crossings', () => {
  it('finds the two stretches of a line that cross', () => {
    const line = [
      { x: 0, y: 0 },
      { x: 1, y: 1 },
      { x: 1, y: 0 },
      { x: 0, y: 1 },
    ];
    expect(firstCrossing(line)).toEqual([0, 2]);
  });
});
