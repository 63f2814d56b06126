import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseForm } from '../../supabase/local/payments/form.ts';
import { addInterval, anchorDayOf, share } from '../../supabase/local/payments/money.ts';

const at = (iso: string): number => Date.parse(iso) / 1000;
const day = (seconds: number): string => new Date(seconds * 1000).toISOString().slice(0, 10);

describe('a discount that is shared out', () => {
  it('adds up to the cent and never takes more from a line than it costs', () => {
    const lines = fc.array(fc.nat(100_000), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(lines, fc.double({ min: 0, max: 1, noNaN: true }), (amounts, part) => {
        const total = Math.round(amounts.reduce((a, b) => a + b, 0) * part);
        const shares = share(total, amounts);
        expect(shares.reduce((a, b) => a + b, 0)).toBe(total);
        shares.forEach((one, index) => {
          expect(one).toBeGreaterThanOrEqual(0);
          expect(one).toBeLessThanOrEqual(amounts[index] ?? 0);
        });
      }),
    );
  });
});

describe('periods', () => {
  it('that began on the 31st end on the last day of shorter months and on the 31st again after', () => {
    let moment = at('2026-01-31T10:00:00Z');
    const anchor = anchorDayOf(moment);
    const days = Array.from({ length: 4 }, () => {
      moment = addInterval(moment, 'month', 1, anchor);
      return day(moment);
    });
    expect(days).toEqual(['2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31']);
    expect(day(addInterval(at('2028-02-29T00:00:00Z'), 'year', 1))).toBe('2029-02-28');
    expect(day(addInterval(at('2026-12-24T00:00:00Z'), 'week', 2))).toBe('2027-01-07');
  });

  it('always lead forward and keep the time of day', () => {
    const moments = fc.integer({ min: at('2020-01-01T00:00:00Z'), max: at('2040-01-01T00:00:00Z') });
    fc.assert(
      fc.property(moments, fc.constantFrom('day', 'week', 'month', 'year'), (from, interval) => {
        const to = addInterval(from, interval, 1, anchorDayOf(from));
        expect(to).toBeGreaterThan(from);
        expect((to - from) % 86_400).toBe(0);
      }),
    );
  });
});

describe('form bodies', () => {
  it('become lists and objects, and cannot reach the prototype of anything', () => {
    const form = parseForm('a[0][b]=1&a[1][b]=2&c[d][e]=3&f[]=4&f[]=5&__proto__[x]=6&g=');
    expect(JSON.parse(JSON.stringify(form))).toMatchObject({
      a: [{ b: '1' }, { b: '2' }],
      c: { d: { e: '3' } },
      f: ['4', '5'],
      g: '',
    });
    expect(({} as { x?: string }).x).toBeUndefined();
  });
});
