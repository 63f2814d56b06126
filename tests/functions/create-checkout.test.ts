import { describe, expect, it } from 'vitest';
import { paths } from '../../src/config/paths.ts';
import { purchaseTermsVersion } from '../../src/lib/billing/purchase-terms.ts';
import { type CheckoutDeps, handle, successPath } from '../../supabase/functions/create-checkout/handler.ts';
import { SITE } from './accounts.support.ts';
import { createPersonFakes, itGuardsItsPerson, sendTo, USER } from './billing.support.ts';

const agreed = { version: purchaseTermsVersion, language: 'en' };

function setUp() {
  const { fakes, deps: person, work } = createPersonFakes();
  const deps: CheckoutDeps = { ...person, plan: work('plan'), cart: work('cart') };
  return {
    fakes,
    deps,
    send: (body: object, headers?: Record<string, string>) =>
      sendTo(handle, deps, { agreed, ...body }, headers),
  };
}
const cart = { cart_items: [{ sku: 'test-a', title: 'A', unit_price_cents: 1999 }], total_cents: 1999 };

describe('opening a checkout', () => {
  itGuardsItsPerson(setUp, { priceId: 'price_plus_month' });
  itGuardsItsPerson(setUp, { ...cart, coupon: 'SAVE' });

  it('is for a plan or a cart, and for neither when both are named', async () => {
    const { fakes, send } = setUp();
    expect((await send({ priceId: 'price_plus_month', for: 'focustrack' })).status).toBe(200);
    expect((await send({ ...cart, coupon: ' save ' })).status).toBe(200);
    const buyer = { id: USER, email: 'ann@example.com', confirmed: true, origin: SITE };
    expect(fakes.calls).toEqual([
      ['plan', buyer, 'price_plus_month', agreed, 'focustrack'],
      ['cart', buyer, { items: [{ ...cart.cart_items[0] }], total_cents: 1999, coupon: 'SAVE', agreed }],
    ]);
    expect((await send({ ...cart, priceId: 'price_plus_month' })).body.error?.code).toBe('invalid_body');
    expect((await send({})).body.error?.code).toBe('invalid_body');
  });

  it('waits until somebody agreed to the text of now', async () => {
    const { fakes, send } = setUp();
    const older = { version: '2020-01-01', language: 'en' };
    for (const body of [cart, { priceId: 'price_plus_month' }]) {
      for (const wrong of [undefined, older]) {
        expect(await send({ ...body, agreed: wrong })).toEqual({
          status: 409,
          body: { error: { code: 'consent_needed' } },
        });
      }
      for (const wrong of [true, { ...agreed, language: 'xx' }, { ...agreed, version: 'x'.repeat(21) }]) {
        expect((await send({ ...body, agreed: wrong })).body.error?.code).toBe('invalid_body');
      }
    }
    expect(fakes.calls).toEqual([]);
  });

  it('waits for a confirmed mail address', async () => {
    const { fakes, send } = setUp();
    fakes.caller = { id: USER, email: 'ann@example.com', confirmed: false };
    for (const body of [cart, { priceId: 'price_plus_month' }]) {
      expect(await send(body)).toEqual({ status: 403, body: { error: { code: 'email_unconfirmed' } } });
    }
    expect(fakes.calls).toEqual([]);
  });

  it('is no second way to try codes: a coupon counts with those that are tried in the cart', async () => {
    const { fakes, send } = setUp();
    fakes.usedUp = ['quote-cart-codes'];
    expect(await send({ ...cart, coupon: 'SAVE' })).toEqual({
      status: 429,
      body: { error: { code: 'rate_limited' } },
    });
    expect(fakes.calls).toEqual([]);
    expect((await send({ ...cart, coupon: ' ' })).status).toBe(200);
  });

  it('needs something in the cart and the total that was shown', async () => {
    const { send } = setUp();
    expect((await send({ cart_items: [], total_cents: 0 })).body.error?.code).toBe('empty_cart');
    expect((await send({ cart_items: cart.cart_items })).body.error?.code).toBe('invalid_body');
    expect((await send({ ...cart, total_cents: -1 })).body.error?.code).toBe('invalid_body');
    const many = Array.from({ length: 51 }, () => cart.cart_items[0]);
    expect((await send({ ...cart, cart_items: many })).body.error?.code).toBe('invalid_body');
  });

  it('leads back to the name of the site the person came from, and to no other site', async () => {
    const { fakes, deps, send } = setUp();
    await send(cart, { origin: 'https://evil.example' });
    deps.siteUrl = 'http://127.0.0.1:5173/';
    await send(cart, { origin: 'http://localhost:5173' });
    expect(fakes.calls.map(([, buyer]) => (buyer as { origin: string }).origin)).toEqual([
      SITE,
      'http://localhost:5173',
    ]);
  });

  it('ends on pages that exist', () => {
    const bought = (...skus: string[]) =>
      successPath(skus.map((sku) => ({ sku, kind: sku.split('-')[0] ?? '' })));
    expect(bought('test-psyprofile')).toBe(paths.testPurchaseSuccess);
    expect(bought('test-procrastination')).toBe(paths.ppqSuccess);
    expect(bought('training-focus-burst')).toBe(paths.storeSuccess);
    expect(bought('bundle-procrastination')).toBe(paths.storeSuccess);
    expect(bought('test-psyprofile', 'test-focustrack')).toBe(paths.storeSuccess);
    expect([paths.subscriptionSuccess, paths.subscriptionCancelled, paths.checkout]).toEqual([
      '/subscription-success',
      '/subscription-cancelled',
      '/checkout',
    ]);
  });
});
