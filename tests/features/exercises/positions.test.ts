import { describe, expect, it } from 'vitest';
import { discsAt, discUnder } from '@/features/exercises/views/object-tracking/positions';
import { drawMotion } from '@/lib/exercises/object-tracking/motion';

describe('where discs are drawn', () => {
  const motion = [[{ x: 0.2, y: 0.5 }], [{ x: 0.4, y: 0.5 }], [{ x: 0.4, y: 0.9 }]];

  it.each([
    [0, { x: 0.2, y: 0.5 }],
    [5, { x: 0.25, y: 0.5 }],
    [30, { x: 0.4, y: 0.7 }],
    [40, { x: 0.4, y: 0.9 }],
    [5000, { x: 0.4, y: 0.9 }],
  ])('%s ms after the start follows from the time, not from frames', (passedMs, { x, y }) => {
    const [disc] = discsAt(motion, passedMs);
    expect(disc?.x).toBeCloseTo(x, 10);
    expect(disc?.y).toBeCloseTo(y, 10);
  });

  it('is the end of the way when a frame comes late', () => {
    const ways = drawMotion('late', 8, 0.06, 6000);
    expect(discsAt(ways, 6100)).toEqual(ways.at(-1));
  });
});

describe('a press beside a disc', () => {
  const discs = [
    { x: 0.3, y: 0.3 },
    { x: 0.45, y: 0.3 },
  ];

  it('means the nearest one, and none far from all', () => {
    expect(discUnder(discs, { x: 0.36, y: 0.3 })).toBe(0);
    expect(discUnder(discs, { x: 0.39, y: 0.3 })).toBe(1);
    expect(discUnder(discs, { x: 0.45, y: 0.39 })).toBe(1);
    expect(discUnder(discs, { x: 0.8, y: 0.8 })).toBeNull();
  });
});
