import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  agreed,
  answers,
  bodiesOf,
  fillCart,
  functions,
  openCheckout,
  page,
  payButton,
  quoteFor,
  refuses,
  shelf,
  startStore,
  storedSkus,
  tabs,
} from './support';

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
});

describe('the checkout', () => {
  it('says that the cart is empty', async () => {
    startStore();
    openCheckout();
    expect(await screen.findByRole('heading', { name: 'Cart is empty' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go to the store' })).toHaveAttribute('href', '/store');
    expect(bodiesOf('quote-cart')).toEqual([]);
  });

  it('asks visitors to sign in when they want to pay, and leads them back', async () => {
    startStore();
    fillCart([shelf.barriers]);
    const { opened } = tabs();
    openCheckout();
    await userEvent.setup().click(await screen.findByRole('button', { name: 'Sign in to pay $14.99' }));
    expect(
      (await screen.findByText('Please sign in to checkout')).closest('[role=alert]'),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/auth?mode=login&redirect=%2Fcheckout',
    );
    expect(opened).not.toHaveBeenCalled();
    expect(bodiesOf('create-checkout')).toEqual([]);
    expect(storedSkus()).toEqual(['test-start-barriers']);
  });

  it('shows the server’s discounts and total', async () => {
    startStore({ signedIn: true });
    fillCart([shelf.barriers, shelf.burst]);
    functions['quote-cart'] = quoteFor(
      {},
      { bundle_percent: 10, bundle_discount_cents: 200, total_cents: 1798, subtotal_cents: 1998 },
    );
    openCheckout();
    await payButton('$17.98');
    expect(screen.getByText('Discount for several items, 10%')).toBeVisible();
    expect(document.querySelector('[data-part=total]')?.textContent).toBe('$17.98');
  });

  it('shows bundle, several items and code in three lines that add up, and what a bundle is measured against', async () => {
    startStore({ signedIn: true });
    fillCart([shelf.suite, shelf.profile]);
    functions['quote-cart'] = (body) => {
      const { data, error } = quoteFor(
        {},
        {
          bundle_percent: 10,
          bundle_discount_cents: 550,
          coupon: { code: 'WELCOME10', discount_cents: 495 },
          total_cents: 4453,
        },
      )(body);
      const quote = data as { lines: { sku: string }[] };
      const lines = quote.lines.map((line) => ({
        ...line,
        parts_cents: line.sku === shelf.suite.sku ? 3998 : null,
      }));
      return { data: { ...quote, lines }, error };
    };
    openCheckout();
    await payButton('$44.53');
    expect([...document.querySelectorAll('[data-part=sums] > div')].map((row) => row.textContent)).toEqual([
      'Sum$64.97',
      'Bundle discount−$9.99',
      'Discount for several items, 10%−$5.50',
      'Coupon WELCOME10−$4.95',
      'Total$44.53',
    ]);
    expect(screen.getByText('instead of $39.98')).toBeVisible();
  });

  it('says when the price cannot be worked out, and tries again', async () => {
    startStore({ signedIn: true });
    fillCart([shelf.barriers]);
    functions['quote-cart'] = refuses(503, 'unavailable');
    openCheckout();
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument();
    functions['quote-cart'] = quoteFor();
    await userEvent.setup().click(again);
    await payButton();
  });

  it('says that leaving the payment page cost nothing', async () => {
    startStore({ signedIn: true });
    fillCart([shelf.barriers]);
    openCheckout('/checkout?cancelled=1');
    expect(await screen.findByText(/Nothing was charged, and your cart is as it was/)).toBeVisible();
    await payButton();
  });
});

describe('lines of the checkout', () => {
  it('show an old price beside the new one before anything is paid', async () => {
    startStore({ signedIn: true });
    fillCart([{ ...shelf.barriers, unit_price_cents: 999 }]);
    openCheckout();
    await payButton('$14.99');
    expect(screen.getByText('Was $9.99')).toBeVisible();
    expect(screen.getByText(/A price has changed since you added it/)).toBeVisible();
  });

  it('that are owned, in a bundle or no longer sold are not charged and can be taken out', async () => {
    startStore({ signedIn: true });
    fillCart([shelf.barriers, shelf.profile, shelf.burst, shelf.suite]);
    const problems: Record<string, string> = {
      'test-start-barriers': 'in_bundle',
      'test-psyprofile': 'owned',
      'training-focus-burst': 'unknown',
    };
    functions['quote-cart'] = (body) => {
      const { data } = quoteFor()(body) as { data: { lines: { sku: string }[] } };
      const lines = data.lines.map((line) => ({ ...line, problem: problems[line.sku] ?? null }));
      return { data: { ...data, lines, subtotal_cents: 2999, total_cents: 2999 }, error: null };
    };
    functions['create-checkout'] = answers(page);
    tabs();
    openCheckout();
    const pay = await payButton('$29.99');
    expect(screen.getByText('Part of a bundle in your cart. It is not charged.')).toBeVisible();
    expect(screen.getByText('You already own this. It is not charged.')).toBeVisible();
    expect(screen.getByText('This is no longer on sale. It is not charged.')).toBeVisible();
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Remove PsyProfile Lite from the cart' }));
    expect(storedSkus()).not.toContain('test-psyprofile');
    await waitFor(() => expect(pay).not.toHaveAttribute('aria-busy'));
    await user.click(pay);
    expect(bodiesOf('create-checkout')).toEqual([
      {
        cart_items: [
          { sku: 'bundle-procrastination', title: 'Procrastination Suite', unit_price_cents: 2999 },
        ],
        total_cents: 2999,
        agreed,
      },
    ]);
  });

  it('that all cost nothing leave nothing to pay', async () => {
    startStore({ signedIn: true });
    fillCart([shelf.barriers]);
    functions['quote-cart'] = (body) => {
      const { data } = quoteFor()(body) as { data: { lines: object[] } };
      return {
        data: { ...data, lines: data.lines.map((line) => ({ ...line, problem: 'owned' })) },
        error: null,
      };
    };
    openCheckout();
    expect(await screen.findByText(/Nothing in this cart can be bought/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument();
  });
});

describe('a coupon', () => {
  it('is asked about in capitals, counts, and is sent along', async () => {
    startStore({ signedIn: true });
    fillCart([shelf.barriers]);
    functions['quote-cart'] = (body) =>
      quoteFor(
        {},
        body.coupon ? { coupon: { code: body.coupon, discount_cents: 150 }, total_cents: 1349 } : {},
      )(body);
    functions['create-checkout'] = answers(page);
    tabs();
    openCheckout();
    const user = userEvent.setup();
    await user.type(await screen.findByLabelText('Coupon code'), ' welcome10 ');
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    await user.click(await payButton('$13.49'));
    expect(bodiesOf('quote-cart').at(-1)).toEqual({ skus: ['test-start-barriers'], coupon: 'WELCOME10' });
    expect(bodiesOf('create-checkout')).toMatchObject([{ total_cents: 1349, coupon: 'WELCOME10' }]);
  });

  it.each([
    ['coupon_invalid', 'This code is not valid, or it has ended.'],
    ['coupon_used', 'You have used this code before.'],
    ['coupon_minimum', 'Your cart is below the least amount for this code.'],
    ['sign_in', 'Sign in to use this code.'],
  ])('that does not count (%s) says why and is not sent', async (coupon_problem, text) => {
    startStore({ signedIn: true });
    fillCart([shelf.barriers]);
    window.localStorage.setItem('fcl.cart.coupon', 'SPRING');
    functions['quote-cart'] = quoteFor({}, { coupon_problem });
    functions['create-checkout'] = answers(page);
    tabs();
    openCheckout();
    expect(await screen.findByText(text)).toBeVisible();
    await userEvent.setup().click(await payButton());
    expect(bodiesOf('create-checkout')[0]).not.toHaveProperty('coupon');
  });

  it('that cannot be one is not asked about', async () => {
    startStore({ signedIn: true });
    fillCart([shelf.barriers]);
    openCheckout();
    const user = userEvent.setup();
    await user.type(await screen.findByLabelText('Coupon code'), 'x_1');
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    expect(screen.getByText('A code has 3 to 30 letters, digits or hyphens.')).toBeVisible();
    expect(bodiesOf('quote-cart').every((body) => !('coupon' in body))).toBe(true);
  });
});
