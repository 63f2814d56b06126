import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { focusHeading } from '@/hooks/focus-heading';

/**
 * What a browser does when a page loads and a router does not: on a new address the page starts at its top (or at the
 * named part) and the focus moves to its heading, so that a screen reader says where one is. Going back keeps the place.
 */
export function usePageChange(): void {
  const { pathname, hash } = useLocation();
  const type = useNavigationType();
  const shown = useRef<string | null>(null);

  useEffect(() => {
    const first = shown.current === null;
    const before = shown.current;
    shown.current = pathname;
    const part = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    if (part) {
      part.scrollIntoView();
      return;
    }
    if (first || before === pathname) return;
    if (type !== 'POP') window.scrollTo(0, 0);
    focusHeading();
  }, [pathname, hash, type]);
}
