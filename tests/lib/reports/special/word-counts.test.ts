import { describe, expect, it } from 'vitest';
import { wordCounts } from '../../../../src/lib/reports/special/word-counts.ts';

const recall = (correct: number) => ({ classes: [], correct, intrusions: 1, repetitions: 0 });
const tasks = {
  word_learning: { raw: {}, result: { rounds: [recall(5), recall(7), recall(9)] } },
  word_delayed: { raw: {}, result: recall(8) },
  word_recognition: { raw: {}, result: { hits: 11, falseAlarms: 1, measures: { storedIndex: 70 } } },
};

describe('counts of the word task', () => {
  it('reads plain counts and nothing worked out from them', () => {
    expect(wordCounts(tasks)).toEqual({
      words: 12,
      rounds: [5, 7, 9],
      delayed: 8,
      recognised: { hits: 11, falseAlarms: 1 },
    });
  });

  it('reads what is there of a task that was left, and null when nothing is', () => {
    expect(wordCounts({ word_learning: tasks.word_learning })).toEqual({
      words: 12,
      rounds: [5, 7, 9],
      delayed: null,
      recognised: null,
    });
    expect(wordCounts({})).toBeNull();
    expect(wordCounts(undefined)).toBeNull();
    expect(wordCounts({ word_delayed: { result: 'nine' } })).toBeNull();
  });
});
