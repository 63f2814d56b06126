import { type RefObject, useEffect } from 'react';

/**
 * Lets the page be scrolled up past something that stands at the lower edge of the window, and keeps what the focus comes to
 * above it.
 */
export function useRoomBelow(standing: RefObject<HTMLElement | null>, isThere: boolean): void {
  useEffect(() => {
    const own = standing.current;
    if (!isThere || !own) return;
    const { documentElement: root, body } = document;
    const sizes = new ResizeObserver(() => {
      const height = `${own.offsetHeight}px`;
      root.style.scrollPaddingBottom = height;
      body.style.paddingBottom = height;
    });
    sizes.observe(own);
    return () => {
      sizes.disconnect();
      root.style.scrollPaddingBottom = '';
      body.style.paddingBottom = '';
    };
  }, [standing, isThere]);
}
