import 'fake-indexeddb/auto';
import { act, screen, waitFor } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepAttempt } from '@/api/attempts/outbox';
import { BackgroundSender } from '@/app/background-sender';
import { AuthProvider } from '@/contexts/auth';
import { somethingWaits } from '@/integrations/local-db/waiting';
import { finishedAttempt } from '../api/sample-run.ts';
import { renderAt } from '../support/render.tsx';

vi.mock(
  '@/integrations/supabase/client',
  async () => (await import('../features/tests/backend.ts')).fakeClientModule,
);
vi.mock('@/integrations/local-db/waiting', async (original) => {
  const real = await original<typeof import('@/integrations/local-db/waiting')>();
  return { ...real, somethingWaits: vi.fn(real.somethingWaits) };
});
vi.mock('@/app/background-waiting', () => ({ BackgroundWaiting: () => <p>sends</p> }));

const looked = vi.mocked(somethingWaits);

// A device on which nothing was ever kept.
beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()));
afterEach(() => vi.unstubAllGlobals());

const open = () =>
  renderAt(
    '/',
    <AuthProvider>
      <BackgroundSender />
    </AuthProvider>,
  );
async function keep() {
  const { submission, result } = finishedAttempt();
  await keepAttempt(submission, result, null);
}

describe('what sends from behind the pages', () => {
  it('stays away while nothing waits, and comes as soon as this page has something to send', async () => {
    open();
    await waitFor(() => expect(looked).toHaveBeenCalled());
    await act(async () => expect(await looked.mock.results[0]?.value).toBe(false));
    expect(screen.queryByText('sends')).toBeNull();
    await act(keep);
    expect(await screen.findByText('sends')).toBeTruthy();
  });

  it('is not asked for without a connection, and comes with it', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await keep();
    looked.mockClear();
    open();
    window.dispatchEvent(new Event('online'));
    expect(looked).not.toHaveBeenCalled();
    expect(screen.queryByText('sends')).toBeNull();
    online.mockRestore();
    window.dispatchEvent(new Event('online'));
    expect(await screen.findByText('sends')).toBeTruthy();
  });

  it('comes at start where something waits from an earlier visit', async () => {
    await keep();
    open();
    expect(await screen.findByText('sends')).toBeTruthy();
  });
});
