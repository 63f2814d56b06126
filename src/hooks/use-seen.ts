import { type RefObject, useEffect, useRef } from 'react';

/** At least half of it in the window. */
const share = 0.5;

/** Calls back once, when the element is really in view. Where the browser cannot tell, it counts as seen. */
export function useSeen(element: RefObject<Element | null>, onSeen: () => void): void {
  const seen = useRef(onSeen);
  seen.current = onSeen;
  useEffect(() => {
    const target = element.current;
    if (!target) return;
    if (!('IntersectionObserver' in window)) {
      seen.current();
      return;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        seen.current();
      },
      { threshold: share },
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, [element]);
}
