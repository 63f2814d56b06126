import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inverseNormal, logNormalCdf } from '../../../../src/lib/cognitive/stats/normal.ts';

describe('the inverse normal', () => {
  it.each([
    [0.5, 0],
    [0.975, 1.959963984540054],
    [0.0013498980316300933, -3],
    [1e-10, -6.361340902404056],
    [1e-300, -37.0470962993612],
  ])('gives the published quantile of %d', (p, z) => {
    expect(Math.abs(inverseNormal(p) - z)).toBeLessThan(1e-9);
  });

  it('undoes the distribution function to 1e-9 wherever doubles can tell', () => {
    fc.assert(
      fc.property(fc.double({ min: -30, max: 5, noNaN: true }), (z) => {
        expect(Math.abs(inverseNormal(Math.exp(logNormalCdf(z))) - z)).toBeLessThan(1e-9);
      }),
    );
  });

  it('has no value outside 0 to 1', () => {
    expect(inverseNormal(0)).toBe(Number.NEGATIVE_INFINITY);
    expect(inverseNormal(1)).toBe(Number.POSITIVE_INFINITY);
    expect(inverseNormal(-0.1)).toBeNaN();
  });
});

describe('the log of the normal distribution function', () => {
  it.each([
    [0, Math.log(0.5)],
    [-2, -3.7831843336820317],
    [-8, -35.013437159914545],
    [-40, -804.6084420137538],
    [6, -9.865876454243757e-10],
  ])('is right at %d', (z, expected) => {
    expect(Math.abs(logNormalCdf(z) / expected - 1)).toBeLessThan(1e-9);
  });

  it('never falls while z grows, also across the change of method', () => {
    fc.assert(
      fc.property(fc.double({ min: -60, max: 9, noNaN: true }), (z) => {
        expect(logNormalCdf(z + 1e-3)).toBeGreaterThanOrEqual(logNormalCdf(z));
        expect(logNormalCdf(z)).toBeLessThanOrEqual(0);
      }),
    );
  });
});
