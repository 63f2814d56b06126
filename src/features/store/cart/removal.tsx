import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button';
import { useItemTitle } from '@/components/use-item-title';
import type { CartState } from '@/contexts/cart';
import { type RemovedLine, useCart } from '@/contexts/cart';

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

/** Says what was taken out and takes it back. It stands in the list: a message elsewhere is out of reach of a dialog. */
export function UndoNote({ removal: { last, undo } }: { removal: RemovalValue }) {
  const { t } = useTranslation('store');
  const titleOf = useItemTitle();
  return (
    <div role="status">
      {last === null ? null : (
        <p className="flex flex-wrap items-center justify-between gap-x-4 rounded-m bg-sunken px-4 py-1 text-sm">
          <span>
            {last.kind === 'line'
              ? t('cart.removed', { name: titleOf(last.removed.line) })
              : t('cart.cleared')}
          </span>
          <Button variant="link" size="sm" data-action="undo" onClick={undo}>
            {t('words.undo')}
          </Button>
        </p>
      )}
    </div>
  );
}
