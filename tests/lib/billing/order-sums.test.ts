import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { languageCodes } from '../../../src/config/languages.ts';
import { addItem, type Cart, cartSums, cartTotals, emptyCart } from '../../../src/lib/billing/cart.ts';
import type { CatalogItem } from '../../../src/lib/billing/catalog-item.ts';
import { discountsOf, partsCents, savedCents, worthOf } from '../../../src/lib/billing/order-sums.ts';
import { type CouponTerms, minimumChargeCents, priceCart } from '../../../src/lib/billing/price-cart.ts';
import { providerView } from '../../../supabase/functions/create-checkout/provider-view.ts';

const item = (sku: string, unit_price_cents: number, items: readonly string[] = []): CatalogItem => ({
  sku,
  title: `Item ${sku}`,
  unit_price_cents,
  kind: items.length > 0 ? 'bundle' : 'test',
  duration: null,
  difficulty: null,
  testId: null,
  exerciseId: null,
  place: 100,
  items,
});
const catalogue = [item('a', 1999), item('b', 1499), item('c', 1499), item('pack', 2999, ['a', 'b', 'c'])];
const onSale = (items: readonly CatalogItem[]) =>
  items.map((one) => ({ ...one, parts_cents: partsCents(one, items) }));
const off = (terms: Partial<CouponTerms>): CouponTerms => ({
  code: 'WELCOME10',
  percent_off: null,
  amount_off_cents: null,
  ...terms,
});
const sumsOf = (priced: ReturnType<typeof priceCart>, code: string | null) => ({
  ...priced,
  lines: priced.lines.filter(({ problem }) => problem === null),
  coupon_code: code,
});

describe('the discounts of an order', () => {
  it('measure a bundle against the same items in one cart, and stand in three lines', () => {
    // 4997 less 20 % is 3998.
    expect(onSale(catalogue).map(({ parts_cents }) => parts_cents)).toEqual([null, null, null, 3998]);
    const lines = onSale([...catalogue, item('d', 2499)]).filter(({ sku }) => ['pack', 'd'].includes(sku));
    const priced = priceCart({ lines, owned: new Set(), coupon: off({ percent_off: 10 }) });
    const order = sumsOf(priced, 'WELCOME10');
    expect(worthOf(order.lines)).toBe(3998 + 2499);
    expect(discountsOf(order)).toEqual([
      { kind: 'bundle', cents: 999 },
      { kind: 'several', percent: 10, cents: 550 },
      { kind: 'coupon', code: 'WELCOME10', cents: 495 },
    ]);
    expect(priced.total_cents).toBe(4453);
  });

  it('leave out what takes nothing: a bundle that costs as much as its items, one item, no coupon', () => {
    const dear = [item('a', 1000), item('b', 1000), item('pack', 1800, ['a', 'b'])];
    expect(partsCents(item('pack', 1800, ['a', 'b']), dear)).toBeNull();
    const lines = onSale(dear).filter(({ sku }) => sku === 'pack');
    expect(discountsOf(sumsOf(priceCart({ lines, owned: new Set(), coupon: null }), null))).toEqual([]);
  });

  it('are the same on the device, where a bundle is kept with what its items cost', () => {
    const cart = ['pack', 'a'].reduce<Cart>((kept, sku) => addItem(kept, catalogue, sku).cart, emptyCart);
    const order = cartSums(cart);
    expect(discountsOf(order)).toEqual([{ kind: 'bundle', cents: 999 }]);
    expect(worthOf(order.lines) - 999).toBe(cartTotals(cart).total_cents);
  });
});

