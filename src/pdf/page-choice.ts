import type { DocumentBlock, PdfBlock } from './document';

/** Settles what stands on pages that have a choice, and puts what they leave for later in its place. */
export function settledBlocks(
  blocks: readonly DocumentBlock[],
  fits: (blocks: readonly PdfBlock[]) => boolean,
): PdfBlock[] {
  const left = new Map<string, readonly PdfBlock[]>();
  return blocks.flatMap((block): readonly PdfBlock[] => {
    if (block.kind === 'later') return left.get(block.of) ?? [];
    if (block.kind !== 'page') return [block];
    const chosen = block.choices.find((choice) => fits(choice.blocks)) ?? block.choices.at(-1);
    left.set(block.name, chosen?.later ?? []);
    return chosen?.blocks ?? [];
  });
}
