import type { MouseEvent, PointerEvent } from 'react';

/** A press counts as it begins; a click of a keyboard or a screen reader, which has no such beginning, counts too. */
export function pressProps(take: () => void) {
  return {
    onPointerDown(event: PointerEvent) {
      if (!event.isPrimary || event.button !== 0) return;
      leaveFocus(event.currentTarget);
      take();
    },
    onClick(event: MouseEvent) {
      if (event.detail === 0) take();
    },
  };
}

/** The rest of a press whose node is gone by then falls on what stands in its place, and must not take the focus. */
function leaveFocus(pressed: Element): void {
  const over = new AbortController();
  const options = { capture: true, signal: over.signal };
  const end = () => over.abort();
  const rest = (event: Event) => {
    if (!pressed.isConnected) event.preventDefault();
    end();
  };
  window.addEventListener('pointerdown', end, options);
  window.addEventListener('mousedown', rest, options);
}