describe('the lines of any order', () => {
  const skus = ['a', 'b', 'c', 'd', 'e', 'f'];
  const cents = fc.integer({ min: minimumChargeCents, max: 50_000 });
  const shop = fc
    .record({
      prices: fc.tuple(cents, cents, cents, cents, cents, cents),
      bundles: fc.array(fc.record({ price: cents, items: fc.subarray(skus, { minLength: 1 }) }), {
        maxLength: 3,
      }),
    })
    .map(({ prices, bundles }) => [
      ...skus.map((sku, index) => item(sku, prices[index] ?? 0)),
      ...bundles.map(({ price, items }, index) => item(`pack-${index}`, price, items)),
    ]);
  const coupon = fc.oneof(
    fc.constant(null),
    fc.integer({ min: 1, max: 80 }).map((percent_off) => off({ percent_off })),
    fc.integer({ min: 1, max: 90_000 }).map((amount_off_cents) => off({ amount_off_cents })),
  );
  const bought = shop.chain((items) =>
    fc.record({ lines: fc.subarray(onSale(items), { minLength: 1 }), owned: fc.subarray(skus), coupon }),
  );
  const priceOf = ({
    lines,
    owned,
    coupon: terms,
  }: typeof bought extends fc.Arbitrary<infer T> ? T : never) =>
    priceCart({ lines, owned: new Set(owned), coupon: terms });

  it('less its discounts are the total, in whole cents, and no discount is negative', () => {
    fc.assert(
      fc.property(bought, (given) => {
        const priced = priceOf(given);
        const order = sumsOf(priced, given.coupon?.code ?? null);
        const discounts = discountsOf(order);
        const taken = discounts.reduce((sum, one) => sum + one.cents, 0);
        expect(worthOf(order.lines) - taken).toBe(priced.total_cents);
        for (const { cents: each } of discounts) {
          expect(Number.isInteger(each) && each > 0).toBe(true);
        }
        expect(new Set(discounts.map(({ kind }) => kind)).size).toBe(discounts.length);
        for (const line of order.lines) expect(savedCents(line)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('come to the same at the provider, which is told of every discount and in names it takes', () => {
    fc.assert(
      fc.property(bought, fc.constantFrom(...languageCodes, null), (given, wanted) => {
        const priced = priceOf(given);
        const code = given.coupon?.code ?? null;
        const view = providerView(priced, { currency: 'usd', couponCode: code, wanted });
        const charged = view.line_items.reduce((sum, { price_data }) => sum + price_data.unit_amount, 0);
        expect(charged - (view.coupon?.cents ?? 0)).toBe(priced.total_cents);
        const discounts = discountsOf(sumsOf(priced, code));
        const told = [
          ...view.custom_fields.map(({ name }) => name),
          ...(view.coupon ? [view.coupon.name] : []),
        ];
        expect(told).toHaveLength(discounts.length);
        for (const name of told) expect(name.length > 0 && name.length <= 40).toBe(true);
        for (const { price_data } of view.line_items)
          expect(price_data.unit_amount).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe('the provider', () => {
  const lines = onSale([...catalogue, item('d', 2499)]).filter(({ sku }) => ['pack', 'd'].includes(sku));
  const priced = priceCart({ lines, owned: new Set(), coupon: off({ percent_off: 10 }) });
  const viewIn = (wanted: string | null) =>
    providerView(priced, { currency: 'usd', couponCode: 'WELCOME10', wanted });

  it('is told in each line what is in its price, and on the invoice what was taken off in all', () => {
    const { line_items, custom_fields, coupon } = viewIn('en');
    expect(line_items.map(({ price_data }) => [price_data.unit_amount, price_data.product_data])).toEqual([
      [
        2699,
        {
          name: 'Item pack',
          description: '$39.98 · Bundle discount −$9.99 · Discount for several items, 10% −$3.00',
        },
      ],
      [2249, { name: 'Item d', description: '$24.99 · Discount for several items, 10% −$2.50' }],
    ]);
    expect(custom_fields).toEqual([
      { name: 'Bundle discount', value: '−$9.99 (already taken off the prices)' },
      { name: 'Discount for several items, 10%', value: '−$5.50 (already taken off the prices)' },
    ]);
    expect(coupon).toEqual({ name: 'Code WELCOME10', cents: 495 });
  });

  it('hears it in the language of the person, and in English where there is none', () => {
    expect(viewIn('de').custom_fields[0]?.name).toBe('Paketrabatt');
    expect(viewIn(null)).toEqual(viewIn('en'));
    expect(viewIn('xx')).toEqual(viewIn('en'));
    expect(
      new Set(languageCodes.map((language) => viewIn(language).custom_fields[0]?.name)).size,
    ).toBeGreaterThan(8);
  });

  it('gets a code that is too long for a name cut, and the whole amount', () => {
    const code = 'A'.repeat(30);
    const view = providerView(priced, { currency: 'usd', couponCode: code, wanted: 'it' });
    expect(view.coupon?.name).toHaveLength(40);
    expect(view.coupon?.cents).toBe(495);
  });
});
