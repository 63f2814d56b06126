/** Marks the sentence that is read, without touching the page's own elements where the browser can. */

const name = 'read-aloud';

/** @returns what takes the mark off */
export function markSentence(range: Range, block: Element): () => void {
  if (typeof Highlight === 'function' && 'highlights' in CSS) {
    CSS.highlights.set(name, new Highlight(range));
    return () => void CSS.highlights.delete(name);
  }
  block.setAttribute('data-spoken', '');
  return () => block.removeAttribute('data-spoken');
}

/** Who scrolls by hand looks at something else for a while. */
const byHandMs = 5000;
let handAt = Number.NEGATIVE_INFINITY;
const noteHand = () => {
  handAt = performance.now();
};

/** @returns what stops noting it */
export function followHand(): () => void {
  const events = ['wheel', 'touchmove'] as const;
  for (const event of events) window.addEventListener(event, noteHand, { passive: true });
  return () => {
    for (const event of events) window.removeEventListener(event, noteHand);
  };
}

/** Brings a sentence into view, only where it is out of it. @param above px that a bar covers */
export function bringIntoView(range: Range, above: number): void {
  if (performance.now() - handAt < byHandMs) return;
  const { top, bottom } = range.getBoundingClientRect();
  if (top >= above && bottom <= window.innerHeight - 16) return;
  window.scrollBy({ top: top - Math.max(above + 24, window.innerHeight * 0.28) });
}
