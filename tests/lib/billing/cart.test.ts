import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addItem,
  addLine,
  type Cart,
  cartTotals,
  cleanLine,
  couponCode,
  emptyCart,
  lineKey,
  linesInBundles,
  maxCartLines,
  nextDiscount,
  putBack,
  readCart,
  removeLine,
  withoutBought,
  writeCart,
} from '../../../src/lib/billing/cart.ts';
import { readCatalogItem } from '../../../src/lib/billing/catalog-item.ts';

const cartOf = (...lines: Record<string, unknown>[]): Cart =>
  lines.reduce<Cart>((cart, line) => addLine(cart, cleanLine(line)).cart, emptyCart);

const catalogue = [
  { sku: 'test-a', title: 'Test A', unit_price_cents: 1499, kind: 'test', metadata: { duration: '5 min' } },
  {
    sku: 'test-b',
    title: 'Test B',
    unit_price_cents: 1999,
    kind: 'test',
    metadata: '{"difficulty":"Advanced"}',
  },
  {
    sku: 'all',
    title: 'All',
    unit_price_cents: 2999,
    kind: 'bundle',
    bundle_items: [
      { sku: 'test-a', place: 1 },
      { sku: 'test-b', place: 2 },
    ],
  },
].flatMap((row) => readCatalogItem(row) ?? []);

const withItems = (...skus: string[]): Cart =>
  skus.reduce<Cart>((cart, sku) => addItem(cart, catalogue, sku).cart, emptyCart);

describe('a line', () => {
  it('has a whole quantity from 1 to 99, a price that is no nonsense, and a name', () => {
    const seen = [
      { title: 'A', price: 4.99, quantity: 3 },
      { name: 'B', price: '4.99', quantity: 1000 },
      { title: '  ', price: -1, quantity: 0.5 },
      { price: Number.NaN, quantity: 'many' },
      { price: Number.POSITIVE_INFINITY },
    ].map((line) => {
      const { title, unit_price_cents, quantity } = cleanLine(line);
      return [title, unit_price_cents, quantity];
    });
    expect(seen).toEqual([
      ['A', 499, 3],
      ['B', 499, 99],
      ['Item', 0, 1],
      ['Item', 0, 1],
      ['Item', 0, 1],
    ]);
  });
});

describe('adding', () => {
  it('refuses a sku that is there and keeps its quantity at 1', () => {
    const once = addItem(emptyCart, catalogue, 'test-a');
    const twice = addItem(once.cart, catalogue, 'test-a');
    expect([once.outcome, twice.outcome]).toEqual(['added', 'duplicate']);
    expect(twice.cart.lines.map(({ quantity }) => quantity)).toEqual([1]);
    expect(cleanLine({ sku: 'test-a', quantity: 7 }).quantity).toBe(1);
  });

  it('knows no sku outside the catalogue', () => {
    expect(addItem(emptyCart, catalogue, 'test-x')).toEqual({
      cart: emptyCart,
      outcome: 'unknown',
      title: 'test-x',
    });
  });

  it('keeps what the catalogue says of an item, its price in cents', () => {
    expect(withItems('test-a').lines[0]).toMatchObject({
      title: 'Test A',
      unit_price_cents: 1499,
      duration: '5 min',
    });
    expect(withItems('test-b').lines[0]).toMatchObject({ kind: 'test', difficulty: 'Advanced' });
  });

  it('raises the quantity of a line of the same name, up to 99', () => {
    const cart = cartOf({ name: 'A', price: 1, quantity: 60 }, { name: 'A', price: 1, quantity: 60 });
    expect(cart.lines.map(({ title, quantity }) => [title, quantity])).toEqual([['A', 99]]);
  });

  it('stops at as many lines as one order takes', () => {
    const full = cartOf(...Array.from({ length: maxCartLines }, (_, index) => ({ sku: `s${index}` })));
    expect(addItem(full, catalogue, 'test-a')).toMatchObject({ outcome: 'full', cart: full });
  });
});

describe('removing', () => {
  it('goes by sku or by name', () => {
    const cart = addLine(withItems('test-a', 'test-b'), cleanLine({ name: 'Gift', price: 2 })).cart;
    expect(removeLine(cart, 'test-a').lines.map(lineKey)).toEqual(['test-b', 'Gift']);
    expect(removeLine(cart, 'Gift').lines.map(lineKey)).toEqual(['test-a', 'test-b']);
    expect(removeLine(cart, 'nothing')).toEqual(cart);
  });

  it('can be taken back, once', () => {
    const cart = withItems('test-a', 'test-b');
    const [line] = cart.lines;
    if (!line) throw new Error('no line');
    const back = putBack(removeLine(cart, 'test-a'), line, 0);
    expect(back).toEqual(cart);
    expect(putBack(back, line, 0)).toEqual(cart);
  });

  it('after a payment takes what was bought and what came with it, and leaves the rest', () => {
    const cart = addLine(withItems('test-a', 'all'), cleanLine({ sku: 'later', price: 3 })).cart;
    expect(withoutBought(cart, ['all']).lines.map(lineKey)).toEqual(['later']);
    expect(withoutBought(cart, ['test-a']).lines.map(lineKey)).toEqual(['all', 'later']);
  });
});

