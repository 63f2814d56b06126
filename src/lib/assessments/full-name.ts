/** Nicknames and initials are shorter, in letters. */
const mostLetters = 12;
const twoNames = /(^|\s)\p{Lu}[\p{L}\p{M}'’-]+\s+(\S+\s+)*\p{Lu}[\p{L}\p{M}'’-]+(\s|$)/u;

/** Whether a label looks like somebody's whole name: two words with a capital, or many letters. It may be none, so this only asks. */
export function looksLikeFullName(label: string): boolean {
  const letters = label.match(/\p{L}/gu)?.length ?? 0;
  return letters > mostLetters || twoNames.test(label.trim());
}
