import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BalanceEntry, readBalance, splitCredit } from '../../../src/lib/billing/credit-balance.ts';

const of = (line: string, cents: number): BalanceEntry => ({
  amount_cents: cents,
  order_line_id: line,
  invoice: null,
});
const bill = (invoice: string, cents: number): BalanceEntry => ({
  amount_cents: cents,
  order_line_id: null,
  invoice,
});
/** Given, taken back, used. */
const read = (...entries: BalanceEntry[]) =>
  Object.fromEntries(
    readBalance(entries).map((line) => [
      line.order_line_id,
      [line.given_cents, line.taken_cents, line.used_cents],
    ]),
  );

describe('the balance at the provider', () => {
  it('is used up by bills, what was put there first before the rest', () => {
    expect(read(of('a', -1499), of('b', -1999), bill('in_1', 999), bill('in_2', 999))).toEqual({
      a: [1499, 0, 1499],
      b: [1999, 0, 499],
    });
  });

  it('comes back from a bill that is voided, to the lines it came from', () => {
    expect(read(of('a', -500), of('b', -900), bill('in_1', 999), bill('in_1', -999))).toEqual({
      a: [500, 0, 0],
      b: [900, 0, 0],
    });
    expect(read(of('a', -500), of('b', -900), bill('in_1', 999), bill('in_1', -600))).toEqual({
      a: [500, 0, 399],
      b: [900, 0, 0],
    });
  });

  it('leaves money of no line out: a proration that came in, a gift', () => {
    expect(read(bill('in_0', -2000), of('a', -500), bill('in_1', 700), bill('in_2', 100))).toEqual({
      a: [500, 0, 500],
    });
  });

  it('counts the steps of each line, so that the next one has a name of its own', () => {
    const [line] = readBalance([of('a', -500), of('a', 500), of('a', -500)]);
    expect(line).toMatchObject({ given_cents: 1000, taken_cents: 500, used_cents: 0, entries: 3 });
  });

  it('never has more used than was there, whatever happened to it', () => {
    const entry = fc.oneof(
      fc
        .tuple(fc.constantFrom('a', 'b', 'c'), fc.integer({ min: -3000, max: -1 }))
        .map(([id, n]) => of(id, n)),
      fc
        .tuple(fc.constantFrom('in_1', 'in_2'), fc.integer({ min: -3000, max: 3000 }))
        .map(([id, n]) => bill(id, n)),
    );
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 12 }), (entries) => {
        for (const { given_cents: given, used_cents: used } of readBalance(entries)) {
          expect(used).toBeGreaterThanOrEqual(0);
          expect(used).toBeLessThanOrEqual(given);
        }
      }),
    );
  });
});

describe('credit and a first bill', () => {
  it('says what is off, what is due and what stays, to the cent', () => {
    expect(splitCredit(3598, 999)).toEqual({ off_cents: 999, due_cents: 0, left_cents: 2599 });
    expect(splitCredit(1499, 1999)).toEqual({ off_cents: 1499, due_cents: 500, left_cents: 0 });
    expect(splitCredit(0, 999)).toEqual({ off_cents: 0, due_cents: 999, left_cents: 0 });
  });
});
