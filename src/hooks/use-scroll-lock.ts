import { useLayoutEffect } from 'react';

let holders = 0;

/**
 * Keeps the page behind a dialog from scrolling while the caller is mounted. The rule itself is in base.css: a style
 * element made by a script would break the content-security policy. Nested dialogs share one lock.
 */
export function useScrollLock(): void {
  useLayoutEffect(() => {
    const page = document.documentElement;
    if (holders === 0) {
      page.style.setProperty('--scrollbar-width', `${window.innerWidth - page.clientWidth}px`);
      page.setAttribute('data-scroll-locked', '');
    }
    holders += 1;
    return () => {
      holders -= 1;
      if (holders > 0) return;
      page.removeAttribute('data-scroll-locked');
      page.style.removeProperty('--scrollbar-width');
    };
  }, []);
}
