import 'fake-indexeddb/auto';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadWordLists } from '@/content/word-lists/load-word-lists';
import { clearStored, updateStored } from '@/integrations/local-db/open';
import type { WordLearningRecord } from '@/lib/assessments/tests/memory-check/task';
import { heading, pass, press, score, setHidden, showTask, user, wordInView } from '../task-host.tsx';

beforeEach(async () => {
  window.scrollTo = () => {};
  await clearStored();
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Watches words go by, from the empty time before the next one; gives them in the order shown. */
async function watch(count: number, leadMs = 1000): Promise<string[]> {
  const seen: string[] = [];
  for (let n = 0; n < count; n += 1) {
    await pass(n === 0 ? leadMs : 500);
    seen.push(wordInView());
    await pass(1500);
    expect(wordInView()).toBe('');
  }
  return seen;
}

async function watchRound(): Promise<string[]> {
  const seen = await watch(12);
  await pass(500);
  return seen;
}

const listed = () => screen.queryAllByRole('listitem').map((item) => item.textContent);
const write = (words: readonly string[]) => user().keyboard(words.map((word) => `${word}{Enter}`).join(''));

describe('learning the words', () => {
  it('asks first not to write words down, to be alone, and names typing and dictation', async () => {
    await showTask('word_learning');
    expect(heading()).toBe('Learn 12 words');
    expect(screen.getByText(/do this alone, and do not write the words down/)).toBeVisible();
    expect(screen.getByText(/dictation of your device/)).toBeVisible();
    expect(wordInView()).toBe('');
  });

  it('goes by keyboard through three rounds, and its record is the one the scorer takes', async () => {
    const stage = await showTask('word_learning');
    await press('Show the words');
    const orders: string[][] = [];
    for (let round = 1; round <= 3; round += 1) {
      const seen = await watchRound();
      orders.push(seen);
      expect(heading()).toBe('Which words do you remember?');
      expect(screen.getByText(`Round ${round} of 3`)).toBeVisible();
      // The field has the focus: typing goes on at once.
      await write([...seen.slice(0, round + 3), 'zebra']);
      expect(listed()).toEqual([...seen.slice(0, round + 3), 'zebra']);
      await press('I have no more words');
      if (round < 3) await press('Show the words');
    }
    expect(heading()).toBe('The word part is done for now');
    const record = stage.record() as WordLearningRecord;
    const list = (await loadWordLists('en')).find(({ id }) => id === record.listId);
    expect(new Set(record.words)).toEqual(new Set(list?.groups.flatMap(({ words }) => words)));
    for (const order of orders) expect(new Set(order)).toEqual(new Set(record.words));
    expect(orders[0]).not.toEqual(orders[1]);
    expect(score('word_learning', record).result).toMatchObject({
      rounds: [
        { correct: 4, intrusions: 1 },
        { correct: 5, intrusions: 1 },
        { correct: 6, intrusions: 1 },
      ],
    });
    await press('Continue');
    expect(stage.onNext).toHaveBeenCalledOnce();
  });

  it('says each word to screen readers as it stands there', async () => {
    await showTask('word_learning');
    await press('Show the words');
    await pass(1000);
    expect(screen.getByRole('status').textContent).toBe(wordInView());
    expect(wordInView()).not.toBe('');
  });

  it('goes on after a reload with the next word, and only after a press', async () => {
    const stage = await showTask('word_learning');
    await press('Show the words');
    const first = await watch(4);
    await pass(500);
    const fifth = wordInView();
    await stage.reload();
    expect(screen.getByText('The words stopped. 7 words of this round are still to come.')).toBeVisible();
    await pass(5000);
    expect(wordInView()).toBe('');
    await press('Go on with the words');
    const rest = await watch(7);
    expect(new Set([...first, fifth, ...rest]).size).toBe(12);
    await pass(500);
    expect(heading()).toBe('Which words do you remember?');
  });

  it('stops the words while another page is in front', async () => {
    await showTask('word_learning');
    await press('Show the words');
    await watch(3);
    setHidden(true);
    await pass(20_000);
    setHidden(false);
    expect(screen.getByText('The words stopped. 9 words of this round are still to come.')).toBeVisible();
  });
});

describe('writing the words down', () => {
  async function toRecall() {
    const stage = await showTask('word_learning');
    await press('Show the words');
    await watchRound();
    return stage;
  }

  it('keeps every word at once and never says whether it is right', async () => {
    const stage = await toRecall();
    await write(['owl', 'nonsense']);
    expect(stage.run().tasks.word_learning?.data).toMatchObject({
      recall: { responses: [{ text: 'owl' }, { text: 'nonsense' }] },
    });
    const [right, wrong] = screen.getAllByRole('listitem').map((item) => item.className);
    expect(right).toBe(wrong);
  });

  it('goes on after a reload with the words and the time left', async () => {
    const stage = await toRecall();
    await pass(30_000);
    await write(['owl']);
    await stage.reload();
    expect(listed()).toEqual(['owl']);
    const bar = screen.getByRole('progressbar', { name: 'Time for this round' });
    expect(Number(bar.getAttribute('aria-valuenow'))).toBeLessThan(61_000);
    expect(Number(bar.getAttribute('aria-valuenow'))).toBeGreaterThan(55_000);
  });

  it('lets no time pass while the page is hidden or left', async () => {
    const stage = await toRecall();
    await pass(40_000);
    setHidden(true);
    await pass(300_000);
    setHidden(false);
    await pass(40_000);
    expect(heading()).toBe('Which words do you remember?');
    await stage.reload();
    await pass(4000);
    expect(heading()).toBe('Which words do you remember?');
    await pass(7000);
    expect(heading()).toBe('Round 2 of 3');
  });

  it('ends after 90 seconds with the word that still stands in the field', async () => {
    const stage = await toRecall();
    await user().keyboard('goose');
    await pass(91_000);
    expect(heading()).toBe('Round 2 of 3');
    expect(stage.run().tasks.word_learning?.data).toMatchObject({
      rounds: [[{ text: 'goose', atMs: 90_000 }]],
    });
  });

  it('parts what was dictated in one go into words', async () => {
    await toRecall();
    await write(['owl, goose and swan']);
    expect(listed()).toEqual(['owl', 'goose', 'and', 'swan']);
  });

  it('adds nothing for an empty field', async () => {
    await toRecall();
    await user().keyboard('  {Enter}');
    expect(listed()).toEqual([]);
  });
});

describe('the list', () => {
  const attempt = (number: number, listId: string) => ({
    id: `5b8f0f6e-0000-4000-8000-00000000000${number}`,
    test_id: 'memory_check',
    instrument_version: '1.0.0',
    form: 'self',
    language: 'en',
    overall: 20,
    domains: {},
    band: 'Low',
    question_ids: [],
    answers: {},
    item_times_ms: {},
    item_languages: {},
    total_score: 1,
    max_possible_score: 4,
    answered_count: 1,
    quality: { level: 'ok', flags: [], thin_prefixes: [], out_of_range: false },
    started_at: `2025-0${number}-01T10:00:00.000Z`,
    completed_at: `2025-0${number}-01T10:20:00.000Z`,
    seed: 'a',
    tasks: { word_learning: { raw: { listId }, result: {} } },
  });

  it('is one the person has not had', async () => {
    vi.useRealTimers();
    const ids = (await loadWordLists('en')).map(({ id }) => id);
    const [left, ...had] = ids.toReversed();
    for (const [index, id] of had.entries()) {
      const past = attempt(index + 1, id);
      await updateStored('attempts', past.id, () => past);
    }
    const stage = await showTask('word_learning');
    await userEvent.click(screen.getByRole('button', { name: 'Show the words' }));
    expect(stage.run().tasks.word_learning?.data).toMatchObject({ listId: left });
  });
});
