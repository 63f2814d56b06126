import { isCjk, type Language } from '../../config/languages.ts';

/** How long a text takes; the database does the same (`private.reading_minutes`). */

const wordsPerMinute = 200;
const signsPerMinute = 450;

/** Words between blanks, as Markdown is written; code points without blanks in ja, ko, zh. */
export function sizeOf(markdown: string, lang: Language): number {
  if (isCjk(lang)) return [...markdown.replace(/\s+/g, '')].length;
  return markdown.split(/\s+/).filter((word) => word !== '').length;
}

/** Whole minutes, at least one. */
export const readingMinutes = (markdown: string, lang: Language): number =>
  Math.max(1, Math.ceil(sizeOf(markdown, lang) / (isCjk(lang) ? signsPerMinute : wordsPerMinute)));
