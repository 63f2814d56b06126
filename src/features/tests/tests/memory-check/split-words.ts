import { maxWordLength } from './word-state';

/**
 * The words in what was typed or dictated at once. Commas, stops and line breaks part words; spaces do too unless a
 * word of the list holds one.
 */
export function splitWords(text: string, list: readonly string[]): string[] {
  const hasSpaces = list.some((word) => /\s/.test(word.trim()));
  return text
    .split(hasSpaces ? /[\n,;.、，。]+/ : /[\s,;.、，。]+/)
    .map((word) => word.trim().slice(0, maxWordLength))
    .filter((word) => word !== '');
}
