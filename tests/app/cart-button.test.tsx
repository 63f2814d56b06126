import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { CartButton } from '@/app/navigation/cart-button';
import { cartKey } from '@/contexts/cart-count';
import { kept } from '@/integrations/device-store';
import { renderAt } from '../support/render';

/** Written as another part of the page would, so that the button hears of it. */
const cart = kept(
  cartKey,
  { safeParse: (value) => ({ success: true, data: value }) },
  null as unknown,
  'device',
);
const put = (count: number) =>
  act(() => cart.set({ lines: Array.from({ length: count }, (_, id) => ({ id: `item-${id}` })) }));

afterEach(() => localStorage.clear());

describe('the cart button', () => {
  it('carries no number while the cart is empty', () => {
    renderAt('/', <CartButton />);
    expect(screen.getByRole('button', { name: 'Cart, 0 items' })).toHaveTextContent('');
  });

  it('carries how many items lie in the cart, as soon as they do', () => {
    renderAt('/', <CartButton />);
    put(1);
    expect(screen.getByRole('button', { name: 'Cart, 1 item' })).toHaveTextContent('1');
    put(3);
    expect(screen.getByRole('button', { name: 'Cart, 3 items' })).toHaveTextContent('3');
  });

  it('has room for a hundred', () => {
    renderAt('/', <CartButton />);
    put(120);
    expect(screen.getByRole('button', { name: 'Cart, 120 items' })).toHaveTextContent('99+');
  });
});
