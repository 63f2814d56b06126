import { keptText } from '@/integrations/device-store';
import { type Cart, couponCode, emptyCart, readCart, writeCart } from '@/lib/billing/cart';
import { cartKey } from './cart-count';

/** The cart, its coupon, the name of its copy on the server, and the payment page opened last. */
const kept = {
  cart: keptText(cartKey, 'device'),
  coupon: keptText(`${cartKey}.coupon`, 'device'),
  session: keptText(`${cartKey}.session`, 'device'),
  checkout: keptText(`${cartKey}.checkout`, 'device'),
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
export function subscribeToCart(listener: () => void): () => void {
  const stops = [kept.cart, kept.coupon, kept.checkout].map(({ onChanged }) => onChanged(listener));
  return () => {
    for (const stop of stops) stop();
  };
}

export function changeCart(change: Partial<CartState>): void {
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

export function storeSessionId(id: string | null): void {
  kept.session.set(id);
}
