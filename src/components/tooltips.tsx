import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { tooltipDelayMs, tooltipSkipMs } from '@/config/limits';

interface Tip {
  text: string;
  /** The control it is about. */
  at: DOMRect;
}

/** Controls with a drawing in place of words, and words that say more on request: `data-tip`, with its own text or else the name of the control. */
const tipped = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-tip]') : null;
const textOf = (control: HTMLElement): string =>
  control.dataset.tip || (control.getAttribute('aria-label') ?? '');
/** Words that stand there to be read: a press on them can only ask for more. The browser itself tells a pointer their title. */
const isWords = (tip: HTMLElement): boolean => !tip.matches('a, button, [role]');
/** What it opens says what it is. */
const isOpen = (control: HTMLElement): boolean => control.getAttribute('aria-expanded') === 'true';

/** Listens for the pointer and the keyboard on the whole page. @returns how to stop */
function watchControls(tip: { box: () => HTMLElement | null; set: (shown: Tip | null) => void }): () => void {
  /** The control that the pointer is on or that was pressed. */
  let current: HTMLElement | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isShown = false;
  let hiddenAt = Number.NEGATIVE_INFINITY;

  const show = (control: HTMLElement) => {
    isShown = true;
    tip.set({ text: textOf(control), at: control.getBoundingClientRect() });
  };
  const hide = () => {
    clearTimeout(timer);
    if (!isShown) return;
    isShown = false;
    hiddenAt = performance.now();
    tip.set(null);
  };

  const handlers = {
    // Also where the pointer lies on the control before this listens.
    pointermove(event: PointerEvent) {
      // A finger does not rest on things, and the tip itself may be pointed at.
      if (event.pointerType === 'touch' || tip.box()?.contains(event.target as Node)) return;
      const control = tipped(event.target);
      if (control === current) return;
      hide();
      current = control;
      if (control === null || isOpen(control) || control.title !== '') return;
      const wait = performance.now() - hiddenAt <= tooltipSkipMs ? 0 : tooltipDelayMs;
      timer = setTimeout(() => show(control), wait);
    },
    focusin(event: FocusEvent) {
      const control = tipped(event.target);
      hide();
      if (control === null || isOpen(control)) return;
      const isByKeyboard = event.target instanceof Element && event.target.matches(':focus-visible');
      if (isByKeyboard || isWords(control)) show(control);
    },
    focusout: hide,
    pointerdown(event: PointerEvent) {
      hide();
      current = tipped(event.target);
    },
    keydown(event: KeyboardEvent) {
      if (event.key === 'Escape' || event.key === 'Enter' || event.key === ' ') hide();
    },
    scroll: hide,
  };
  const listening = new AbortController();
  const options = { capture: true, passive: true, signal: listening.signal };
  for (const [name, handler] of Object.entries(handlers)) {
    document.addEventListener(name, handler as EventListener, options);
  }
  return () => {
    listening.abort();
    clearTimeout(timer);
  };
}

/** px between a tip and the edge of the window. */
const edge = 8;

/** The names of controls that have none to be seen, for pointer and keyboard. One for the whole page. */
export function Tooltips() {
  const [shown, setShown] = useState<Tip | null>(null);
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => watchControls({ box: () => box.current, set: setShown }), []);

  useLayoutEffect(() => {
    const tip = box.current;
    if (!tip || !shown) return;
    const { at } = shown;
    const { width, height } = tip.getBoundingClientRect();
    const left = Math.min(
      at.left + at.width / 2 - width / 2,
      document.documentElement.clientWidth - width - edge,
    );
    tip.style.left = `${Math.max(left, edge)}px`;
    tip.style.top = `${at.top >= height ? at.top - height : at.bottom}px`;
  }, [shown]);

  return shown === null ? null : (
    <div
      ref={box}
      role="tooltip"
      data-slot="tooltip"
      // The space around it belongs to it, so that the pointer can go there.
      className="fixed start-0 top-0 z-60 max-w-72 animate-fade-in py-1.5 print:hidden"
    >
      <p className="rounded-s bg-ink px-3 py-1.5 text-sm font-medium text-paper">{shown.text}</p>
    </div>
  );
}
