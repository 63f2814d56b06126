import 'fake-indexeddb/auto';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { backend } from './backend.ts';
import { answerAll, answerBy, atQuestion, atResults, page, start, startAfresh } from './screening-page.tsx';

vi.mock('@/integrations/supabase/client', async () => (await import('./backend.ts')).fakeClientModule);

beforeEach(startAfresh);

describe('the end', () => {
  it('comes at once when nothing was skipped', async () => {
    page();
    await start();
    await answerAll();
    await atResults();
    await waitFor(() => expect(backend.stored.size).toBe(1));
  });

  it('is what the last button names', async () => {
    page();
    await start();
    for (let index = 1; index < 18; index += 1) {
      expect(screen.queryByRole('button', { name: 'Finish' })).not.toBeInTheDocument();
      await answerBy('3');
      await atQuestion(index + 1);
    }
    expect(screen.getByRole('button', { name: 'Finish' })).toBeInTheDocument();
  });

  it('lists what was skipped, goes back to it, and finishes when it is answered', async () => {
    page();
    await start();
    await userEvent.click(screen.getByRole('button', { name: 'Skip this question' }));
    await atQuestion(2);
    await answerBy('4');
    await atQuestion(3);
    await userEvent.click(screen.getByRole('button', { name: 'Skip this question' }));
    await answerAll('35241', 3);
    expect(await screen.findByRole('heading', { name: 'You skipped 2 questions' })).toBeInTheDocument();
    expect(document.querySelectorAll('[data-slot=skipped] li')).toHaveLength(2);
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Go back' }));
    await atQuestion(1);
    await answerBy('2');
    await atQuestion(3);
    await answerBy('2');
    await atResults();
  });

  it('can be reached with questions skipped', async () => {
    page();
    await start();
    await userEvent.click(screen.getByRole('button', { name: 'Skip this question' }));
    await answerAll('35241', 1);
    await userEvent.click(await screen.findByRole('button', { name: 'Finish anyway' }));
    await atResults();
    // Results show before the server has them.
    await waitFor(() => expect(backend.stored.size).toBe(1));
    const [attempt] = [...backend.stored.values()].map(({ content }) => JSON.parse(content));
    expect(Object.keys(attempt.answers)).toHaveLength(17);
  });

  it('is not there without any answer', async () => {
    page();
    await start();
    for (let index = 1; index <= 18; index += 1) {
      await atQuestion(index);
      await userEvent.click(screen.getByRole('button', { name: 'Skip this question' }));
    }
    expect(await screen.findByRole('heading', { name: 'You skipped 18 questions' })).toBeInTheDocument();
    expect(screen.getByText(/You have not answered any question yet/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Finish anyway' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Go back' })).toBeInTheDocument();
  });

  it('asks for at least one answer in each area, and says what happens otherwise', async () => {
    page();
    await start();
    await answerBy('3');
    for (let index = 2; index <= 18; index += 1) {
      await atQuestion(index);
      await userEvent.click(screen.getByRole('button', { name: 'Skip this question' }));
    }
    expect(await screen.findByText(/4 areas have no answer yet and will get no result/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Finish anyway' }));
    await atResults();
    expect(screen.getAllByText('Not enough answers').length).toBeGreaterThanOrEqual(4);
  });

  it('makes one attempt of two presses', async () => {
    page();
    await start();
    await userEvent.click(screen.getByRole('button', { name: 'Skip this question' }));
    await answerAll('35241', 1);
    await userEvent.dblClick(await screen.findByRole('button', { name: 'Finish anyway' }));
    await atResults();
    await waitFor(() => expect(backend.stored.size).toBe(1));
    expect(backend.received).toHaveLength(1);
  });
});
