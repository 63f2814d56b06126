import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { focusHeading } from './focus-heading';

/**
 * For what lies over the page and has links: it closes when one of them is followed.
 * @param opener gets the focus back when it closes without leading anywhere
 * @returns where the focus goes, for `onCloseAutoFocus`
 */
export function useLeadsAway(
  opener: RefObject<HTMLElement | null>,
  open: boolean,
  onOpenChange: (open: boolean) => void,
): (event: Event) => void {
  const { key } = useLocation();
  const openedAt = useRef(key);
  const ledAway = useRef(false);

  useEffect(() => {
    if (!open) {
      openedAt.current = key;
    } else if (openedAt.current !== key) {
      ledAway.current = true;
      onOpenChange(false);
    }
  }, [key, open, onOpenChange]);

  return (event) => {
    event.preventDefault();
    if (ledAway.current) focusHeading();
    else opener.current?.focus();
    ledAway.current = false;
  };
}
