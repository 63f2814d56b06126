import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { type SignedInUser, useAuth } from '@/contexts/auth';
import {
  type AddOutcome,
  addItem,
  type CartLine,
  emptyCart,
  lineKey,
  putBack,
  removeLine,
  withoutBought,
} from '@/lib/billing/cart';
import type { CatalogItem } from '@/lib/billing/catalog-item';
import { endCartSession, keepCartSession } from './cart-session';
import { type CartState, cartState, changeCart, subscribeToCart } from './cart-store';

export interface RemovedLine {
  line: CartLine;
  index: number;
}

export interface CartValue extends CartState {
  add: (catalogue: readonly CatalogItem[], sku: string) => { outcome: AddOutcome | 'unknown'; title: string };
  /** Takes a line out by sku or name; null when there is none. */
  remove: (skuOrName: string) => RemovedLine | null;
  putBack: (removed: RemovedLine) => void;
  /** Empties cart and coupon and completes the server's copy. Answers what was there. */
  clear: () => CartState;
  restore: (before: CartState) => void;
  setCoupon: (code: string) => void;
  /** Remembers the payment page that was opened for this cart, or that there is none to wait for. */
  setCheckout: (sessionId: string | null) => void;
  /** An order was paid: takes out what it brought. */
  settle: (skus: readonly string[]) => void;
}

function cartActions(user: SignedInUser | null): Omit<CartValue, keyof CartState> {
  return {
    clear() {
      const before = cartState();
      changeCart({ cart: emptyCart, coupon: '', checkoutId: null });
      endCartSession(user);
      return before;
    },
    add(catalogue, sku) {
      const { cart, outcome, title } = addItem(cartState().cart, catalogue, sku);
      if (outcome === 'added') changeCart({ cart });
      return { outcome, title };
    },
    remove(skuOrName) {
      const { cart } = cartState();
      const index = cart.lines.findIndex((line) => lineKey(line) === skuOrName);
      const line = cart.lines[index];
      if (line === undefined) return null;
      changeCart({ cart: removeLine(cart, skuOrName) });
      return { line, index };
    },
    putBack: ({ line, index }) => changeCart({ cart: putBack(cartState().cart, line, index) }),
    restore: ({ cart, coupon }) => changeCart({ cart, coupon }),
    setCoupon: (coupon) => changeCart({ coupon }),
    setCheckout: (checkoutId) => changeCart({ checkoutId }),
    settle(skus) {
      const before = cartState().cart;
      const cart = withoutBought(before, skus);
      if (cart.lines.length === before.lines.length) return;
      // Which payment page it was stays known: coming back to the checkout then shows what was paid.
      changeCart({ cart, coupon: '' });
      if (cart.lines.length === 0) endCartSession(user);
    },
  };
}

/**
 * The cart of this device. Storage is its one state, so it needs no provider: header, sheet, pages and other tabs all
 * read the same. It outlives reloads, signing in and signing out; a signed-in person's cart is copied to the server.
 */
export function useCart(): CartValue {
  const { user } = useAuth();
  const state = useSyncExternalStore(subscribeToCart, cartState, cartState);
  const hasLines = state.cart.lines.length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of the cart is copied, not only the first
  useEffect(() => {
    if (user !== null && hasLines) return keepCartSession(user);
  }, [user, hasLines, state.cart]);
  const actions = useMemo(() => cartActions(user), [user]);
  return useMemo(() => ({ ...state, ...actions }), [state, actions]);
}
