import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { completeCartSession, updateCartSession } from '@/api/store/cart-session';
import { type SignedInUser, useAuth } from '@/contexts/auth';
import { keptText } from '@/integrations/device-store';
import { AppError } from '@/lib/app-error';
import {
  type AddOutcome,
  addItem,
  type Cart,
  type CartLine,
  cartTotals,
  couponCode,
  emptyCart,
  lineKey,
  putBack,
  readCart,
  removeLine,
  withoutBought,
  writeCart,
} from '@/lib/billing/cart';
import type { CatalogItem } from '@/lib/billing/catalog-item';
import { cartKey } from './cart-count';

/** The cart, its coupon, the name of its copy on the server, and the payment page opened last. */
const kept = {
  cart: keptText(cartKey, 'device'),
  coupon: keptText('fcl.cart.coupon', 'device'),
  session: keptText('fcl.cart.session', 'device'),
  checkout: keptText('fcl.cart.checkout', 'device'),
};

export interface CartState {
  readonly cart: Cart;
  /** Empty for none. */
  readonly coupon: string;
  /** Id of the payment page that was opened for this cart; null when there is none to wait for. */
  readonly checkoutId: string | null;
}

const isProviderId = (value: string | null): boolean =>
  value !== null && /^cs_[A-Za-z0-9_]{1,250}$/.test(value);

let seen = '';
let state: CartState = { cart: emptyCart, coupon: '', checkoutId: null };

/** The newest state; the same object as long as nothing changed. What is broken in one key leaves the others alone. */
export function cartState(): CartState {
  const stored = { cart: kept.cart.get(), coupon: kept.coupon.get(), checkout: kept.checkout.get() };
  const now = JSON.stringify(stored);
  if (now !== seen) {
    seen = now;
    state = {
      cart: readCart(stored.cart),
      coupon: couponCode(stored.coupon),
      checkoutId: isProviderId(stored.checkout) ? stored.checkout : null,
    };
  }
  return state;
}

/** Calls back whenever something of it changed, in this tab or another. */
function subscribeToCart(listener: () => void): () => void {
  const stops = [kept.cart, kept.coupon, kept.checkout].map(({ onChanged }) => onChanged(listener));
  return () => {
    for (const stop of stops) stop();
  };
}

function changeCart(change: Partial<CartState>): void {
  if (change.cart) kept.cart.set(change.cart.lines.length === 0 ? null : writeCart(change.cart));
  if (change.coupon !== undefined) kept.coupon.set(change.coupon || null);
  if (change.checkoutId !== undefined) kept.checkout.set(change.checkoutId);
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Name of the cart's copy on the server, if it has one. */
export function storedSessionId(): string | null {
  const id = kept.session.get();
  return id !== null && uuid.test(id) ? id : null;
}

function storeSessionId(id: string | null): void {
  kept.session.set(id);
}

/** Quick changes go to the server together. */
const debounceMs = 1500;

let timer: ReturnType<typeof setTimeout> | undefined;
let sent = '';

async function send(user: SignedInUser, cart: Cart): Promise<void> {
  const content = JSON.stringify([user.id, cart]);
  if (content === sent) return;
  const write = (id: string) => {
    storeSessionId(id);
    return updateCartSession(id, user.email, cart, cartTotals(cart).total_cents);
  };
  try {
    await write(storedSessionId() ?? crypto.randomUUID());
  } catch (error) {
    // The copy belongs to somebody who used this device before: this person gets an own one.
    if (!(error instanceof AppError) || error.code !== 'forbidden') throw error;
    await write(crypto.randomUUID());
  }
  sent = content;
}

/** Keeps the server's copy of a signed-in person's cart, a moment later. Nothing waits for it, and it may fail. */
function keepCartSession(user: SignedInUser, cart: Cart): () => void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    send(user, cart).catch((error: unknown) => console.warn('The cart was not copied to the server:', error));
  }, debounceMs);
  return () => clearTimeout(timer);
}

/** The cart was emptied: its copy is done with. */
function endCartSession(user: SignedInUser | null): void {
  clearTimeout(timer);
  sent = '';
  const id = storedSessionId();
  storeSessionId(null);
  if (id === null || user === null) return;
  completeCartSession(id).catch((error: unknown) =>
    console.warn('The copy of the cart was not completed:', error),
  );
}

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
  const { cart } = state;
  useEffect(() => {
    if (user !== null && cart.lines.length > 0) return keepCartSession(user, cart);
  }, [user, cart]);
  const actions = useMemo(() => cartActions(user), [user]);
  return useMemo(() => ({ ...state, ...actions }), [state, actions]);
}
