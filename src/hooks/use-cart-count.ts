import { useSyncExternalStore } from 'react';

/** Where the cart lies on the device; what it holds is read in full by `contexts/cart`. */
export const cartKey = 'fcl.cart';
/** Event of the window after this tab changed the cart; other tabs hear of it by the storage event. */
export const cartChanged = 'fcl:cart';

/** Calls back whenever something under the cart's keys changed, in this tab or another. */
export function subscribeToCart(listener: () => void): () => void {
  const fromOtherTab = ({ key }: StorageEvent) => {
    if (key === null || key.startsWith(cartKey)) listener();
  };
  window.addEventListener(cartChanged, listener);
  window.addEventListener('storage', fromOtherTab);
  return () => {
    window.removeEventListener(cartChanged, listener);
    window.removeEventListener('storage', fromOtherTab);
  };
}

/** Written for the first load of every page: it counts without the schema that guards the cart itself. */
function storedCount(): number {
  try {
    const { lines } = JSON.parse(window.localStorage.getItem(cartKey) ?? '{}');
    return lines.reduce((sum: number, line: { quantity?: number }) => sum + (Number(line.quantity) || 1), 0);
  } catch {
    return 0;
  }
}

/** How many things lie in the cart; 0 when it cannot be read, and in the prerendered page. */
export function useCartCount(): number {
  return useSyncExternalStore(subscribeToCart, storedCount, () => 0);
}
