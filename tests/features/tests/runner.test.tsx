import 'fake-indexeddb/auto';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readAllStored } from '@/integrations/local-db/open';
import { backend } from './backend.ts';
import {
  answerBy,
  atQuestion,
  page,
  radio,
  saved,
  start,
  startAfresh,
  toastTitles,
} from './screening-page.tsx';

vi.mock('@/integrations/supabase/client', async () => (await import('./backend.ts')).fakeClientModule);

beforeEach(startAfresh);

describe('a question', () => {
  it('shows all five answers in order, none chosen, under the window to look back on', async () => {
    page();
    await start();
    const names = screen.getAllByRole('radio').map((each) => each.closest('label')?.textContent);
    expect(names).toEqual(['Never1', 'Rarely2', 'Sometimes3', 'Often4', 'Very Often5']);
    expect(screen.getAllByRole<HTMLInputElement>('radio').some(({ checked }) => checked)).toBe(false);
    expect(screen.getByText('Over the past 6 months')).toBeVisible();
  });

  it('has the focus on its text and names the answers with it', async () => {
    page();
    await start();
    const heading = screen.getByRole('heading', { level: 1 });
    expect(heading).toHaveFocus();
    expect(heading).toHaveTextContent(/^Question 1 of 18\. How often do you .*\?$/);
    expect(screen.getByRole('radiogroup', { name: heading.textContent ?? '' })).toBeInTheDocument();
    await answerBy('2');
    await atQuestion(2);
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('says how far one is', async () => {
    page();
    await start();
    await answerBy('2');
    await atQuestion(2);
    const progress = screen.getByRole('progressbar', { name: 'Progress' });
    expect(progress).toHaveAttribute('aria-valuetext', 'Question 2 of 18, 5% complete');
    expect(screen.getByText('5% complete', { exact: false })).toBeVisible();
  });

  it('is answered by the keys 1 to 5 and left by Enter and Backspace', async () => {
    page();
    await start();
    await userEvent.keyboard('4');
    expect(radio('Often')).toBeChecked();
    expect(radio('Often')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await atQuestion(2);
    await userEvent.keyboard('{Backspace}');
    await atQuestion(1);
    expect(radio('Often')).toBeChecked();
  });

  it('takes no key that is held down for another answer', async () => {
    page();
    await start();
    await userEvent.keyboard('3{Enter>3/}');
    await atQuestion(2);
  });

  it('leaves keys with a modifier to the browser', async () => {
    page();
    await start();
    await userEvent.keyboard('{Control>}3{/Control}{Alt>}2{/Alt}');
    expect(screen.getAllByRole<HTMLInputElement>('radio').some(({ checked }) => checked)).toBe(false);
  });

  it('is reached by an arrow key from its text, without choosing for the person', async () => {
    page();
    await start();
    await userEvent.keyboard('{ArrowDown}');
    expect(radio('Never')).toHaveFocus();
    expect(radio('Never')).not.toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    expect(radio('Rarely')).toBeChecked();
  });

  it('asks for an answer or a skip before it goes on', async () => {
    page();
    await start();
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(screen.getByText('Choose an answer, or skip the question.')).toBeVisible();
    expect(radio('Never')).toHaveFocus();
    await atQuestion(1);
    await userEvent.keyboard('1');
    expect(screen.queryByText('Choose an answer, or skip the question.')).not.toBeInTheDocument();
  });

  it('keeps an answer when one goes back, and drops it when one skips the question then', async () => {
    page();
    await start();
    await answerBy('5');
    await atQuestion(2);
    await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
    await atQuestion(1);
    expect(radio('Very Often')).toBeChecked();
    await userEvent.click(screen.getByRole('button', { name: 'Skip this question' }));
    await atQuestion(2);
    await userEvent.keyboard('{Backspace}');
    await atQuestion(1);
    expect(radio('Very Often')).not.toBeChecked();
  });

  it('goes on by itself after a press, and says so on the first question only', async () => {
    page();
    await start();
    expect(screen.getByRole('switch', { name: 'Go on after each answer' })).toBeChecked();
    expect(screen.getByText('Moves on after each answer you tap or click')).toBeVisible();
    await userEvent.click(radio('Often'));
    await atQuestion(2);
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(screen.queryByText('Moves on after each answer you tap or click')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
    await atQuestion(1);
    expect(radio('Often')).toBeChecked();
  });

  it('waits for Enter or Next after an answer by key', async () => {
    page();
    await start();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    fireEvent.keyDown(document.body, { key: '4' });
    fireEvent.keyDown(radio('Often'), { key: 'ArrowDown' });
    fireEvent.click(radio('Very Often')); // what a browser does for an arrow key
    act(() => void vi.advanceTimersByTime(1000));
    vi.useRealTimers();
    expect(radio('Very Often')).toBeChecked();
    await atQuestion(1);
  });

  it('stays after a press for who turned that off, also the next time', async () => {
    page();
    await start();
    await userEvent.click(screen.getByRole('switch', { name: 'Go on after each answer' }));
    cleanup();
    page();
    await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
    await atQuestion(1);
    expect(screen.getByRole('switch', { name: 'Go on after each answer' })).not.toBeChecked();
    expect(screen.queryByText('Moves on after each answer you tap or click')).not.toBeInTheDocument();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    fireEvent.pointerDown(radio('Often'));
    fireEvent.click(radio('Often'));
    act(() => void vi.advanceTimersByTime(1000));
    vi.useRealTimers();
    expect(radio('Often')).toBeChecked();
    await atQuestion(1);
  });

  it('goes on after number keys for who asked for it, never after arrow keys', async () => {
    page();
    await start();
    const goOn = screen.getByRole('switch', { name: 'Go on after each answer' });
    await userEvent.click(goOn);
    await userEvent.click(goOn);
    await userEvent.keyboard('2');
    await atQuestion(2);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    fireEvent.keyDown(radio('Rarely'), { key: 'ArrowDown' });
    fireEvent.click(radio('Sometimes')); // what a browser does for an arrow key
    act(() => void vi.advanceTimersByTime(1000));
    vi.useRealTimers();
    expect(radio('Sometimes')).toBeChecked();
    await atQuestion(2);
  });

  it('does not hand in by itself: the last answer waits to be finished by hand', async () => {
    page();
    await start();
    for (let number = 1; number < 18; number += 1) {
      await atQuestion(number);
      await answerBy('3');
    }
    await atQuestion(18);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    fireEvent.pointerDown(radio('Often'));
    fireEvent.click(radio('Often'));
    act(() => void vi.advanceTimersByTime(1000));
    vi.useRealTimers();
    expect(radio('Often')).toBeChecked();
    await atQuestion(18);
    expect(screen.getByRole('button', { name: 'Finish' })).toBeVisible();
  });

  it('says that it is saved when the device holds the answer', async () => {
    page();
    await start();
    await userEvent.keyboard('4');
    await saved();
    expect(JSON.stringify(await readAllStored('runs'))).toContain('"value":4');
  });
});

describe('an interrupted run', () => {
  it.each([1, 7, 18])('is there again after a reload at question %i', async (number) => {
    page();
    await start();
    for (let index = 0; index < number - 1; index += 1) {
      await atQuestion(index + 1);
      await answerBy('2');
    }
    await atQuestion(number);
    await userEvent.keyboard('4');
    await saved();
    const text = screen.getByRole('heading', { level: 1 }).textContent;
    const [record] = (await readAllStored('runs')) as { attemptId: string }[];
    cleanup();
    page(`/focus-snapshot?run=${record?.attemptId}`);
    await atQuestion(number);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(text);
    expect(radio('Often')).toBeChecked();
  });

  it('is offered on the intro, and starting over asks first', async () => {
    page();
    await start();
    for (let index = 1; index <= 6; index += 1) {
      await answerBy('3');
      await atQuestion(index + 1);
    }
    await saved();
    cleanup();
    page();
    expect(await screen.findByText('Continue where you stopped: question 7 of 18')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Start over' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Keep my answers' }));
    expect(screen.getByText('Continue where you stopped: question 7 of 18')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Start over' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Start over' }));
    await atQuestion(1);
    expect(screen.getAllByRole<HTMLInputElement>('radio').some(({ checked }) => checked)).toBe(false);
  });

  it('is kept when one leaves, without a question', async () => {
    page();
    await start();
    await userEvent.keyboard('4');
    await saved();
    await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
    expect(await screen.findByRole('heading', { name: 'Elsewhere' })).toBeInTheDocument();
    expect(toastTitles()).toEqual(['Your answers are kept']);
    expect(await readAllStored('runs')).toHaveLength(1);
  });

  it('is not offered to another person', async () => {
    backend.user = '11111111-1111-4111-8111-111111111111';
    page();
    await start();
    await saved();
    cleanup();
    backend.user = '22222222-2222-4222-8222-222222222222';
    page();
    expect(await screen.findByRole('button', { name: 'Start the Focus Snapshot' })).toBeInTheDocument();
  });

  it('says so when the address names a run that is not there', async () => {
    page('/focus-snapshot?run=4f9f3c9e-5d5a-4a63-9a53-0c2f6f6f7a01');
    const text = 'Assessment session not found. Please start a new assessment.';
    expect(await screen.findByRole('heading', { name: text })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Start a new self-check' })).toHaveAttribute(
      'href',
      '/focus-snapshot',
    );
  });
});
