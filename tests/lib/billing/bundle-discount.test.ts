import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bundleTotals, centsOfDollars, lineQuantity } from '../../../src/lib/billing/price-cart.ts';

describe('a cart', () => {
  it('rounds a price half up in exact decimals', () => {
    // 1.005 is slightly under that in binary.
    expect([1.005, '1.005', 2.675, 0.004, 19.99, 1e-7].map(centsOfDollars)).toEqual([
      101, 101, 268, 0, 1999, 0,
    ]);
    expect([-1, Number.NaN, 'free', null, undefined].map(centsOfDollars)).toEqual([0, 0, 0, 0, 0]);
  });

  it('takes whole quantities from 1 to 99 and 1 for anything else', () => {
    expect([1, 99, 100, '7', 0, -3, 2.5, 'many', null, undefined].map(lineQuantity)).toEqual([
      1, 99, 99, 7, 1, 1, 1, 1, 1, 1,
    ]);
  });

  it('never charges less than 80 % or more than the sum of its lines', () => {
    const line = fc.record({
      price: fc.double({ min: 0, max: 500, noNaN: true }),
      quantity: fc.integer({ min: 1, max: 99 }),
    });
    fc.assert(
      fc.property(fc.array(line, { maxLength: 6 }), (lines) => {
        const { subtotal_cents, discount_cents, total_cents } = bundleTotals(
          lines.map(({ price, quantity }) => ({ unit_price_cents: centsOfDollars(price), quantity })),
        );
        expect(total_cents + discount_cents).toBe(subtotal_cents);
        expect(discount_cents).toBeGreaterThanOrEqual(0);
        expect(total_cents * 10).toBeGreaterThanOrEqual(subtotal_cents * 8 - 5);
        expect(Number.isInteger(total_cents)).toBe(true);
      }),
    );
  });
});
