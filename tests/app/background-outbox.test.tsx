import 'fake-indexeddb/auto';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { attemptOutbox, keepAttempt } from '@/api/attempts/outbox';
import { OutboxSender } from '@/app/background-outbox';
import { toastState } from '@/components/ui/toast-store';
import { AuthProvider } from '@/contexts/auth';
import { UnsentResults } from '@/features/history/unsent-results';
import { ClaimWatch } from '@/features/tests/claim-watch';
import { readAllStored } from '@/integrations/local-db/open';
import { finishedAttempt } from '../api/sample-run.ts';
import { backend } from '../features/tests/backend.ts';
import { startAfresh } from '../features/tests/screening-page.tsx';
import { renderAt } from '../support/render.tsx';

vi.mock(
  '@/integrations/supabase/client',
  async () => (await import('../features/tests/backend.ts')).fakeClientModule,
);

beforeEach(async () => {
  window.localStorage.clear();
  await startAfresh();
});

const alice = '11111111-1111-4111-8111-111111111111';
const notices = () => toastState().notices.map(({ title }) => title);

async function keep(): Promise<string> {
  const { submission, result } = finishedAttempt();
  await keepAttempt(submission, result, null);
  return submission.id;
}

function sender() {
  renderAt(
    '/',
    <AuthProvider>
      <OutboxSender />
      <ClaimWatch />
    </AuthProvider>,
  );
}

const eventually = (check: () => void) => waitFor(check, { timeout: 5000 });

describe('the sender', () => {
  it('sends at start what waits, and says so quietly', async () => {
    const id = await keep();
    sender();
    await eventually(() => expect(backend.stored.has(id)).toBe(true));
    await eventually(() => expect(notices()).toEqual(['Your result was sent']));
  });

  it('sends when the connection returns', async () => {
    backend.reply = 'offline';
    const id = await keep();
    sender();
    await eventually(() => expect(backend.received).toEqual([id]));
    expect(notices()).toEqual([]);
    backend.reply = 'ok';
    window.dispatchEvent(new Event('online'));
    await eventually(() => expect(backend.stored.has(id)).toBe(true));
  });

  it('says when it gave up, where that can be mended', async () => {
    backend.reply = { status: 500, code: 'broken' };
    const id = await keep();
    for (let tries = 0; tries < 15; tries += 1) await attemptOutbox.send(id);
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 86_400_000);
    sender();
    await eventually(() => expect(notices()).toEqual(['A result could not be sent']));
    vi.restoreAllMocks();
  });

  describe('for somebody who has just signed in', () => {
    const title = 'Add 2 results of this device to a@example.org?';
    async function signInWithTwo(): Promise<string[]> {
      const ids = [await keep(), await keep()];
      await attemptOutbox.send(ids[0] ?? '');
      backend.user = alice;
      sender();
      await screen.findByRole('heading', { name: title });
      return ids;
    }
    const owners = (ids: string[]) => ids.map((id) => backend.stored.get(id)?.owner);

    it("asks whether the visitor's results become the account's, and sends and claims nothing before", async () => {
      const ids = await signInWithTwo();
      window.dispatchEvent(new Event('online'));
      expect(owners(ids)).toEqual([null, undefined]);
      await userEvent.click(screen.getByRole('button', { name: 'Add to this account' }));
      await eventually(() => expect(notices()).toContain('Your result is in your account now'));
      expect(owners(ids)).toEqual([alice, alice]);
      expect(screen.queryByRole('heading', { name: title })).not.toBeInTheDocument();
    });

    it('leaves them alone when the answer is no, and does not ask that account again', async () => {
      const ids = await signInWithTwo();
      await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
      await eventually(() => expect(screen.queryByRole('heading', { name: title })).not.toBeInTheDocument());
      cleanup();
      sender();
      window.dispatchEvent(new Event('online'));
      await attemptOutbox.flush();
      expect(screen.queryByRole('heading', { name: title })).not.toBeInTheDocument();
      expect(owners(ids)).toEqual([null, undefined]);
      expect(await readAllStored('attempts')).toHaveLength(2);
    });

    it('is asked again when they take their no back in the test history', async () => {
      const ids = await signInWithTwo();
      await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
      await eventually(() => expect(screen.queryByRole('heading', { name: title })).not.toBeInTheDocument());
      renderAt('/test-history', <UnsentResults userId={alice} />);
      const text = '2 results made on this device without an account are not in this account.';
      expect(await screen.findByText(text)).toBeVisible();
      await userEvent.click(screen.getByRole('button', { name: 'Ask me again' }));
      await screen.findByRole('heading', { name: title });
      expect(screen.queryByText(text)).not.toBeInTheDocument();
      await userEvent.click(screen.getByRole('button', { name: 'Add to this account' }));
      await eventually(() => expect(owners(ids)).toEqual([alice, alice]));
      expect(screen.queryByText(text)).not.toBeInTheDocument();
    });

    it('removes them from the device after asking once more', async () => {
      await signInWithTwo();
      await userEvent.click(screen.getByRole('button', { name: 'Remove from this device' }));
      const dialog = await screen.findByRole('alertdialog', { name: 'Remove 2 results from this device?' });
      await userEvent.click(within(dialog).getByRole('button', { name: 'Remove from this device' }));
      await waitFor(async () =>
        expect([await readAllStored('attempts'), await readAllStored('outbox')]).toEqual([[], []]),
      );
      await eventually(() => expect(screen.queryByText(/^Add /)).not.toBeInTheDocument());
    });

    it('asks nothing about what the person made while signed in', async () => {
      backend.reply = 'offline';
      const { submission, result } = finishedAttempt();
      await keepAttempt(submission, result, alice);
      backend.user = alice;
      backend.reply = 'ok';
      sender();
      await eventually(() => expect(backend.stored.get(submission.id)?.owner).toBe(alice));
      expect(screen.queryByRole('heading', { name: /^Add / })).not.toBeInTheDocument();
    });
  });
});
