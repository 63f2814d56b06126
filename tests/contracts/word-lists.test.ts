import { describe, expect, it } from 'vitest';
import {
  learnedWords,
  newWords,
  readWordLists,
  type WordList,
} from '@/lib/assessments/tests/memory-check/word-lists.ts';
import { syllablesOf } from '../../src/lib/readability.ts';

// Word lists of the Memory Check: every list must be as hard to mix up with itself and with the others as the rest.
const files = import.meta.glob<unknown>('../../src/content/word-lists/*.json', {
  eager: true,
  import: 'default',
});
const languages = Object.entries(files).map(([file, value]) => ({
  language: file.split('/').at(-1)?.replace('.json', '') ?? '',
  lists: readWordLists(value),
}));

/** With 90 days between two attempts no list comes back within a year; the rest is room for broken attempts. */
const MIN_LISTS = 8;
/** A typed word may be off by at most 2 letters, so a nearer word of the list could be counted for it. */
const MIN_DISTANCE = 3;
const SHARED_START = 3;
const LETTERS = { min: 3, max: 9 };

const allWords = (list: WordList) => [...learnedWords(list), ...newWords(list)];
/** As the task compares words: case, marks and punctuation removed. */
const plain = (word: string) =>
  word
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

describe.each(languages)('the word lists in $language', ({ language, lists }) => {
  it('are enough, each with an id of its own that starts with the language', () => {
    expect(lists.length).toBeGreaterThanOrEqual(MIN_LISTS);
    expect(new Set(lists.map(({ id }) => id)).size).toBe(lists.length);
    for (const { id } of lists) expect(id.startsWith(`${language}-`)).toBe(true);
  });

  it('name three different groups each', () => {
    for (const { groups } of lists) expect(new Set(groups.map(({ name }) => name)).size).toBe(3);
  });

  it('never use a word or a group twice, in one list or in two', () => {
    const words = lists.flatMap(allWords).map(plain);
    expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
    const groups = lists.flatMap((list) => list.groups.map(({ name }) => name));
    expect(new Set(groups).size).toBe(groups.length);
  });

  it('hold single plain words of 3 to 9 letters', () => {
    const odd = lists
      .flatMap(allWords)
      .filter((word) => !/^\p{Ll}+$/u.test(word) || word.length < LETTERS.min || word.length > LETTERS.max);
    expect(odd).toEqual([]);
  });

  it.each(lists.map((list) => ({ id: list.id, list })))(
    'keep the words of $id apart in sound and spelling',
    ({ list }) => {
      const words = allWords(list).map(plain);
      const pairs = words.flatMap((left, i) =>
        words.slice(i + 1).map((right) => ({ pair: `${left}, ${right}`, left, right })),
      );
      expect(pairs.filter(({ left, right }) => distance(left, right) < MIN_DISTANCE)).toEqual([]);
      const sameStart = ({ left, right }: { left: string; right: string }) =>
        left.slice(0, SHARED_START) === right.slice(0, SHARED_START);
      expect(pairs.filter(sameStart)).toEqual([]);
    },
  );
});

describe('the English word lists', () => {
  const lists = languages.find(({ language }) => language === 'en')?.lists ?? [];

  it('exist', () => {
    expect(lists.length).toBeGreaterThan(0);
  });

  it('are mostly words of one or two syllables, in every list alike', () => {
    for (const list of lists) {
      const long = allWords(list).filter((word) => syllablesOf(word) > 2);
      expect(long.length, `${list.id}: ${long.join(', ')}`).toBeLessThanOrEqual(6);
      expect(learnedWords(list).filter((word) => syllablesOf(word) > 3)).toEqual([]);
    }
  });

  it('hold no word that sounds like another one', () => {
    expect(lists.flatMap(allWords).filter((word) => homophones.has(word))).toEqual([]);
  });
});

/** Optimal string alignment distance: letters added, left out, changed, or swapped with the next one. */
function distance(left: string, right: string): number {
  const rows = Array.from({ length: left.length + 1 }, (_, i) => [
    i,
    ...Array.from({ length: right.length }, (_, j) => (i === 0 ? j + 1 : 0)),
  ]);
  const at = (i: number, j: number) => rows[i]?.[j] ?? Number.POSITIVE_INFINITY;
  for (let i = 1; i <= left.length; i += 1) {
    for (let j = 1; j <= right.length; j += 1) {
      const change = left[i - 1] === right[j - 1] ? 0 : 1;
      const swapped = i > 1 && j > 1 && left[i - 1] === right[j - 2] && left[i - 2] === right[j - 1];
      const costs = [at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + change];
      if (swapped) costs.push(at(i - 2, j - 2) + 1);
      (rows[i] as number[])[j] = Math.min(...costs);
    }
  }
  return at(left.length, right.length);
}

/** Everyday English nouns with a twin in sound, in American or southern British speech. */
const homophones = new Set(
  (
    'ant aunt axe ball beach bean bear bee beech beet bell berry board boulder bow bowl bread buoy carrot cell cellar ' +
    'cereal cord core currant deer desert doe dough fair ferry fir flea flour flower fur gate grate hair hare heel ' +
    'hoe hole horse hose jam key knight knot lead leaf leek lynx mail maze medal metal moose mousse muscle mussel ' +
    'night nose oar pail pain pair pane paw pea peak pear pedal pie pigeon plain plane plum pole pore quay rain razor ' +
    'ring road rose sail sauce saw scene seam shoe skull sole son stair stake steak sun tail tea tear tee throne tide ' +
    'tire toad toe tuba urn vane vein wail waist wheel whale wood yolk'
  ).split(' '),
);
