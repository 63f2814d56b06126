import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  editDistance,
  judgeRecall,
  type ListMemoryInput,
  listMemory,
  normaliseWord,
} from '../../../src/lib/cognitive/word-memory.ts';
import { expectWithin, vectorGroup } from './vector-groups.ts';

describe('list memory of the reference', () => {
  const group = vectorGroup<ListMemoryInput, object>('list_memory');
  it.each(group.cases)('$id', ({ input, expected }) => {
    expectWithin(listMemory(input), expected, group.tolerance);
  });

  it('keeps an index from 0 to 100', () => {
    const all = { t1: 12, t2: 12, t3: 12, delayed: 12, recognitionHits: 12, recognitionFalseAlarms: 0 };
    const none = { t1: 0, t2: 0, t3: 0, delayed: 0, recognitionHits: 0, recognitionFalseAlarms: 12 };
    expect(listMemory(all).storedIndex).toBe(100);
    expect(listMemory(none).storedIndex).toBe(0);
  });
});

describe('recalled words', () => {
  const group = vectorGroup<{ targets: string[]; responses: string[] }, object>('recall_matching');
  it.each(group.cases)('$id of the reference', ({ input, expected }) => {
    expectWithin(judgeRecall(input.targets, input.responses), expected, group.tolerance);
  });

  it('counts a response for the nearest word, the first of two as near', () => {
    expect(judgeRecall(['boat', 'coat'], ['coat', 'coat', 'boat']).classes).toEqual([
      'correct',
      'repetition',
      'correct',
    ]);
    expect(judgeRecall(['boat', 'coat'], ['goat', 'goat']).classes).toEqual(['correct', 'repetition']);
  });

  it('reads words without case, accents and punctuation', () => {
    expect(normaliseWord('  Crème-brûlée! ')).toBe('cremebrulee');
    expect(normaliseWord('ＡＢ１')).toBe('ab1');
  });

  it('measures the distance of two words the same way from both sides', () => {
    const word = fc.string({ maxLength: 8, unit: fc.constantFrom('a', 'b', 'c') });
    fc.assert(
      fc.property(word, word, (a, b) => {
        expect(editDistance(a, b)).toBe(editDistance(b, a));
        expect(editDistance(a, b) === 0).toBe(a === b);
        expect(editDistance(a, b)).toBeLessThanOrEqual(Math.max(a.length, b.length));
      }),
    );
    expect(editDistance('window', 'windwo')).toBe(1);
  });
});
