import { isCjk, type Language } from '../../config/languages.ts';

/**
 * What is asked of the search of the community; sections 2.2 and 2.3 of its rules. How a query is read (words, the last one
 * as a beginning, quotes, a minus) is the database's alone. Lengths are code points.
 */

const leastSigns = 2;
const mostSigns = 100;
const mostTitleSigns = 150;
/** Letters written without blanks between words: kana, Han, Hangul. The database cuts the same runs. */
const signs =
  /[\u3005-\u3007\u3041-\u3096\u309d-\u309f\u30a1-\u30fa\u30fc-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7a3\uf900-\ufaff]+/g;

/** Runs of kana, Han and Hangul as overlapping pairs in order, a single sign as itself. */
export function signPairs(text: string): string[] {
  return (text.normalize('NFKC').match(signs) ?? []).flatMap((run) =>
    run.length === 1 ? [run] : Array.from({ length: run.length - 1 }, (_, at) => run.slice(at, at + 2)),
  );
}

/** The text that a search sends: one line of a hundred signs at most; null under two. */
export function searchText(typed: string): string | null {
  const text = firstSigns(oneLine(typed, mostSigns), mostSigns).trimEnd();
  return Array.from(text).length < leastSigns ? null : text;
}

/** Similar questions are asked for from so many signs of a title on. */
const titleSigns = { spaced: 15, unspaced: 8 } as const;

/** The title for which similar questions are asked; null while it is too short to say something. */
export function similarText(title: string, language: Language): string | null {
  const text = firstSigns(oneLine(title, mostTitleSigns), mostTitleSigns).trimEnd();
  const least = isCjk(language) ? titleSigns.unspaced : titleSigns.spaced;
  return Array.from(text).length < least ? null : text;
}

/** No more is worked through than could be kept, however much was pasted. */
const oneLine = (typed: string, most: number): string =>
  typed
    .slice(0, 10 * most)
    .replace(/\s+/g, ' ')
    .trim();

const firstSigns = (text: string, most: number): string => Array.from(text).slice(0, most).join('');
