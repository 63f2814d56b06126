import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  contentWords,
  differInOneWord,
  jaccard,
  readingGrade,
  verbAndObject,
} from '../../../tools/authoring/bank-text.ts';

const STEM = 'How often do you';

describe('reading grade', () => {
  it('follows the formula for a known sentence', () => {
    // 9 words, 10 syllables
    const expected = 0.39 * 9 + (11.8 * 10) / 9 - 15.59;
    expect(readingGrade('How often do you leave a task half done?')).toBeCloseTo(expected, 10);
  });

  it('is 0 for a text without words', () => {
    expect(readingGrade(' ? ')).toBe(0);
  });

  it('rises with longer words', () => {
    expect(readingGrade('How often do you comprehend complicated instructions?')).toBeGreaterThan(
      readingGrade('How often do you grasp hard steps?'),
    );
  });
});

describe('likeness', () => {
  it('leaves out the opening and the light words', () => {
    expect(contentWords('How often do you pay a bill after its due date?', STEM)).toEqual([
      'pay',
      'bill',
      'due',
      'date',
    ]);
  });

  it('keeps the whole text when it opens differently', () => {
    expect(contentWords('Do you pay bills?', STEM)).toEqual(['do', 'pay', 'bills']);
  });

  it('divides the shared words by all words', () => {
    expect(jaccard(['a', 'b', 'c'], ['b', 'c', 'd'])).toBe(0.5);
    expect(jaccard([], [])).toBe(1);
    expect(jaccard(['a'], [])).toBe(0);
  });

  it('does not depend on the order of the two texts and stays between 0 and 1', () => {
    const words = fc.array(fc.constantFrom('task', 'page', 'call', 'list', 'plan'));
    fc.assert(
      fc.property(words, words, (left, right) => {
        const likeness = jaccard(left, right);
        expect(likeness).toBe(jaccard(right, left));
        expect(likeness).toBeGreaterThanOrEqual(0);
        expect(likeness).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('sees a single replaced word', () => {
    expect(differInOneWord(['pay', 'bill', 'late'], ['pay', 'fee', 'late'])).toBe(true);
    expect(differInOneWord(['pay', 'bill', 'late'], ['pay', 'bill', 'late'])).toBe(false);
    expect(differInOneWord(['pay', 'bill'], ['pay', 'bill', 'late'])).toBe(false);
  });
});

describe('main verb and object', () => {
  it('takes the first two content words and the last', () => {
    expect(verbAndObject('How often do you leave a task halfway to see something?', STEM)).toEqual({
      verb: 'leave',
      object: 'task',
      lastWord: 'something',
    });
  });

  it('looks past a helping verb', () => {
    expect(verbAndObject('How often do you forget to lock a door?', STEM).verb).toBe('lock');
    expect(verbAndObject('How often do you need a quiet room?', STEM).verb).toBe('need');
  });

  it('is empty for an empty text', () => {
    expect(verbAndObject('', STEM)).toEqual({ verb: '', object: '', lastWord: '' });
  });
});
