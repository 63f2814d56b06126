import { isCjk, type Language } from '../../config/languages.ts';

/** What is looked for in the community; sections 2.2 and 2.3 of the community rules. Lengths are code points. */

const leastSigns = 2;
const mostSigns = 100;
/** Letters written without blanks between words: kana, Han, Hangul. The database cuts the same runs. */
const signs =
  /[\u3005-\u3007\u3041-\u3096\u309d-\u309f\u30a1-\u30fa\u30fc-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7a3\uf900-\ufaff]+/g;
const lastWord = /[\p{L}\p{M}\p{N}]+$/u;
const words = /[\p{L}\p{M}\p{N}]+/gu;

/** Runs of kana, Han and Hangul as overlapping pairs in order, a single sign as itself. */
export function signPairs(text: string): string[] {
  return (text.normalize('NFKC').match(signs) ?? []).flatMap((run) =>
    run.length === 1 ? [run] : Array.from({ length: run.length - 1 }, (_, at) => run.slice(at, at + 2)),
  );
}

export type SearchQuery = {
  /** what is found as whole words, for `websearch_to_tsquery`: quotes, `or` and `-` keep their meaning */
  readonly words: string;
  /** all of these are in what is found */
  readonly pairs: readonly string[];
  /** what the word that is being typed begins with, lower case; null: there is none */
  readonly prefix: string | null;
};

/**
 * What a typed search asks for; null under two signs, and beyond a hundred the rest is left out. It is never a pattern:
 * letters and digits are all that a prefix or a pair can hold.
 */
export function readSearch(typed: string): SearchQuery | null {
  // No more is worked through than could be kept, however much was pasted.
  const line = typed
    .slice(0, 10 * mostSigns)
    .normalize('NFKC')
    .replace(/\s+/g, ' ')
    .trim();
  const text = Array.from(line).slice(0, mostSigns).join('').trimEnd();
  if (Array.from(text).length < leastSigns) return null;
  const pairs = signPairs(text);
  const latin = text.replace(signs, ' ').replace(/ +/g, ' ').trim();
  if (isSign(text.at(-1))) {
    // A sign alone at the end is the beginning of a pair.
    const alone = pairs.at(-1)?.length === 1;
    return {
      words: latin,
      pairs: alone ? pairs.slice(0, -1) : pairs,
      prefix: alone ? (pairs.at(-1) ?? null) : null,
    };
  }
  const begun = lastWord.exec(latin)?.[0] ?? null;
  if (begun === null || !canBegin(latin, begun)) return { words: latin, pairs, prefix: null };
  return { words: latin.slice(0, -begun.length).trim(), pairs, prefix: begun.toLowerCase() };
}

const isSign = (sign: string | undefined): boolean => sign !== undefined && signPairs(sign).length > 0;

/** Not within quotes, not left out by a minus, and not the word that joins two others. */
function canBegin(text: string, word: string): boolean {
  const before = text.slice(0, -word.length);
  const quotes = before.split('"').length - 1;
  return quotes % 2 === 0 && !/(?:^| )-$/.test(before) && word.toLowerCase() !== 'or';
}

/** At most so many questions are shown as similar while a title is typed. */
export const mostSimilar = 5;
const titleSigns = { spaced: 15, unspaced: 8 } as const;
const mostWords = 20;

/**
 * Words of a title, of which any may stand in the title of a similar question: each once, lower case, pairs for kana,
 * Han and Hangul. Null while the title is too short to say something: under 15 signs, 8 in ja, ko and zh.
 */
export function similarTo(title: string, language: Language): readonly string[] | null {
  const text = Array.from(title.slice(0, 1000)).slice(0, 150).join('').normalize('NFKC').trim();
  if (Array.from(text).length < (isCjk(language) ? titleSigns.unspaced : titleSigns.spaced)) return null;
  const spaced = (text.replace(signs, ' ').toLowerCase().match(words) ?? []).filter(
    (word) => word.length > 1,
  );
  const all = [...new Set([...spaced, ...signPairs(text)])];
  return all.length > 0 ? all.slice(0, mostWords) : null;
}
