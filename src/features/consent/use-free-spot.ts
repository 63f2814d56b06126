import { type RefObject, useEffect, useState } from 'react';

/** Places at the lower edge of the window, best first; null: a control stands in each of them. */
export type Spot = 'end' | 'start' | 'middle';
const spots: readonly Spot[] = ['end', 'start', 'middle'];

const controls =
  'a[href],button,input,select,textarea,label,summary,audio,video,[tabindex]:not([tabindex="-1"]),[role="button"],[role="slider"]';

/** Least distance to the edges of the window and to a control, CSS px. */
const edge = 16;
const gap = 4;
/** A control is at least that large, so looking this often meets every one. */
const step = 16;

function leftOf(spot: Spot, size: number): number {
  const width = document.documentElement.clientWidth;
  const isEnd = (spot === 'end') === (getComputedStyle(document.documentElement).direction === 'ltr');
  if (spot === 'middle') return (width - size) / 2;
  return isEnd ? width - edge - size : edge;
}

function coversControl(own: HTMLElement, left: number, top: number, size: number): boolean {
  for (let x = left - gap; x <= left + size + gap; x += step) {
    for (let y = top - gap; y <= top + size + gap; y += step) {
      const met = document.elementsFromPoint(x, y);
      if (met.some((one) => !own.contains(one) && one.closest(controls))) return true;
    }
  }
  return false;
}

/** Where something square may float at the lower edge without covering a control; follows scrolling and changes of size. */
export function useFreeSpot(floating: RefObject<HTMLElement | null>): Spot | null {
  const [spot, setSpot] = useState<Spot | null>(null);
  useEffect(() => {
    let frame = 0;
    const look = () => {
      const own = floating.current;
      if (!own) return;
      const size = own.offsetHeight;
      const top = window.innerHeight - edge - size;
      setSpot(spots.find((one) => !coversControl(own, leftOf(one, size), top, size)) ?? null);
    };
    const lookSoon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(look);
    };
    look();
    const sizes = new ResizeObserver(lookSoon);
    sizes.observe(document.body);
    // What is drawn anew may put a control there without changing the size of the page.
    const changes = new MutationObserver(lookSoon);
    changes.observe(document.body, { childList: true, subtree: true });
    window.addEventListener('scroll', lookSoon, { passive: true });
    window.addEventListener('resize', lookSoon);
    return () => {
      cancelAnimationFrame(frame);
      sizes.disconnect();
      changes.disconnect();
      window.removeEventListener('scroll', lookSoon);
      window.removeEventListener('resize', lookSoon);
    };
  }, [floating]);
  return spot;
}
