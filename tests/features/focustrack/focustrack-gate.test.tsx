import 'fake-indexeddb/auto';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { backend } from './fake-backend.ts';
import { chooseForm, click, hand, open, startAfresh, user } from './focustrack-page.tsx';

vi.mock('@/features/gates/upgrade-prompt', () => ({ UpgradePrompt: () => null }));
vi.mock('@/features/gates/test-wall', () => ({ TestWall: () => null }));
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
    await screen.findByRole('heading', { name: 'What should appear?' });
  });
});

/** As far as the device check, in a window of that size. */
async function goToCheck(form: string, size: { innerWidth: number; innerHeight: number }) {
  Object.assign(window, size);
  open();
  await user.click(await screen.findByRole('checkbox', { name: /16 or older/ }));
  await click('Continue');
  await chooseForm(form);
  await screen.findByRole('heading', { name: 'Is everything ready?' });
  await hand.pass(3000);
}
const small = { innerWidth: 640, innerHeight: 330 };
const goOn = () => screen.getByRole('button', { name: 'Continue' });

describe('the device check', () => {
  afterEach(() => Reflect.deleteProperty(document, 'fullscreenElement'));

  it('comes after the form was chosen', async () => {
    open();
    await user.click(await screen.findByRole('checkbox', { name: /16 or older/ }));
    await click('Continue');
    expect(await screen.findByText('Step 1 of 4')).toBeVisible();
    expect(screen.getByRole('radio', { name: /^Letters/ })).toBeVisible();
    await chooseForm('Letters');
    expect(await screen.findByText('Step 2 of 4')).toBeVisible();
  });

  it('says that a window is small and lets everybody go on, and follows the window', async () => {
    await goToCheck('Letters', small);
    expect(screen.getByText(/^Your window is small/)).toBeVisible();
    expect(goOn()).toBeEnabled();
    Object.assign(window, { innerWidth: 1280, innerHeight: 800 });
    await act(async () => window.dispatchEvent(new Event('resize')));
    expect(screen.getByText('Your window is large enough.')).toBeVisible();
  });

  it('is content with the whole screen, however small', async () => {
    await goToCheck('Letters', small);
    Object.defineProperty(document, 'fullscreenElement', { value: document.body, configurable: true });
    await act(async () => window.dispatchEvent(new Event('fullscreenchange')));
    expect(screen.getByText('The test has the whole screen.')).toBeVisible();
    await click('Continue');
    await screen.findByRole('heading', { name: 'What you do' });
  });
});
