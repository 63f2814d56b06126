import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { measureReadability, splitSentences, syllablesOf, wordsOf } from '../../src/lib/readability.ts';

describe('readability', () => {
  it('measures words, sentences and grade', () => {
    // 6 words, 2 sentences, 6 syllables: 0.39 * 3 + 11.8 * 1 - 15.59
    const { words, sentences, sentenceLength, grade } = measureReadability('The cat sat. The dog ran.');
    expect({ words, sentences, sentenceLength }).toEqual({ words: 6, sentences: 2, sentenceLength: 3 });
    expect(grade).toBeCloseTo(-2.62, 2);
  });

  it('grades long words and long sentences higher', () => {
    const plain = measureReadability('You may lose your place. Then you find it again.').grade;
    const heavy = measureReadability(
      'Considerable organizational difficulties may necessitate additional environmental modifications.',
    ).grade;
    expect(plain).toBeLessThan(5);
    expect(heavy).toBeGreaterThan(15);
  });

  it('ends a sentence only where one ends', () => {
    expect(splitSentences('It took 2.5 hours. Then it was done! "Was it?" Yes')).toEqual([
      'It took 2.5 hours.',
      'Then it was done!',
      '"Was it?"',
      'Yes',
    ]);
    expect(splitSentences('Use a list, e.g. on paper.')).toHaveLength(1);
  });

  it('is 0 for an empty text', () => {
    expect(measureReadability(' ?! ')).toEqual({ words: 0, sentences: 0, sentenceLength: 0, grade: 0 });
  });
});

describe('syllables', () => {
  it.each([
    ['the', 1],
    ['leave', 1],
    ['table', 2],
    ['page', 1],
    ['pages', 2],
    ['times', 1],
    ['boxes', 2],
    ['tables', 2],
    ['opened', 2],
    ['looked', 1],
    ['needed', 2],
    ['planned', 1],
    ['often', 2],
    ['you', 1],
    ['recipe', 2],
    ['mid-sentence', 3],
    ["people's", 2],
    ['20', 1],
  ])('counts %s as %i', (word, expected) => {
    expect(syllablesOf(word)).toBe(expected);
  });

  it('gives every word at least one', () => {
    fc.assert(fc.property(fc.string(), (word) => syllablesOf(word) >= 1));
  });
});

describe('words', () => {
  it('drop punctuation but keep apostrophes and hyphens inside', () => {
    expect(wordsOf("Don't ‘re-read’ it - ever?")).toEqual(["don't", 're-read', 'it', 'ever']);
  });
});
