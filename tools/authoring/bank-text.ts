import { syllablesOf, wordsOf } from '../../src/lib/readability.ts';

/** Text measures for English questions: reading grade, and likeness of two texts. */

/** Flesch-Kincaid grade of a single sentence; 0 for an empty text. */
export function readingGrade(text: string): number {
  const words = wordsOf(text);
  if (words.length === 0) return 0;
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
  return 0.39 * words.length + (11.8 * syllables) / words.length - 15.59;
}

/** Words of a text after its opening; the whole text when it opens differently. */
export function wordsAfterStem(text: string, stem: string): string[] {
  const words = wordsOf(text);
  const opening = wordsOf(stem);
  return opening.every((word, index) => words[index] === word) ? words.slice(opening.length) : words;
}

// The words that carry no likeness, exactly as the duplicates rule lists them.
const LIGHT_WORDS = new Set(
  (
    'a an the to of in on at by for from with into over up out off as it its is are be was were and or that this ' +
    'your you yourself my one than then when while after before because so'
  ).split(' '),
);

/** Words after the opening that count for likeness, in order. */
export function contentWords(text: string, stem: string): string[] {
  return wordsAfterStem(text, stem).filter((word) => !LIGHT_WORDS.has(word));
}

/** Shared words divided by all words, 0 to 1. Two empty lists count as equal. */
export function jaccard(left: readonly string[], right: readonly string[]): number {
  const a = new Set(left);
  const b = new Set(right);
  const shared = [...a].filter((word) => b.has(word)).length;
  const all = a.size + b.size - shared;
  return all === 0 ? 1 : shared / all;
}

/** True when two equally long word lists differ in exactly one place ('pay a bill late', 'pay a fee late'). */
export function differInOneWord(left: readonly string[], right: readonly string[]): boolean {
  if (left.length !== right.length) return false;
  return left.filter((word, index) => word !== right[index]).length === 1;
}

// Verbs that hand the meaning on to the verb after 'to': 'need to stand' is about standing.
const HELPING_VERBS = new Set([
  'need',
  'have',
  'want',
  'try',
  'start',
  'begin',
  'forget',
  'stop',
  'fail',
  'tend',
]);

export interface VerbAndObject {
  readonly verb: string;
  /** First content word after the verb: an approximation of the object. */
  readonly object: string;
  readonly lastWord: string;
}

/** Main verb and rough object of a question; empty strings where there is no such word. */
export function verbAndObject(text: string, stem: string): VerbAndObject {
  const all = wordsAfterStem(text, stem);
  const start = HELPING_VERBS.has(all[0] ?? '') && all[1] === 'to' ? 2 : 0;
  const content = all.slice(start).filter((word) => !LIGHT_WORDS.has(word));
  return { verb: content[0] ?? '', object: content[1] ?? '', lastWord: content.at(-1) ?? '' };
}
