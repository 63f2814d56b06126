import 'fake-indexeddb/auto';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { backend } from './fake-backend.ts';
import { click, hand, open, startAfresh, user } from './focustrack-page.tsx';

vi.mock('@/features/gates/upgrade-prompt', () => ({ UpgradePrompt: () => null }));
vi.mock('@/features/gates/test-gate-prompt', () => ({ TestGatePrompt: () => null }));
vi.mock('@/integrations/supabase/client', async () => (await import('./fake-backend.ts')).fakeClientModule);

beforeEach(startAfresh);
afterEach(() => vi.restoreAllMocks());

describe('the gate', () => {
  it('asks for the agreement before anything', async () => {
    open();
    await click('Continue');
    expect(await screen.findByText('Please confirm this to go on.')).toBeVisible();
    expect(backend.state.starts).toEqual([]);
  });

  it('names the plan that opens the test', async () => {
    backend.state.access = { may_open: false, available_at: null };
    open();
    expect(await screen.findByText('The FocusTrack test is part of the Plus plan.')).toBeVisible();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });

  it('names the moment a wait ends, also when only the start says so', async () => {
    backend.state.refusal = { message: 'retake_wait', details: '2026-11-27T10:00:00.000Z' };
    open();
    await user.click(await screen.findByRole('checkbox', { name: /16 or older/ }));
    await click('Continue');
    expect(await screen.findByText(/You can take it again from Friday, November 27, 2026/)).toBeVisible();
  });

  it('says what went wrong without a connection, and lets the person try again', async () => {
    open();
    await user.click(await screen.findByRole('checkbox', { name: /16 or older/ }));
    backend.state.reply = 'offline';
    await click('Continue');
    expect(await screen.findByText('The test could not be started')).toBeVisible();
    backend.state.reply = 'ok';
    await click('Continue');
    await screen.findByRole('heading', { name: 'Is everything ready?' });
  });
});

describe('the device check', () => {
  it('does not go on in a window that is too small, and does as soon as it is large enough', async () => {
    Object.assign(window, { innerWidth: 300 });
    open();
    await user.click(await screen.findByRole('checkbox', { name: /16 or older/ }));
    await click('Continue');
    await hand.pass(3000);
    const next = (await screen.findByRole('button', { name: 'Continue' })) as HTMLButtonElement;
    await waitFor(() => expect(screen.getByText(/Your window is too small/)).toBeVisible());
    expect(next).toBeDisabled();
    Object.assign(window, { innerWidth: 360 });
    await act(async () => window.dispatchEvent(new Event('resize')));
    expect(next).toBeEnabled();
  });
});
