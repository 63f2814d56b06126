import 'fake-indexeddb/auto';
import { act, screen } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BackgroundWork } from '@/app/background-work';
import { AuthProvider } from '@/contexts/auth';
import { readAllStored } from '@/integrations/local-db/open';
import { mayHoldData } from '@/integrations/local-db/presence';
import { renderAt } from '../support/render.tsx';

vi.mock(
  '@/integrations/supabase/client',
  async () => (await import('../features/tests/backend.ts')).fakeClientModule,
);
vi.mock('@/app/background-sender', () => ({ BackgroundSender: () => <p>sends</p> }));

// A device on which nothing was ever kept.
beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()));
afterEach(() => vi.unstubAllGlobals());

it('what is sent from behind the pages comes for visitors once their page looks into what the device keeps', async () => {
  renderAt(
    '/',
    <AuthProvider>
      <BackgroundWork />
    </AuthProvider>,
  );
  await act(async () => expect(await mayHoldData()).toBe(false));
  expect(screen.queryByText('sends')).toBeNull();
  await act(async () => void (await readAllStored('outbox')));
  expect(await screen.findByText('sends')).toBeTruthy();
});
