import type { DocumentBlock, PageBlock, PageChoice, PdfBlock } from './document';

/** Less than this of a page is seen as half empty. */
const filledEnough = 0.5;

/**
 * How much of the emptiest page is written on where the blocks stand on so many pages, 0 to 1; null where they need more.
 */
export type Filling = (blocks: readonly PdfBlock[], pages: number) => number | null;

/** Settles what stands on pages that have a choice, and puts what they leave for later in its place. */
export function settledBlocks(blocks: readonly DocumentBlock[], filling: Filling): PdfBlock[] {
  const left = new Map<string, readonly PdfBlock[]>();
  return blocks.flatMap((block): readonly PdfBlock[] => {
    if (block.kind === 'later') return left.get(block.of) ?? [];
    if (block.kind !== 'page') return [block];
    const chosen = choiceOf(block, filling);
    left.set(block.name, chosen?.later ?? []);
    return chosen?.blocks ?? [];
  });
}

/** The first that fits and leaves none of several pages half empty; else, of those that fit, the one that leaves least. */
function choiceOf({ choices, pages = 1 }: PageBlock, filling: Filling): PageChoice | undefined {
  let best: { readonly choice: PageChoice; readonly filled: number } | null = null;
  for (const choice of choices) {
    const filled = filling(choice.blocks, pages);
    if (filled === null) continue;
    if (pages === 1 || filled >= filledEnough) return choice;
    if (best === null || filled > best.filled) best = { choice, filled };
  }
  return best?.choice ?? choices.at(-1);
}
