import { useEffect, useRef } from 'react';
import { arriveAtHeading } from './focus-heading';

/**
 * For a page that shows several things at one path: another one starts at its top with the focus on its heading, as
 * another page does. @param view what tells them apart
 */
export function useViewArrival(view: string): void {
  const shown = useRef(view);
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    window.scrollTo(0, 0);
    return arriveAtHeading();
  }, [view]);
}
