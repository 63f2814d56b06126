import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type CouponTerms,
  minimumChargeCents,
  type PricingLine,
  priceCart,
} from '../../../src/lib/billing/price-cart.ts';

const item = (sku: string, unit_price_cents: number, items: string[] = []): PricingLine => ({
  sku,
  title: `Item ${sku}`,
  kind: items.length > 0 ? 'bundle' : 'test',
  unit_price_cents,
  items,
});
const price = (
  lines: PricingLine[],
  { owned = [], coupon = null }: { owned?: string[]; coupon?: CouponTerms | null } = {},
) => priceCart({ lines, owned: new Set(owned), coupon });
const off = (terms: Partial<CouponTerms>): CouponTerms => ({
  code: 'SAVE',
  percent_off: null,
  amount_off_cents: null,
  ...terms,
});

describe('the price of a cart', () => {
  it('gives nothing off for one item, 10 % for two and 20 % for three', () => {
    const three = [item('a', 1499), item('b', 999), item('c', 2499)];
    expect(price(three.slice(0, 1))).toMatchObject({ bundle_percent: 0, total_cents: 1499 });
    expect(price(three.slice(0, 2))).toMatchObject({ bundle_discount_cents: 250, total_cents: 2248 });
    expect(price(three)).toMatchObject({ bundle_discount_cents: 999, total_cents: 3998 });
  });

  it('takes the coupon from what the bundle discount left', () => {
    const two = [item('a', 1000), item('b', 1000)];
    expect(price(two, { coupon: off({ percent_off: 10 }) })).toMatchObject({
      bundle_discount_cents: 200,
      coupon_discount_cents: 180,
      total_cents: 1620,
    });
    expect(price(two, { coupon: off({ amount_off_cents: 300 }) }).total_cents).toBe(1500);
  });

  it('leaves the least sum that can be charged, whatever a coupon is worth', () => {
    const cart = price([item('a', 999)], { coupon: off({ amount_off_cents: 5000 }) });
    expect(cart).toMatchObject({ coupon_discount_cents: 949, total_cents: minimumChargeCents });
  });

  it('shows what is owned or part of a bundle in the cart, and charges neither', () => {
    const cart = price([item('pack', 3000, ['a', 'b']), item('a', 1500), item('mine', 900)], {
      owned: ['mine'],
    });
    expect(cart.lines.map(({ problem, paid_cents }) => [problem, paid_cents])).toEqual([
      [null, 3000],
      ['in_bundle', 0],
      ['owned', 0],
    ]);
    expect(cart).toMatchObject({ bundle_percent: 0, total_cents: 3000 });
  });

  it('takes a bundle for owned when every member is', () => {
    const cart = price([item('pack', 3000, ['a', 'b']), item('c', 500)], { owned: ['a', 'b'] });
    expect(cart.lines[0]?.problem).toBe('owned');
    expect(price([item('pack', 3000, ['a', 'b'])], { owned: ['a'] }).total_cents).toBe(3000);
  });

  it('counts a sku once and an empty cart as nothing', () => {
    expect(price([item('a', 1000), item('a', 1000)])).toMatchObject({ bundle_percent: 0, total_cents: 1000 });
    expect(price([], { coupon: off({ amount_off_cents: 100 }) })).toMatchObject({
      lines: [],
      total_cents: 0,
    });
  });

  describe('whatever is in it', () => {
    const skus = ['a', 'b', 'c', 'd', 'e', 'f'];
    const line = fc.record({
      sku: fc.constantFrom(...skus),
      title: fc.constant('Item'),
      kind: fc.constant('test'),
      unit_price_cents: fc.integer({ min: minimumChargeCents, max: 50_000 }),
      items: fc.subarray(skus, { maxLength: 3 }),
    });
    const coupon = fc.oneof(
      fc.constant(null),
      fc.integer({ min: 1, max: 80 }).map((percent_off) => off({ percent_off })),
      fc.integer({ min: 1, max: 90_000 }).map((amount_off_cents) => off({ amount_off_cents })),
    );
    const cart = fc.record({
      lines: fc.uniqueArray(line, { maxLength: 6, selector: ({ sku }) => sku }),
      owned: fc.subarray(skus).map((owned) => new Set(owned)),
      coupon,
    });

    it('adds up to the cent, line by line', () => {
      fc.assert(
        fc.property(cart, (given) => {
          const priced = priceCart(given);
          const sum = (of: (line: (typeof priced.lines)[number]) => number) =>
            priced.lines.reduce((total, one) => total + of(one), 0);
          expect(sum(({ paid_cents }) => paid_cents)).toBe(priced.total_cents);
          expect(sum(({ discount_cents }) => discount_cents)).toBe(
            priced.bundle_discount_cents + priced.coupon_discount_cents,
          );
          expect(priced.subtotal_cents - priced.bundle_discount_cents - priced.coupon_discount_cents).toBe(
            priced.total_cents,
          );
        }),
      );
    });

    it('never charges less than can be charged, and no line less than nothing', () => {
      fc.assert(
        fc.property(cart, (given) => {
          const priced = priceCart(given);
          const charged = priced.lines.filter(({ problem }) => problem === null);
          if (charged.length > 0) expect(priced.total_cents).toBeGreaterThanOrEqual(minimumChargeCents);
          for (const { paid_cents, discount_cents, unit_price_cents } of charged) {
            expect(Math.min(paid_cents, discount_cents)).toBeGreaterThanOrEqual(0);
            expect(paid_cents + discount_cents).toBe(unit_price_cents);
          }
        }),
      );
    });

    it('charges nothing for what is owned', () => {
      fc.assert(
        fc.property(cart, (given) => {
          for (const { sku, problem, paid_cents, discount_cents } of priceCart(given).lines) {
            if (!given.owned.has(sku)) continue;
            expect({ problem, paid_cents, discount_cents }).toEqual({
              problem: 'owned',
              paid_cents: 0,
              discount_cents: 0,
            });
          }
        }),
      );
    });

    it('charges the same in any order', () => {
      fc.assert(
        fc.property(cart, (given) => {
          const bySku = (priced: ReturnType<typeof priceCart>) => ({
            ...priced,
            lines: priced.lines.toSorted((a, b) => (a.sku < b.sku ? -1 : 1)),
          });
          const turned = { ...given, lines: given.lines.toReversed() };
          expect(bySku(priceCart(turned))).toEqual(bySku(priceCart(given)));
        }),
      );
    });
  });
});
