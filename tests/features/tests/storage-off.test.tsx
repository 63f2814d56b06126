import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { clearToasts } from '@/components/ui/toast-store';
import { backend } from './backend.ts';
import {
  answerAll,
  answerBy,
  atQuestion,
  atResults,
  overall,
  page,
  radio,
  serveContent,
  start,
} from './screening-page.tsx';

vi.mock('@/integrations/supabase/client', async () => (await import('./backend.ts')).fakeClientModule);
vi.mock('@/integrations/local-db/open', () => {
  const refuse = async () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  return {
    readStored: refuse,
    readAllStored: refuse,
    updateStored: refuse,
    removeStored: refuse,
    clearStored: refuse,
  };
});

beforeEach(() => {
  backend.reset();
  clearToasts();
  serveContent();
  window.scrollTo = () => {};
});

describe('a browser that keeps nothing', () => {
  it('asks and scores all the same, and never claims that anything is saved', async () => {
    page();
    await start();
    expect(
      await screen.findByText('Not saved on this device. Keep this page open until you finish.'),
    ).toBeVisible();
    await userEvent.keyboard('3');
    expect(radio('Sometimes')).toBeChecked();
    expect(screen.queryByText('Saved on this device')).not.toBeInTheDocument();
    await answerAll('3');
    await atResults();
    expect(overall()).toContain('50 of 100');
    await waitFor(() => expect(backend.stored.size).toBe(1));
  });

  it('says that the page must stay open while the result cannot be sent', async () => {
    backend.reply = 'offline';
    page();
    await start();
    await answerAll('3');
    await atResults();
    expect(
      await screen.findByText(/Keep this page open: the result is sent as soon as that works/),
    ).toBeVisible();
  });

  it('asks before one leaves, because the answers would be lost', async () => {
    page();
    await start();
    await answerBy('3');
    await atQuestion(2);
    await screen.findByText(/^Not saved on this device/);
    await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Stay here' }));
    await atQuestion(2);
    await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Leave' }));
    expect(await screen.findByRole('heading', { name: 'Elsewhere' })).toBeInTheDocument();
  });
});
