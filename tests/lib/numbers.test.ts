import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimalOne, divideHalfUp, fromDecimal, readNumber, toDecimal } from '../../src/lib/numbers.ts';

describe('the reading rule', () => {
  it.each([
    [4, 4],
    [-2.5, -2.5],
    [' 4.50 ', 4.5],
    ['+3', 3],
    ['-0.25', -0.25],
    ['٣', null],
    ['1e3', null],
    ['4,5', null],
    ['.5', null],
    ['5.', null],
    ['', null],
    ['Infinity', null],
    [Number.NaN, null],
    [Number.POSITIVE_INFINITY, null],
    [true, null],
    [null, null],
    [undefined, null],
    [[3], null],
    ['9'.repeat(400), null],
  ])('reads %j as %j', (value, expected) => {
    expect(readNumber(value)).toBe(expected);
  });
});

describe('exact decimals', () => {
  it('keep every number that has at most 20 decimal places', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1_000_000, max: 1_000_000 }),
        fc.integer({ min: 0, max: 6 }),
        (n, places) => {
          const value = n / 10 ** places;
          expect(fromDecimal(toDecimal(Math.abs(value)))).toBe(Math.abs(value));
        },
      ),
    );
  });

  it('add without binary noise', () => {
    expect(fromDecimal(toDecimal(0.1) + toDecimal(0.2))).toBe(0.3);
    expect(toDecimal(1e-7)).toBe(decimalOne / 10_000_000n);
    expect(toDecimal(5e-324)).toBe(0n);
    expect(toDecimal(1e21)).toBe(10n ** 21n * decimalOne);
  });

  it('round halves up', () => {
    expect([divideHalfUp(5n, 2n), divideHalfUp(4n, 3n), divideHalfUp(5n, 3n), divideHalfUp(0n, 7n)]).toEqual([
      3n,
      1n,
      2n,
      0n,
    ]);
  });
});
