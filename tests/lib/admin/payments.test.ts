import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { centsOf, paymentList } from '@/lib/admin/payments';
import { typedAmount } from '@/lib/billing/minor-units';

describe('an amount as it is typed', () => {
  it.each([
    ['12', 1200],
    ['12.5', 1250],
    [' 12,50 ', 1250],
    ['0.01', 1],
    ['9999999.99', 999_999_999],
  ])('%s is %i cents', (typed, cents) => expect(centsOf(typed)).toBe(cents));

  it.each(['', '0', '0.00', '-1', '+1', '1.234', '1e3', '1,000.00', '12 .5', '99999999', 'NaN', '١٢', '.5'])(
    '%j is none',
    (typed) => expect(centsOf(typed)).toBeNull(),
  );

  it('is read as it was written', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 999_999_999 }),
        (cents) => centsOf(typedAmount(cents, 'usd')) === cents,
      ),
    );
  });
});

describe('the address of the list', () => {
  it('keeps what narrows it and lets fall what does not', () => {
    const read = (query: string) => paymentList.read(new URLSearchParams(query));
    expect(read('state=disputed&kind=plan&from=2026-11-01&to=2026-13-01&size=1000000')).toEqual({
      filters: { state: 'disputed', kind: 'plan', from: '2026-11-01', to: null },
      size: 25,
    });
    expect(read("state=paid'--&kind=.*").filters).toEqual(paymentList.none);
    expect(paymentList.searchOf(read('state=failed&size=50'))).toBe('?tab=payments&state=failed&size=50');
  });
});
