import { completeCartSession, updateCartSession } from '@/api/store/cart-session';
import type { SignedInUser } from '@/contexts/auth';
import { AppError } from '@/lib/app-error';
import { cartTotals } from '@/lib/billing/cart';
import { cartState, storedSessionId, storeSessionId } from './cart-store';

/** Quick changes go to the server together. */
const debounceMs = 1500;

let timer: ReturnType<typeof setTimeout> | undefined;
let sent = '';

async function send(user: SignedInUser): Promise<void> {
  const { cart } = cartState();
  const content = JSON.stringify([user.id, cart]);
  if (cart.lines.length === 0 || content === sent) return;
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
export function keepCartSession(user: SignedInUser): () => void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    send(user).catch((error: unknown) => console.warn('The cart was not copied to the server:', error));
  }, debounceMs);
  return () => clearTimeout(timer);
}

/** The cart was emptied: its copy is done with. */
export function endCartSession(user: SignedInUser | null): void {
  clearTimeout(timer);
  sent = '';
  const id = storedSessionId();
  storeSessionId(null);
  if (id === null || user === null) return;
  completeCartSession(id).catch((error: unknown) =>
    console.warn('The copy of the cart was not completed:', error),
  );
}
