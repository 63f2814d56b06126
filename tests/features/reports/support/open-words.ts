const unseen = 'details:not([open]) > :not(summary), nav, [data-part="print-footer"], .sr-only, [hidden]';

/** The words that stand there to be read before anything is opened; the list of contents is no text to read. */
export function openWords(place: HTMLElement): string[] {
  const copy = place.cloneNode(true) as HTMLElement;
  for (const each of copy.querySelectorAll(unseen)) each.remove();
  const walk = document.createTreeWalker(copy, NodeFilter.SHOW_TEXT);
  const words: string[] = [];
  while (walk.nextNode())
    words.push(
      ...(walk.currentNode.textContent ?? '').split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)),
    );
  return words;
}
