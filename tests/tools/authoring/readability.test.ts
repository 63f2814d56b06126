import { describe, expect, it } from 'vitest';
import { measureReadability, splitSentences } from '../../../tools/authoring/readability.ts';

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
