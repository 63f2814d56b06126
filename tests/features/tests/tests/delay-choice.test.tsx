import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startDelayChoice } from '@/lib/cognitive/delay-choice';
import { heading, pass, press, runAt, score, seed, showTask, user } from './task-host.tsx';

beforeEach(() => {
  window.scrollTo = () => {};
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const side = (name: 'left' | 'right') =>
  document.querySelector(`[data-action=choose-${name}]`)?.textContent ?? '';
const position = () => screen.getByText(/^Choice \d+ of 30$/).textContent;

/** Chooses by arrow key and waits for the next pair. */
async function choose(key: 'ArrowLeft' | 'ArrowRight'): Promise<void> {
  await user().keyboard(`{${key}}`);
  await pass(500);
}

const keyOf = (which: 'now' | 'later'): 'ArrowLeft' | 'ArrowRight' =>
  side('left').includes('now') === (which === 'now') ? 'ArrowLeft' : 'ArrowRight';

describe('the choice between money now and later', () => {
  it('says first that the money is imagined and that no answer is wrong', async () => {
    await showTask('delay_choice');
    expect(heading()).toBe('Now or later?');
    expect(screen.getByText(/Nobody is paid/)).toBeVisible();
    expect(screen.getByText(/no right or wrong answers/)).toBeVisible();
    expect(screen.queryByText(/^Choice/)).not.toBeInTheDocument();
  });

  it('is done by keyboard in thirty choices, and its record is the one the scorer takes', async () => {
    const stage = await showTask('delay_choice');
    await press('Start');
    for (let n = 1; n <= 30; n += 1) {
      expect(position()).toBe(`Choice ${n} of 30`);
      // A week is worth waiting for, longer is not.
      await choose(keyOf(`${side('left')}${side('right')}`.includes('1 week') ? 'later' : 'now'));
    }
    expect(heading()).toBe('That was the last choice');
    const { domains } = score('delay_choice', stage.record());
    expect(domains?.sooner_preference).toBeGreaterThan(50);
    expect(stage.onNext).not.toHaveBeenCalled();
    await press('Continue');
    expect(stage.onNext).toHaveBeenCalledOnce();
  });

  it('puts the amount now on the side the seed says, without a currency, and adjusts it', async () => {
    await showTask('delay_choice');
    await press('Start');
    const { nowSides } = startDelayChoice(seed);
    expect(side(nowSides[0] ?? 'left')).toBe('500now');
    const other = nowSides[0] === 'left' ? 'right' : 'left';
    expect(side(other)).toMatch(/^1,000in 1 (week|month|year)|^1,000in \d months/);
    await choose(keyOf('now'));
    expect(`${side('left')} ${side('right')}`).toContain('250now');
    await choose(keyOf('later'));
    expect(`${side('left')} ${side('right')}`).toContain('375now');
  });

  it('reads each pair out, and takes no second press before the next pair stands', async () => {
    const stage = await showTask('delay_choice');
    await press('Start');
    expect(screen.getByRole('status')).toHaveTextContent(/^Choice 1 of 30\. Left: .+\. Right: .+\.$/);
    await user().keyboard('{ArrowLeft}{ArrowLeft}');
    expect(stage.run().tasks.delay_choice?.data).toMatchObject({ answers: { length: 1 } });
    expect(screen.getByRole('status').textContent).toBe('');
    await pass(500);
    expect(screen.getByRole('status')).toHaveTextContent('Choice 2 of 30');
  });

  it('goes on after a reload with the pair that was in view', async () => {
    const stage = await showTask('delay_choice');
    await press('Start');
    for (let n = 0; n < 8; n += 1) await choose('ArrowRight');
    const pair = [side('left'), side('right')];
    await stage.reload();
    expect(position()).toBe('Choice 9 of 30');
    expect([side('left'), side('right')]).toEqual(pair);
    expect(stage.record()).toBeUndefined();
  });

  it('starts anew when what was kept cannot be read', async () => {
    const run = runAt('delay_choice');
    await showTask('delay_choice', {
      ...run,
      tasks: { delay_choice: { data: { answers: ['maybe'] }, complete: false, at: run.startedAt } },
    });
    expect(heading()).toBe('Now or later?');
  });
});
