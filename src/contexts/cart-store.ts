import { cartChanged, cartKey, subscribeToCart } from '@/hooks/use-cart-count';
import { type Cart, couponCode, emptyCart, readCart, writeCart } from '@/lib/billing/cart';

/** The cart, its coupon, the name of its copy on the server, and the payment page opened last. */
const keys = {
  cart: cartKey,
  coupon: `${cartKey}.coupon`,
  session: `${cartKey}.session`,
  checkout: `${cartKey}.checkout`,
} as const;
type Key = keyof typeof keys;

export interface CartState {
  readonly cart: Cart;
  /** Empty for none. */
  readonly coupon: string;
  /** Id of the payment page that was opened for this cart; null when there is none to wait for. */
  readonly checkoutId: string | null;
}

/** What the device does not keep is kept here, so that the cart works until the page is left. */
const unkept = new Map<Key, string | null>();

function read(key: Key): string | null {
  if (unkept.has(key)) return unkept.get(key) ?? null;
  try {
    return window.localStorage.getItem(keys[key]);
  } catch {
    return null;
  }
}

function write(key: Key, value: string | null): void {
  try {
    if (value === null) window.localStorage.removeItem(keys[key]);
    else window.localStorage.setItem(keys[key], value);
    unkept.delete(key);
  } catch {
    unkept.set(key, value);
  }
}

const isProviderId = (value: string | null): boolean =>
  value !== null && /^cs_[A-Za-z0-9_]{1,250}$/.test(value);

let seen = '';
let state: CartState = { cart: emptyCart, coupon: '', checkoutId: null };

/** The newest state; the same object as long as nothing changed. What is broken in one key leaves the others alone. */
export function cartState(): CartState {
  const stored = { cart: read('cart'), coupon: read('coupon'), checkout: read('checkout') };
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

export { subscribeToCart };

export function changeCart(change: Partial<CartState>): void {
  if (change.cart) write('cart', change.cart.lines.length === 0 ? null : writeCart(change.cart));
  if (change.coupon !== undefined) write('coupon', change.coupon || null);
  if (change.checkoutId !== undefined) write('checkout', change.checkoutId);
  window.dispatchEvent(new Event(cartChanged));
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Name of the cart's copy on the server, if it has one. */
export function storedSessionId(): string | null {
  const id = read('session');
  return id !== null && uuid.test(id) ? id : null;
}

export function storeSessionId(id: string | null): void {
  write('session', id);
}
