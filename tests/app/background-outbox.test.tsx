import 'fake-indexeddb/auto';
import { waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { attemptOutbox, keepAttempt } from '@/api/attempts/outbox';
import { OutboxSender } from '@/app/background-outbox';
import { toastState } from '@/components/ui/toast-store';
import { AuthProvider } from '@/contexts/auth';
import { finishedAttempt } from '../api/sample-run.ts';
import { backend } from '../features/tests/backend.ts';
import { startAfresh } from '../features/tests/screening-page.tsx';
import { renderAt } from '../support/render.tsx';

vi.mock(
  '@/integrations/supabase/client',
  async () => (await import('../features/tests/backend.ts')).fakeClientModule,
);

beforeEach(startAfresh);

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

  it("makes the visitor's results the account's after signing in", async () => {
    const ids = [await keep(), await keep()];
    for (const id of ids) await attemptOutbox.send(id);
    backend.user = alice;
    sender();
    await eventually(() => expect(notices()).toEqual(['2 results are in your account now']));
    expect(ids.map((id) => backend.stored.get(id)?.owner)).toEqual([alice, alice]);
  });
});
