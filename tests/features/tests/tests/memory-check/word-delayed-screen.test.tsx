import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { heading, pass, press, runAt, score, showTask, user } from '../task-host.tsx';

const words = [
  ...['owl', 'goose', 'parrot', 'swan'],
  ...['ruler', 'crayon', 'stapler', 'envelope'],
  ...['valley', 'island', 'meadow', 'cliff'],
];
const learned = { listId: 'en-01', words, rounds: [[], [], []] };
const minute = 60_000;

beforeEach(() => {
  window.scrollTo = () => {};
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** The recall opens this long after the learning. */
const openAfter = (ms: number) =>
  showTask('word_delayed', runAt('word_delayed', { word_learning: learned }, Date.now() - ms));
const next = () => screen.getByRole('status').textContent;

describe('the recall after the pause', () => {
  it('begins at once when five minutes have passed', async () => {
    await openAfter(5 * minute);
    expect(heading()).toBe('The words from the beginning');
  });

  it('is filled with connecting numbers when it opens early, and comes when the five minutes are over', async () => {
    await openAfter(2 * minute);
    expect(heading()).toBe('Connect the numbers');
    expect(screen.getByText('The next part starts in about 3 minutes')).toBeVisible();
    await pass(2.5 * minute);
    expect(screen.getByText('The next part starts in less than a minute')).toBeVisible();
    await pass(30_000);
    expect(heading()).toBe('The words from the beginning');
  });

  it('waits no longer than five minutes when the clock was set back', async () => {
    await openAfter(-60 * minute);
    expect(screen.getByText('The next part starts in about 5 minutes')).toBeVisible();
  });

  it('keeps words at once and makes the record the scorer takes', async () => {
    const stage = await openAfter(6 * minute);
    await press('Start');
    await user().keyboard('owl{Enter}gose{Enter}owl{Enter}');
    await stage.reload();
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['owl', 'gose', 'owl']);
    await user().keyboard('zebra{Enter}');
    await press('I have no more words');
    const scored = score('word_delayed', stage.record(), { word_learning: learned });
    expect(scored.result).toMatchObject({ correct: 2, repetitions: 1, intrusions: 1 });
    await press('Continue');
    expect(stage.onNext).toHaveBeenCalledOnce();
  });

  it('ends by itself after 90 seconds', async () => {
    const stage = await openAfter(6 * minute);
    await press('Start');
    await pass(91_000);
    expect(heading()).toBe('Thank you');
    expect(stage.record()).toEqual({ responses: [] });
  });
});

describe('connecting numbers', () => {
  const tap = (number: number) => user().click(screen.getByText(String(number), { selector: 'button' }));

  it('goes by tapping in order; another number changes nothing', async () => {
    await openAfter(0);
    expect(next()).toBe('Next number: 1');
    await tap(7);
    expect(next()).toBe('Next number: 1');
    await tap(1);
    await tap(2);
    expect(next()).toBe('Next number: 3');
  });

  it('goes by typing too, and a new path follows the last number', async () => {
    await openAfter(0);
    await user().click(screen.getByRole('textbox', { name: 'Or type the next number' }));
    const place = () => screen.getByText('1', { selector: 'button' }).getAttribute('style');
    const before = place();
    for (let number = 1; number <= 25; number += 1) await user().keyboard(String(number));
    expect(next()).toBe('Next number: 1');
    expect(place()).not.toBe(before);
  });

  it('forgets a number that was typed wrong', async () => {
    await openAfter(0);
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Or type the next number' });
    await user().click(field);
    await user().keyboard('9');
    expect(field).toHaveValue('');
    await user().keyboard('123');
    expect(next()).toBe('Next number: 4');
  });
});
