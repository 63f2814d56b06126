import { Suspense } from 'react';
import { OutboxSender } from '@/app/background-outbox';
import { DataProvider } from '@/app/providers/data-provider';
import { lazyWhenIdle } from '@/components/lazy-when-idle';
import { useAuth } from '@/contexts/auth';
import { DisplaySync } from '@/features/appearance/display-sync';
import { ErasureWatch } from '@/features/settings/erase/erasure-watch';
import { ClaimWatch } from '@/features/tests/claim-watch';

const LivePresence = lazyWhenIdle(() => import('./live-presence').then((module) => module.LivePresence));

/** Its own chunk: most visits have nothing to send. */
export function BackgroundSender() {
  const { user } = useAuth();
  return (
    <DataProvider>
      <OutboxSender />
      <ErasureWatch />
      <ClaimWatch />
      <DisplaySync />
      {user ? (
        <Suspense fallback={null}>
          <LivePresence key={user.id} userId={user.id} />
        </Suspense>
      ) : null}
    </DataProvider>
  );
}
