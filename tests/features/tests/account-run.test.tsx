import 'fake-indexeddb/auto';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { toastState } from '@/components/ui/toast-store';
import {
  agreeAndStart,
  alice,
  answerQuestions,
  atHeading,
  openTest,
  startSignedIn,
  storedSubmission,
} from './account-test.tsx';
import { backend } from './backend.ts';

vi.mock('@/integrations/supabase/client', async () => (await import('./backend.ts')).fakeClientModule);

beforeEach(startSignedIn);

const checked = () =>
  screen
    .getAllByRole<HTMLInputElement>('checkbox')
    .filter((box) => box.checked)
    .map(({ value }) => value);

describe('a screening of an account', () => {
  it('asks its unscored questions after the others, and hands everything in as the person', async () => {
    openTest('/test/focuscheck');
    await agreeAndStart();
    await atHeading(/^Question 1 of/);
    await answerQuestions(30, '4');
    await atHeading('Last questions. Were these patterns already there in your school years?');
    await userEvent.keyboard('1{Enter}');
    await atHeading('Where do they get in the way?');
    await userEvent.keyboard('12');
    expect(checked()).toEqual(['work_study', 'home']);
    await userEvent.keyboard('4');
    expect(checked()).toEqual(['none']);
    await userEvent.keyboard('3');
    expect(checked()).toEqual(['with_others']);
    expect(screen.getByRole('button', { name: 'Finish' })).toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(document.querySelector('[data-screen=results]')).toBeInTheDocument());
    const sent = await storedSubmission();
    expect(sent.context).toEqual({ school_years: 'yes', where_in_the_way: ['with_others'] });
    expect(sent.consent).toMatchObject({ kind: 'adult_self', text_version: '1.0' });
    expect([...backend.stored.values()][0]?.owner).toBe(alice);
    expect(backend.called).toEqual(['assessment-submit']);
  });

  it('leads back to the tests when one leaves, and its review opens any answer', async () => {
    openTest('/test/focuscheck');
    await agreeAndStart();
    await atHeading(/^Question 1 of/);
    await userEvent.click(await screen.findByRole('button', { name: 'Skip this question' }));
    await answerQuestions(29);
    await userEvent.keyboard('3{Enter}');
    await atHeading('Where do they get in the way?');
    await userEvent.keyboard('{Enter}');
    await atHeading('You skipped 1 question');
    await userEvent.click(screen.getByText('All your answers'));
    const change = screen.getAllByRole('button', { name: /^Change: /, hidden: true });
    expect(change).toHaveLength(32);
    await userEvent.click(change[4] as HTMLElement);
    await atHeading(/^Question 5 of 30\./);
    await userEvent.click(screen.getByRole('button', { name: 'Back to the review' }));
    await atHeading('You skipped 1 question');
    await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
    await atHeading('At /testing-hub');
    expect(toastState().toasts[0]?.title).toBe('Your answers are kept');
  });

  it('offers a break after forty of the eighty questions of PsyProfile Lite', async () => {
    openTest('/test/psyprofile');
    await agreeAndStart();
    await atHeading(/^Question 1 of/);
    await answerQuestions(40);
    await atHeading('Time for a short break?');
    await userEvent.click(screen.getByRole('button', { name: 'Go on with the questions' }));
    await atHeading(/^Question 41 of 80\./);
  });
});