describe('the price shown', () => {
  it('counts lines for the discount, quantities for the sum', () => {
    expect(cartTotals(cartOf({ name: 'A', price: 10, quantity: 2 }, { name: 'B', price: 5 }))).toMatchObject({
      discount_percent: 10,
      subtotal_cents: 2500,
      total_cents: 2250,
    });
  });

  it('does not count an item that a bundle of the cart brings along', () => {
    const cart = withItems('test-a', 'all');
    expect([...linesInBundles(cart)]).toEqual(['test-a', 'test-b']);
    expect(cartTotals(cart)).toMatchObject({ discount_percent: 0, total_cents: 2999 });
  });

  it('names the next discount as long as there is one', () => {
    const next = [[], ['test-a'], ['test-a', 'test-b'], ['test-a', 'test-b', 'x']].map((skus) =>
      nextDiscount(cartOf(...skus.map((sku) => ({ sku, price: 1 })))),
    );
    expect(next).toEqual([null, 10, 20, null]);
  });

  it('agrees with the reference cases of carts, also after a way through storage', () => {
    const file = join(import.meta.dirname, '../../vectors/scoring-vectors.json');
    const { cases } = JSON.parse(readFileSync(file, 'utf8')) as {
      cases: { kind: string; input: { lines: Record<string, unknown>[] }; expected: unknown }[];
    };
    const carts = cases.filter(({ kind }) => kind === 'bundle_discount');
    expect(carts.length).toBeGreaterThan(0);
    for (const { input, expected } of carts) {
      expect(cartTotals(readCart(writeCart(cartOf(...input.lines))))).toEqual(expected);
    }
  });
});

describe('storage', () => {
  it('gives back every cart as it was', () => {
    const line = fc.record({
      sku: fc.option(fc.constantFrom('a', 'b', 'c', 'd'), { nil: null }),
      title: fc.constantFrom('One', 'Two', '', '  Three '),
      price: fc.oneof(fc.double(), fc.string(), fc.constant(null)),
      quantity: fc.oneof(fc.integer(), fc.double(), fc.string()),
      items: fc.oneof(fc.array(fc.string()), fc.constant('none')),
    });
    fc.assert(
      fc.property(fc.array(line, { maxLength: 8 }), (lines) => {
        const cart = cartOf(...lines);
        expect(readCart(writeCart(cart))).toEqual(cart);
        const keys = cart.lines.map(({ sku, title }) => `${sku}|${sku === null ? title : ''}`);
        expect(new Set(keys).size).toBe(keys.length);
        for (const { sku, quantity, unit_price_cents: cents } of cart.lines) {
          expect(sku === null || quantity === 1).toBe(true);
          expect(Number.isInteger(quantity) && quantity >= 1 && quantity <= 99 && cents >= 0).toBe(true);
          expect(Number.isSafeInteger(cents)).toBe(true);
        }
      }),
    );
  });

  it('reads the dollars of a cart kept before prices were cents, and writes cents', () => {
    const kept = JSON.stringify({
      v: 1,
      lines: [{ sku: 'test-a', title: 'Test A', price: 14.99, quantity: 1 }],
    });
    const cart = readCart(kept);
    expect(cart.lines).toMatchObject([{ sku: 'test-a', unit_price_cents: 1499 }]);
    expect(JSON.parse(writeCart(cart))).toMatchObject({ v: 1, lines: [{ unit_price_cents: 1499 }] });
    expect(JSON.parse(writeCart(cart)).lines[0]).not.toHaveProperty('price');
  });

  it('reads anything unreadable as an empty cart and never fails', () => {
    for (const stored of [
      null,
      '',
      '{',
      '[]',
      '7',
      '{"v":2,"lines":[]}',
      '{"v":1,"lines":"no"}',
      '{"v":1,"lines":[1]}',
    ]) {
      expect(readCart(stored)).toEqual(emptyCart);
    }
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (stored) => void readCart(stored)));
  });
});

describe('a coupon code', () => {
  it('is written in capitals without spaces, or is none', () => {
    expect([' welcome10 ', 'SPRING-5', 'ab', 'x'.repeat(31), 'no_such', 7, null].map(couponCode)).toEqual([
      'WELCOME10',
      'SPRING-5',
      '',
      '',
      '',
      '',
      '',
    ]);
  });
});
