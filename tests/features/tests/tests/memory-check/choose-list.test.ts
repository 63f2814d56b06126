import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseList } from '@/features/tests/tests/memory-check/choose-list';
import type { WordList } from '@/lib/assessments/tests/memory-check/word-lists';

const listOf = (id: string): WordList => ({ id, groups: [], other_new_words: [] });
const lists = ['a', 'b', 'c', 'd', 'e', 'f'].map(listOf);
const ids = fc.array(fc.constantFrom(...lists.map(({ id }) => id)), { maxLength: 12 });

describe('the choice of a word list', () => {
  it('never repeats a list while another one is left', () => {
    fc.assert(
      fc.property(ids, fc.uuid(), (had, seed) => {
        const chosen = chooseList(lists, had, seed);
        return new Set(had).size === lists.length || !had.includes(chosen?.id ?? '');
      }),
    );
  });

  it('takes the list had longest ago when all were had', () => {
    expect(chooseList(lists, ['c', 'a', 'b', 'f', 'd', 'e', 'd'], 'seed')?.id).toBe('e');
  });

  it('depends on the seed alone, and different seeds reach every list', () => {
    const chosen = Array.from({ length: 60 }, (_, n) => chooseList(lists, [], `seed ${n}`)?.id);
    expect(new Set(chosen).size).toBe(lists.length);
    expect(chooseList(lists, [], 'seed 1')).toBe(chooseList(lists, [], 'seed 1'));
  });

  it('finds none where there is none', () => {
    expect(chooseList([], [], 'seed')).toBeUndefined();
  });
});
