/** Letters and digits alone, whatever their case. */
const bare = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '');

/** Whether a line was copied: spaces, marks between words and capitals do not matter. */
export const isSameLine = (typed: string, line: string): boolean => bare(typed) === bare(line);
