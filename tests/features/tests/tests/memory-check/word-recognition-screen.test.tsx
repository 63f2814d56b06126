import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadWordLists } from '@/content/word-lists/load-word-lists';
import { learnedWords, newWords } from '@/lib/assessments/tests/memory-check/word-lists';
import { heading, pass, press, runAt, score, showTask, user, wordInView } from '../task-host.tsx';

const [list] = await loadWordLists('en');
if (!list) throw new Error('no list');
const words = learnedWords(list);
const learned = { listId: list.id, words, rounds: [[], [], []] };
const earlier = { word_learning: learned, word_delayed: { responses: [] } };

beforeEach(() => {
  window.scrollTo = () => {};
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const open = () => showTask('word_recognition', runAt('word_recognition', earlier));

async function answer(key: 'ArrowLeft' | 'ArrowRight'): Promise<void> {
  await user().keyboard(`{${key}}`);
  await pass(250);
}

async function begin() {
  const stage = await open();
  await press('Start');
  await screen.findByText('Word 1 of 24');
  return stage;
}

describe('telling learned words from new ones', () => {
  it('goes through all 24 words by keyboard, and its record is the one the scorer takes', async () => {
    const stage = await begin();
    const seen: string[] = [];
    for (let n = 1; n <= 24; n += 1) {
      expect(screen.getByText(`Word ${n} of 24`)).toBeVisible();
      seen.push(wordInView());
      await answer(words.includes(wordInView()) ? 'ArrowLeft' : 'ArrowRight');
    }
    expect(new Set(seen)).toEqual(new Set([...words, ...newWords(list)]));
    expect(heading()).toBe('The word task is done');
    expect(score('word_recognition', stage.record(), earlier).result).toMatchObject({
      hits: 12,
      falseAlarms: 0,
    });
    await press('Continue');
    expect(stage.onNext).toHaveBeenCalledOnce();
  });

  it('takes answers by button and reads the next word out', async () => {
    const stage = await begin();
    const first = wordInView();
    await press('It was not');
    await pass(250);
    expect(wordInView()).not.toBe(first);
    expect(screen.getByRole('status').textContent).toBe(wordInView());
    expect(stage.run().tasks.word_recognition?.data).toMatchObject({
      items: [{ word: first, old: words.includes(first), answer: 'new' }],
    });
  });

  it('takes one press for one word', async () => {
    await begin();
    await user().keyboard('{ArrowLeft}{ArrowLeft}');
    await pass(250);
    expect(screen.getByText('Word 2 of 24')).toBeVisible();
  });

  it('goes on after a reload with the word that was in view', async () => {
    const stage = await begin();
    for (let n = 0; n < 5; n += 1) await answer('ArrowRight');
    const word = wordInView();
    await stage.reload();
    await screen.findByText('Word 6 of 24');
    expect(wordInView()).toBe(word);
  });

  it('says so when the list cannot be found', async () => {
    const other = { ...earlier, word_learning: { ...learned, listId: 'gone' } };
    await showTask('word_recognition', runAt('word_recognition', other));
    await press('Start');
    expect(await screen.findByText('The words could not be loaded')).toBeVisible();
  });
});
