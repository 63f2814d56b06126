import 'fake-indexeddb/auto';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepAttempt } from '@/api/attempts/outbox';
import { keepLocalPlan } from '@/api/plans/local-plans';
import { keepsAnything } from '@/api/sync/kept';
import { BackgroundSender } from '@/app/background-sender';
import { AuthProvider } from '@/contexts/auth';
import { clearStored, updateStored } from '@/integrations/local-db/open';
import { finishedAttempt } from '../api/sample-run.ts';
import { samplePlan } from '../lib/plans/sample-plan.ts';
import { renderAt } from '../support/render.tsx';

vi.mock(
  '@/integrations/supabase/client',
  async () => (await import('../features/tests/backend.ts')).fakeClientModule,
);
vi.mock('@/app/kept-work', () => ({
  KeptWork: ({ keptAt }: { keptAt: number }) => <p>{keptAt > 0 ? 'just kept' : 'kept before'}</p>,
}));

beforeEach(async () => {
  vi.stubGlobal('requestIdleCallback', (work: () => void) => work());
  vi.stubGlobal('cancelIdleCallback', () => {});
  await clearStored();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const keepSomething = () => updateStored('outbox', 'of-some-kind', () => ({ id: 'x' }));

async function draw(): Promise<void> {
  renderAt(
    '/',
    <AuthProvider>
      <BackgroundSender />
    </AuthProvider>,
  );
  // What it looks for has been looked for by then: the device answers in turn.
  await act(async () => void (await keepsAnything()));
}
const isThere = () => screen.queryByText(/kept/) !== null;

describe('what sends and claims', () => {
  it.each([
    ['a result of a visitor', () => updateStored('attempts', 'a', () => ({ id: 'a' }))],
    ['something unsent', keepSomething],
    ['a plan of a visitor', () => keepLocalPlan(null, samplePlan())],
  ])('comes where the device keeps %s', async (_name, keep) => {
    await keep();
    await draw();
    expect(await screen.findByText('kept before')).toBeTruthy();
  });

  it.each([
    ['nothing', async () => {}],
    ['a plan of who is signed in', () => keepLocalPlan('11111111-1111-4111-8111-111111111111', samplePlan())],
  ])('is not fetched where it keeps %s', async (_name, keep) => {
    await keep();
    await draw();
    expect(isThere()).toBe(false);
  });

  it('comes as soon as the page keeps something, and is told that it is being sent', async () => {
    await draw();
    expect(isThere()).toBe(false);
    const { submission, result } = finishedAttempt();
    await act(() => keepAttempt(submission, result, null));
    expect(await screen.findByText('just kept')).toBeTruthy();
  });

  it.each([
    ['the connection returns', () => window.dispatchEvent(new Event('online'))],
    ['the tab is seen again', () => document.dispatchEvent(new Event('visibilitychange'))],
  ])('comes for what a closed tab left when %s', async (_name, happen) => {
    await draw();
    await keepSomething();
    expect(isThere()).toBe(false);
    act(happen);
    expect(await screen.findByText('kept before')).toBeTruthy();
  });
});
