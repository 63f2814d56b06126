import { useContext, useLayoutEffect, useRef } from 'react';
import { chosenPress, type KeySlot, meantBy } from '@/lib/exercises/own-keys';
import { OwnKeysContext } from '../own-keys';

/** The space bar or the key chosen for it. On a button the space bar is the button's. */
export const isPress = (key: string): boolean =>
  key === chosenPress || (key === ' ' && !(document.activeElement instanceof HTMLButtonElement));

const none: readonly KeySlot[] = [];

/**
 * Keys of a step while `isOpen`; held keys count once, and Enter on a button is the button's.
 * @param onKey gets `event.key` and, for keys that are meant by their place, `event.code`; answers whether it took it
 * @param slots answers for which a person may have chosen a key: `onKey` hears the usual one then
 */
export function useKeys(
  isOpen: boolean,
  onKey: (key: string, code: string) => boolean,
  slots: readonly KeySlot[] = none,
): void {
  const own = useContext(OwnKeysContext);
  const latest = useRef({ onKey, slots, own });
  latest.current = { onKey, slots, own };
  // Not a moment after what they answer is drawn: a press in between would be lost.
  useLayoutEffect(() => {
    if (!isOpen) return;
    const listen = (event: KeyboardEvent) => {
      const { key, code, target, repeat, ctrlKey, metaKey, altKey } = event;
      if (repeat || ctrlKey || metaKey || altKey) return;
      if (key === 'Enter' && target instanceof HTMLButtonElement) return;
      const now = latest.current;
      const meant = meantBy({ key, code }, now.slots, now.own);
      if (meant && now.onKey(meant.key, meant.code)) event.preventDefault();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [isOpen]);
}
