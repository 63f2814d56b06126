import 'fake-indexeddb/auto';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { toastState } from '@/components/ui/toast-store';
import { readAllStored } from '@/integrations/local-db/open';
import {
  agreeAndStart,
  answerQuestions,
  atHeading,
  heading,
  openTest,
  startSignedIn,
  storedSubmission,
} from './account-test.tsx';

vi.mock('@/integrations/supabase/client', async () => (await import('./backend.ts')).fakeClientModule);

beforeEach(startSignedIn);

async function startInterview(): Promise<void> {
  openTest('/test/attentionflow');
  await agreeAndStart();
  await atHeading(/^Part 1 of 7: Background\. Background question\. Were these patterns/);
}

/** Answers the first module so that two of its questions trigger a set; the set about the first one is in view then. */
async function firstModule(): Promise<string[]> {
  await userEvent.keyboard('3{Enter}');
  await atHeading(/^Part 2 of 7: Unsteady Attention\. Question 1 of 40\./);
  const asked: string[] = [];
  for (const key of '4252222') {
    asked.push(heading().textContent.replace(/^.*of 40\. /, ''));
    await answerQuestions(1, key);
  }
  return asked;
}

const part = () => document.querySelector('[data-slot=part]')?.textContent;
const about = () => document.querySelector('[data-slot=about]')?.textContent;

