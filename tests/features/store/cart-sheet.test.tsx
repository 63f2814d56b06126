import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { ann, current } from '../auth/support';
import { CartButton, fillCart, open, shelf, startStore, storedSkus } from './support';

const openSheet = async () => {
  open('/', <CartButton />);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: /^Cart/ }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Your cart' }, { timeout: 5000 }));
  return { user, sheet };
};
const total = () => document.querySelector('[data-part=total]')?.textContent;

describe('the cart button', () => {
  it('counts what lies in the cart, also what another tab adds', async () => {
    startStore();
    fillCart([shelf.barriers]);
    open('/', <CartButton />);
    expect(await screen.findByRole('button', { name: 'Cart, 1 item' })).toBeInTheDocument();
    fillCart([shelf.barriers, shelf.burst]);
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'fcl.cart' })));
    expect(screen.getByRole('button', { name: 'Cart, 2 items' })).toBeInTheDocument();
  });

  it('counts nothing in a cart that cannot be read', async () => {
    startStore();
    for (const stored of ['{', '[]', '7', 'null', '{"lines":7}', '{"lines":[null]}']) {
      window.localStorage.setItem('fcl.cart', stored);
      const { unmount } = open('/', <CartButton />);
      expect(await screen.findByRole('button', { name: 'Cart, 0 items' })).toBeInTheDocument();
      unmount();
    }
  });
});

describe('the cart sheet', () => {
  it('lists items with their badges, prices, discount and total', async () => {
    startStore();
    window.localStorage.setItem(
      'fcl.cart',
      JSON.stringify({
        v: 1,
        lines: [
          { sku: 'a', title: 'First', price: 14.99, duration: '5 min', difficulty: 'Beginner' },
          { sku: 'b', title: 'Second', price: 4.99, duration: '8-10 min', difficulty: 'Advanced' },
        ],
      }),
    );
    const { sheet } = await openSheet();
    for (const text of [
      'First',
      '5 minutes',
      'Beginner',
      '$14.99',
      'Advanced',
      'Discount for several items, 10%',
    ]) {
      expect(sheet.getByText(text)).toBeVisible();
    }
    expect(total()).toBe('$17.98');
    expect(sheet.getByText(/One more item makes the discount 20%\./)).toBeVisible();
    expect(sheet.getByRole('link', { name: 'Proceed to Checkout' })).toHaveAttribute('href', '/checkout');
  });

  it('shows what a bundle saves by itself, and measures it against the same items in one cart', async () => {
    startStore();
    window.localStorage.setItem(
      'fcl.cart',
      JSON.stringify({
        v: 1,
        lines: [
          { sku: 'suite', title: 'Suite', unit_price_cents: 2999, parts_cents: 3998, items: ['x'] },
          { sku: 'a', title: 'First', unit_price_cents: 1499 },
        ],
      }),
    );
    const { sheet } = await openSheet();
    expect(sheet.getByText('instead of $39.98')).toBeVisible();
    expect([...document.querySelectorAll('[data-part=sums] > div')].map((row) => row.textContent)).toEqual([
      'Sum$54.97',
      'Bundle discount−$9.99',
      'Discount for several items, 10%−$4.50',
      'Total$40.48',
    ]);
  });

  it('takes a line out and puts it back', async () => {
    startStore();
    fillCart([shelf.barriers, shelf.burst]);
    const { user, sheet } = await openSheet();
    await user.click(sheet.getByRole('button', { name: 'Remove Start Barriers from the cart' }));
    expect(storedSkus()).toEqual(['training-focus-burst']);
    expect(sheet.getByText('Start Barriers was removed.')).toBeVisible();
    await user.click(sheet.getByRole('button', { name: 'Undo' }));
    expect(storedSkus()).toEqual(['test-start-barriers', 'training-focus-burst']);
  });

  it('is cleared with its coupon, completes the copy on the server, and can be taken back', async () => {
    const { rpc } = startStore({ signedIn: true });
    fillCart([shelf.barriers]);
    const session = '5b8f0f6e-9999-4222-8333-444455556666';
    window.localStorage.setItem('fcl.cart.coupon', 'WELCOME10');
    window.localStorage.setItem('fcl.cart.session', session);
    const { user, sheet } = await openSheet();
    await user.click(sheet.getByRole('button', { name: 'Clear Cart' }));
    expect(
      ['fcl.cart', 'fcl.cart.coupon', 'fcl.cart.session'].map((key) => window.localStorage.getItem(key)),
    ).toEqual([null, null, null]);
    await waitFor(() => expect(rpc).toHaveBeenCalledWith('complete_cart_session', { p_session_id: session }));
    expect(sheet.getByText('Your cart is empty')).toBeVisible();
    await user.click(sheet.getByRole('button', { name: 'Undo' }));
    expect(storedSkus()).toEqual(['test-start-barriers']);
    expect(window.localStorage.getItem('fcl.cart.coupon')).toBe('WELCOME10');
  });

  it('does not charge an item that a bundle beside it holds, and says so', async () => {
    startStore();
    window.localStorage.setItem(
      'fcl.cart',
      JSON.stringify({
        v: 1,
        lines: [
          { sku: 'suite', title: 'Suite', price: 29.99, items: ['a'] },
          { sku: 'a', title: 'First', price: 14.99 },
        ],
      }),
    );
    const { sheet } = await openSheet();
    expect(sheet.getByText('Part of a bundle in your cart, not charged')).toBeVisible();
    expect(total()).toBe('$29.99');
  });

  it('gives the focus back to its button', async () => {
    startStore();
    const { user } = await openSheet();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: /^Cart/ })).toHaveFocus());
  });
});

describe('the copy of the cart on the server', () => {
  const updates = () =>
    current.backend.rpc.mock.calls.filter(([name]) => name === 'update_cart_session').map(([, body]) => body);
  // Longer than quick changes are gathered for.
  const soon = { timeout: 4000 };

  it('follows after signing in, without names or prices that count', async () => {
    startStore({ signedIn: true });
    fillCart([shelf.barriers, shelf.burst]);
    await openSheet();
    await waitFor(() => expect(updates()).toHaveLength(1), soon);
    expect(updates()[0]).toMatchObject({
      p_user_email: ann.user.email,
      p_cart_items: [
        { sku: 'test-start-barriers', quantity: 1 },
        { sku: 'training-focus-burst', quantity: 1 },
      ],
      p_total_cents: 1798,
    });
  });

  it('gets a name of its own when the stored one is somebody else’s', async () => {
    const { rpc } = startStore({ signedIn: true });
    const foreign = '5b8f0f6e-7777-4222-8333-444455556666';
    fillCart([shelf.profile]);
    window.localStorage.setItem('fcl.cart.session', foreign);
    rpc.mockImplementation(async (...args) => {
      const { p_session_id } = args[1] as { p_session_id: string };
      return p_session_id === foreign
        ? { error: { message: 'foreign_session', code: 'PT403' } }
        : { data: null, error: null };
    });
    await openSheet();
    await waitFor(() => expect(updates()).toHaveLength(2), soon);
    expect(window.localStorage.getItem('fcl.cart.session')).not.toBe(foreign);
  });

  it('is not made for visitors', async () => {
    startStore();
    fillCart([shelf.barriers]);
    const { user, sheet } = await openSheet();
    await user.click(sheet.getByRole('button', { name: 'Clear Cart' }));
    expect(current.backend.rpc).not.toHaveBeenCalled();
  });
});
