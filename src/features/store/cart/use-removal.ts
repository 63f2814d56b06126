import { useState } from 'react';
import { type RemovedLine, useCart } from '@/contexts/cart';
import type { CartState } from '@/contexts/cart-store';

/** What was taken out last and can be put back. */
export type Removal = { kind: 'line'; removed: RemovedLine } | { kind: 'all'; before: CartState };

export interface RemovalValue {
  last: Removal | null;
  remove: (key: string) => void;
  clear: () => void;
  undo: () => void;
}

/** Taking lines out of the cart, with one step back. */
export function useRemoval(): RemovalValue {
  const cart = useCart();
  const [last, setLast] = useState<Removal | null>(null);
  return {
    last,
    remove(key) {
      const removed = cart.remove(key);
      setLast(removed === null ? null : { kind: 'line', removed });
    },
    clear: () => setLast({ kind: 'all', before: cart.clear() }),
    undo() {
      if (last?.kind === 'line') cart.putBack(last.removed);
      if (last?.kind === 'all') cart.restore(last.before);
      setLast(null);
    },
  };
}
