import type { Language } from '../../config/languages.ts';
import { faqStopWords } from '../faq/stop-words.ts';
import { cleanQuery, indexWords, isUnspaced, plain, queryWords } from './words.ts';

export const searchKinds = ['page', 'test', 'exercise', 'faq'] as const;
export type SearchKind = (typeof searchKinds)[number];

/** Something that can be found, in the language of the page. */
export interface SearchEntry {
  readonly kind: SearchKind;
  /** Unlike that of every other entry. */
  readonly id: string;
  readonly title: string;
  /** What is shown under the title. */
  readonly line: string;
  /** Other words for it, and what else it says; not shown. */
  readonly words: readonly string[];
  readonly to: string;
}

/** A word and where it stands: numbers of entries, and beside each its points. */
interface Posting {
  readonly word: string;
  readonly entries: Uint16Array;
  readonly points: Uint8Array;
}

export interface SearchIndex {
  readonly language: Language;
  readonly entries: readonly SearchEntry[];
  /** By their words, in the order of their characters. */
  readonly postings: readonly Posting[];
  /** Title and all else of each entry without spaces, for writing that has none. */
  readonly run: readonly string[];
}

/** As many as a dialog shows. */
export const quickResults = 8;

const points = { title: 8, words: 5, line: 2 } as const;
/** A whole word counts twice as much as the beginning of one. */
const wholeWord = 2;
/** The title begins with what is looked for. */
const beginsAlike = 12;

/** Made once, when somebody begins to search: looking something up then costs next to nothing. */
export function searchIndex(entries: readonly SearchEntry[], language: Language): SearchIndex {
  const steps = indexSteps(entries, language);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

/** The same an entry at a time, for whoever has something else to do meanwhile. */
export function* indexSteps(
  entries: readonly SearchEntry[],
  language: Language,
): Generator<void, SearchIndex, void> {
  const byWord = new Map<string, Map<number, number>>();
  const run: string[] = [];
  for (const [number, { title, line, words }] of entries.entries()) {
    const add = (text: string, value: number) => {
      for (const word of indexWords(text, language)) {
        const places = byWord.get(word) ?? new Map<number, number>();
        places.set(number, Math.max(value, places.get(number) ?? 0));
        byWord.set(word, places);
      }
    };
    add(title, points.title);
    for (const word of words) add(word, points.words);
    add(line, points.line);
    run.push(packed([title, line, ...words].join(' ')));
    yield;
  }
  const postings = [...byWord]
    .map(([word, places]) => ({
      word,
      entries: Uint16Array.from(places.keys()),
      points: Uint8Array.from(places.values()),
    }))
    .sort((a, b) => (a.word < b.word ? -1 : 1));
  return { language, entries, postings, run };
}

const packed = (text: string): string => plain(text).replace(/[^\p{L}\p{N}]+/gu, '');

/** The first posting whose word is not before `word`. */
function firstAt(postings: readonly Posting[], word: string): number {
  let low = 0;
  let high = postings.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((postings[middle]?.word ?? '') < word) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * Points of every entry for a word, 0 where it has none; with one that begins with it, too, where it may not be typed to its
 * end. A beginning of one letter stands in almost every entry: they are counted in place, and nothing is made on the way.
 */
function pointsFor({ postings, entries }: SearchIndex, word: string, isLast: boolean): Uint8Array {
  const found = new Uint8Array(entries.length);
  for (let at = firstAt(postings, word); at < postings.length; at += 1) {
    const posting = postings[at];
    if (!posting?.word.startsWith(word)) break;
    const isWhole = posting.word === word;
    if (!isWhole && !isLast) break;
    const times = isWhole ? wholeWord : 1;
    for (let place = 0; place < posting.entries.length; place += 1) {
      const entry = posting.entries[place] ?? 0;
      const value = (posting.points[place] ?? 0) * times;
      if (value > (found[entry] ?? 0)) found[entry] = value;
    }
  }
  return found;
}

const emptyByLanguage = new Map<Language, ReadonlySet<string>>();

function emptyWords(language: Language): ReadonlySet<string> {
  const known = emptyByLanguage.get(language) ?? new Set(faqStopWords[language].map(plain));
  emptyByLanguage.set(language, known);
  return known;
}

/** Words that say nothing are left out, unless there are no others. */
function telling(words: readonly string[], language: Language): readonly string[] {
  const rest = words.filter((word) => !emptyWords(language).has(word));
  return rest.length > 0 ? rest : words;
}

/**
 * All entries that have every word of what is looked for, best first, ties in the order of the entries. Large and small
 * letters are alike, marks do not count, and the last word may be the beginning of one.
 */
export function findAll(index: SearchIndex, query: string): readonly SearchEntry[] {
  const { entries, language, run } = index;
  const words = telling(queryWords(query, language), language);
  if (words.length === 0) return [];
  const byWord = words.map((word, at) => pointsFor(index, word, at === words.length - 1));
  const wanted = packed(cleanQuery(query));
  const scores = new Uint16Array(entries.length);
  const found: number[] = [];
  for (let number = 0; number < entries.length; number += 1) {
    if (!byWord.every((points) => points[number])) continue;
    const sum = byWord.reduce((total, points) => total + (points[number] ?? 0), 0);
    scores[number] = sum + (run[number]?.startsWith(wanted) ? beginsAlike : 0);
    found.push(number);
  }
  if (found.length === 0 && isUnspaced(wanted)) return entriesWithRun(index, wanted);
  found.sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b);
  return found.flatMap((number) => entries[number] ?? []);
}

/** Where a segmenter cuts question and text differently, what stands there as it is counts. */
function entriesWithRun({ entries, run }: SearchIndex, wanted: string): readonly SearchEntry[] {
  return entries.filter((_, number) => run[number]?.includes(wanted));
}

/** What was found by its kind; kinds without any are left out. */
export function inGroups(
  found: readonly SearchEntry[],
): readonly { kind: SearchKind; entries: readonly SearchEntry[] }[] {
  return searchKinds
    .map((kind) => ({ kind, entries: found.filter((entry) => entry.kind === kind) }))
    .filter(({ entries }) => entries.length > 0);
}
