import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pickCredit } from '../../../src/lib/billing/purchase-credit.ts';

const lines = (...amounts: number[]) =>
  amounts.map((amount_cents, index) => ({ order_line_id: `line-${index}`, amount_cents }));
const picked = (bill: number, ...amounts: number[]) => {
  const { lines: chosen, amount_cents } = pickCredit(lines(...amounts), bill);
  return [amount_cents, ...chosen.map((line) => line.amount_cents)];
};

describe('credit for earlier purchases', () => {
  it('takes off all of it where the bill is larger', () => {
    expect(picked(19_900, 1499, 1999)).toEqual([3498, 1499, 1999]);
  });

  it('keeps for another time what the bill does not need', () => {
    expect(picked(999, 2499, 999)).toEqual([999, 999]);
    expect(picked(1500, 2499, 1000, 600)).toEqual([1500, 1000, 600]);
  });

  it('is never more than the bill and never more than was paid', () => {
    const cents = fc.integer({ min: 1, max: 30_000 });
    fc.assert(
      fc.property(fc.array(cents, { maxLength: 8 }), cents, (amounts, bill) => {
        const { lines: chosen, amount_cents } = pickCredit(lines(...amounts), bill);
        const sum = amounts.reduce((total, amount) => total + amount, 0);
        expect(amount_cents).toBe(Math.min(sum, bill));
        expect(new Set(chosen).size).toBe(chosen.length);
        // Without any one of the chosen, less would be taken off.
        for (const left of chosen) {
          const rest = chosen.reduce((total, line) => total + (line === left ? 0 : line.amount_cents), 0);
          expect(rest).toBeLessThan(bill);
        }
      }),
    );
  });
});