describe('the interview', () => {
  it('asks its background question first, and keeps what is answered', async () => {
    await startInterview();
    expect(heading()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByText('Choose one answer.')).toBeVisible();
    await userEvent.keyboard('2');
    expect(screen.getByRole('radio', { name: 'No' })).toBeChecked();
    await userEvent.keyboard('{Enter}');
    await atHeading(/Question 1 of 40\./);
    await userEvent.keyboard('{Backspace}');
    await atHeading(/^Part 1 of 7/);
    expect(screen.getByRole('radio', { name: 'No' })).toBeChecked();
  });

  it('follows the highest answers of a module up, with the question and the answer quoted', async () => {
    await startInterview();
    const asked = await firstModule();
    // 'Very Often' to the third question comes before 'Often' to the first one.
    expect(about()).toBe(`You answered “Very Often” to:${asked[2]}`);
    expect(part()).toBe('Part 2 of 7: Unsteady Attention');
    expect(heading()).toHaveTextContent('Follow-up question. Where does this happen?');
    const group = screen.getByRole('group', { name: heading().textContent });
    expect(within(group).getAllByRole('checkbox')).toHaveLength(4);
    await userEvent.keyboard('13');
    expect(screen.getByRole('checkbox', { name: 'Home' })).toBeChecked();
    await userEvent.keyboard('3');
    expect(screen.getByRole('checkbox', { name: 'With others' })).not.toBeChecked();
    // Enter goes on although a check box has the focus.
    await userEvent.keyboard('{Enter}');
    await atHeading('Since when has it been like this?');
    await userEvent.keyboard('4{Enter}');
    await atHeading(/^Question 8 of 42\. How often does this make your day harder\?/);
    expect(about()).toContain(asked[2]);
    await userEvent.keyboard('5{Enter}');
    await atHeading('Where does this happen?');
    expect(about()).toBe(`You answered “Often” to:${asked[0]}`);
  });

  it('asks what helps where nothing triggered, with the support line and a counter', async () => {
    await startInterview();
    await userEvent.keyboard('3{Enter}');
    await answerQuestions(7, '2');
    await atHeading('What helps you stay on track here?');
    const box = screen.getByRole<HTMLTextAreaElement>('textbox');
    expect(box.maxLength).toBe(500);
    expect(
      screen.getByText('Nobody reads this text, and no computer looks for problems in it.'),
    ).toBeVisible();
    expect(screen.getByText(/^If you feel unsafe or may be in danger/)).toBeVisible();
    await userEvent.type(box, 'A list of 3');
    expect(screen.getAllByText('489 characters left').length).toBeGreaterThan(0);
    // Digits and Enter belong to the text while one writes.
    expect(heading()).toHaveTextContent('What helps you');
    await userEvent.keyboard('{Enter}tasks');
    expect(box).toHaveValue('A list of 3\ntasks');
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await atHeading(/^Part 3 of 7: Distraction\. Question 8 of 40\./);
  });

  it('may be left unanswered anywhere: that triggers nothing', async () => {
    await startInterview();
    await userEvent.click(screen.getByRole('button', { name: 'Prefer not to answer' }));
    for (let index = 1; index <= 7; index += 1) {
      await atHeading(new RegExp(`Question ${index} of 40`));
      await userEvent.click(screen.getByRole('button', { name: 'Prefer not to answer' }));
    }
    await atHeading('What helps you stay on track here?');
  });

  it('pauses and says until when it can be continued, and goes on at the same step', async () => {
    await startInterview();
    await firstModule();
    await userEvent.keyboard('1');
    await screen.findByText('Saved on this device');
    await userEvent.click(screen.getByRole('button', { name: 'Pause' }));
    await atHeading('At /testing-hub');
    expect(toastState().toasts[0]).toMatchObject({ title: 'Paused' });
    expect(String(toastState().toasts[0]?.description)).toMatch(/You can continue until /);
    cleanup();
    openTest('/test/attentionflow');
    expect(await screen.findByText(/Continue where you stopped: \d+% done/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await atHeading('Where does this happen?');
    expect(screen.getByRole('checkbox', { name: 'Home' })).toBeChecked();
  });

  it('ends with a review of everything, from which any answer can be changed, and is handed in as a whole', async () => {
    await startInterview();
    await firstModule();
    // Two sets of three.
    for (const keys of ['1', '4', '5', '24', '1', '2']) {
      for (const key of keys.slice(0, -1)) await userEvent.keyboard(key);
      await answerQuestions(1, keys.slice(-1));
    }
    for (let module = 0; module < 4; module += 1) {
      await answerQuestions(7, '2');
      if (module === 0) await userEvent.type(screen.getByRole('textbox'), 'Music');
      await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    }
    await atHeading(/^Part 7 of 7: Closing questions\. Question 38 of 42\./);
    await answerQuestions(4, '3');
    expect(screen.getByRole('button', { name: 'Review' })).toBeInTheDocument();
    await userEvent.keyboard('3{Enter}');
    await atHeading('Review your answers');
    expect(heading()).toHaveFocus();
    const parts = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(parts).toEqual([
      'Background',
      'Unsteady Attention',
      'Distraction',
      'Restless Energy',
      'Acting Without Pause',
      'Order & Time Trouble',
      'Closing questions',
    ]);
    const closing = within(screen.getByRole('region', { name: 'Closing questions' }));
    expect(closing.getAllByText('Sometimes')).toHaveLength(5);
    expect(screen.getByText('Work or study, On the move')).toBeVisible();
    await userEvent.click(closing.getAllByRole('button', { name: /^Change: / })[0] as HTMLElement);
    await atHeading(/Question 38 of 42\./);
    await userEvent.keyboard('5');
    await userEvent.click(screen.getByRole('button', { name: 'Back to the review' }));
    await atHeading('Review your answers');
    expect(
      within(screen.getByRole('region', { name: 'Closing questions' })).getByText('Very Often'),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Finish' }));
    await waitFor(() => expect(document.querySelector('[data-screen=results]')).toBeInTheDocument());
    const sent = await storedSubmission();
    expect(sent.question_ids).toHaveLength(42);
    expect(sent.context).toEqual({ school_years: 'not_sure' });
    expect(sent.follow_ups?.map(({ impact_id, settings, since }) => [impact_id, settings, since])).toEqual([
      ['ALI101', ['home'], 'since_childhood'],
      ['ALI102', ['work_study', 'on_the_move'], 'under_6_months'],
    ]);
    expect([sent.answers.ALI101, sent.answers.ALI102]).toEqual([5, 2]);
    expect(sent.texts).toEqual({ 'what_helps.distraction_response': 'Music' });
    expect(sent.consent?.kind).toBe('adult_self');
    await waitFor(async () => expect(await readAllStored('outbox')).toEqual([]));
  });
});
