import { beforeEach, describe, expect, it } from 'vitest';
import { quoteCart } from '../../supabase/functions/_shared/billing/quote.ts';
import { handle, type QuoteDeps } from '../../supabase/functions/quote-cart/handler.ts';
import { SITE } from './accounts.support.ts';
import { sendTo, USER } from './billing.support.ts';

const items = [
  { sku: 'test-a', title: 'A', kind: 'test', unit_price_cents: 1999, items: [] },
  { sku: 'test-b', title: 'B', kind: 'test', unit_price_cents: 999, items: [] },
  {
    sku: 'pack',
    title: 'Pack',
    kind: 'bundle',
    unit_price_cents: 2499,
    items: ['test-a', 'test-b'],
  },
];
const known = ['SAVE10'];

const state = { caller: USER as string | null, quotes: 10, codes: 10, tried: [] as string[] };
beforeEach(() => {
  Object.assign(state, { caller: USER, quotes: 10, codes: 10, tried: [] });
});
const parts = {
  records: {
    catalogItems: async (skus: readonly string[]) => items.filter(({ sku }) => skus.includes(sku)),
    ownedSkus: async (user: string) => new Set(user === USER ? ['test-b'] : []),
  },
  store: {
    async couponTerms(code: string) {
      state.tried.push(code);
      return known.includes(code)
        ? { ok: true, value: { code, percent_off: 10, amount_off_cents: null } }
        : { ok: false, refusal: { status: 409, code: 'coupon_invalid' } };
    },
  },
} as unknown as Parameters<typeof quoteCart>[0];
const deps: QuoteDeps = {
  siteUrl: SITE,
  log: () => undefined,
  newId: () => 'error-id',
  caller: async () =>
    state.caller === null ? null : { id: state.caller, email: 'ann@example.com', confirmed: true },
  isService: async () => false,
  isWithinLimit: async ({ key }) => state[key === 'quote-cart-codes' ? 'codes' : 'quotes']-- > 0,
  quote: async (cart) => (await quoteCart(parts, cart)).quote,
};
const ask = async (body: object) => {
  const { status, body: quote } = await sendTo(handle, deps, body);
  return { status, ...(quote as Record<string, unknown>) };
};

describe('the price of a cart', () => {
  it('names each line once, in the order asked for, with what stands in its way', async () => {
    expect(await ask({ skus: ['gone', 'test-b', 'test-a', 'test-a'] })).toMatchObject({
      status: 200,
      lines: [
        { sku: 'gone', problem: 'unknown', unit_price_cents: 0 },
        { sku: 'test-b', problem: 'owned' },
        { sku: 'test-a', problem: null, unit_price_cents: 1999 },
      ],
      bundle_percent: 0,
      total_cents: 1999,
      currency: 'usd',
    });
  });

  it('says what the items of a bundle would cost in one cart, and only where that is more', async () => {
    expect(await ask({ skus: ['pack', 'test-a'] })).toMatchObject({
      // 2998 less 10 %.
      lines: [
        { sku: 'pack', unit_price_cents: 2499, parts_cents: 2698 },
        { sku: 'test-a', problem: 'in_bundle', parts_cents: null },
      ],
      subtotal_cents: 2499,
      total_cents: 2499,
    });
  });

  it('takes a coupon however it is typed, and says why it does not take one', async () => {
    expect(await ask({ skus: ['test-a'], coupon: ' save10 ' })).toMatchObject({
      coupon: { code: 'SAVE10', discount_cents: 200 },
      coupon_problem: null,
      total_cents: 1799,
    });
    expect(await ask({ skus: ['test-a'], coupon: 'OTHER' })).toMatchObject({
      coupon: null,
      coupon_problem: 'coupon_invalid',
      total_cents: 1999,
    });
    expect(await ask({ skus: ['test-a'], coupon: 'no such; code' })).toMatchObject({
      coupon_problem: 'coupon_invalid',
    });
    expect(state.tried).toEqual(['SAVE10', 'OTHER']);
  });

  it('is told to visitors without what they own and without coupons', async () => {
    state.caller = null;
    expect(await ask({ skus: ['test-a', 'test-b'], coupon: 'SAVE10' })).toMatchObject({
      bundle_percent: 10,
      coupon_problem: 'sign_in',
    });
    expect(state.tried).toEqual([]);
  });

  it('lets nobody guess codes', async () => {
    state.codes = 1;
    await ask({ skus: ['test-a'], coupon: 'ONE' });
    expect(await ask({ skus: ['test-a'], coupon: 'TWO' })).toMatchObject({ status: 429 });
    expect(await ask({ skus: ['test-a'] })).toMatchObject({ status: 200 });
  });

  it('is not asked for too often or for too much', async () => {
    state.quotes = 0;
    expect(await ask({ skus: ['test-a'] })).toMatchObject({ status: 429, error: { code: 'rate_limited' } });
    state.quotes = 10;
    for (const skus of [Array.from({ length: 51 }, () => 'test-a'), [''], ['x'.repeat(65)], 'test-a', [1]]) {
      expect(await ask({ skus })).toMatchObject({ status: 400, error: { code: 'invalid_body' } });
    }
    expect(await ask({ skus: [] })).toMatchObject({ lines: [], total_cents: 0 });
  });
});
