import { describe, expect, it } from 'vitest';
import { loadWordLists, wordListLanguages } from '@/content/word-lists/load-word-lists.ts';
import { learnedWords, newWords } from '@/lib/assessments/tests/memory-check/word-lists.ts';

describe('loading word lists', () => {
  it('gives lists of 12 words to learn and 12 new ones in every language that has them', async () => {
    expect(wordListLanguages).toContain('en');
    for (const language of wordListLanguages) {
      for (const list of await loadWordLists(language)) {
        expect(learnedWords(list)).toHaveLength(12);
        expect(newWords(list)).toHaveLength(12);
      }
    }
  });

  it('refuses a language without lists instead of borrowing those of another', async () => {
    await expect(loadWordLists('fr', {})).rejects.toThrow('no word lists in fr');
  });

  it('refuses a file with a word missing', async () => {
    const [list] = await loadWordLists('en');
    const short = { lists: [{ ...list, other_new_words: list?.other_new_words.slice(1) }] };
    await expect(
      loadWordLists('en', { './en.json': () => Promise.resolve({ default: short }) }),
    ).rejects.toThrow('other_new_words');
  });
});
