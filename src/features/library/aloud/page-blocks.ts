import type { ReadBlock } from '@/lib/library/read-aloud/pieces';

/** A block of the text as it stands on the page: what is read of it, and where each sign of that stands. */
export interface PageBlock extends ReadBlock {
  readonly element: Element;
  readonly nodes: readonly { readonly node: Text; readonly start: number }[];
}

const selector = 'h2, h3, h4, p, li, td, th, pre, hr';
/** Names of hosts and hints for screen readers, which are no words of the text. */
const unsaid = '[data-slot="link-host"], [data-slot="visually-hidden"], [aria-hidden="true"]';

/** In the order of the page; what holds other blocks is read by them, apart from its own first words. */
export function blocksOf(body: Element): PageBlock[] {
  return [...body.querySelectorAll(selector)].flatMap((element): PageBlock[] => {
    if (element.localName === 'hr') return [{ kind: 'pause', text: '', element, nodes: [] }];
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const nodes: { node: Text; start: number }[] = [];
    let text = '';
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      if (node.parentElement?.closest(selector) !== element || node.parentElement.closest(unsaid)) continue;
      nodes.push({ node, start: text.length });
      // Lines of a paragraph are one for a voice.
      text += node.data.replace(/\s/g, ' ');
    }
    if (text.trim() === '') return [];
    return [{ kind: /^h\d$/.test(element.localName) ? 'heading' : 'text', text, element, nodes }];
  });
}

/** The place of a sentence on the page; null where the text is gone. */
export function rangeOf({ nodes, text }: PageBlock, start: number, end: number): Range | null {
  const at = (offset: number) => nodes.findLast((each) => each.start <= offset);
  const from = at(start);
  const to = at(Math.max(start, Math.min(end, text.length) - 1));
  if (!from?.node.isConnected || !to?.node.isConnected) return null;
  const range = document.createRange();
  range.setStart(from.node, Math.min(start - from.start, from.node.length));
  range.setEnd(to.node, Math.min(end - to.start, to.node.length));
  return range;
}
