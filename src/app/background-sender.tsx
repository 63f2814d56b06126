import { Suspense } from 'react';
import { DataProvider } from '@/app/providers/data-provider';
import { latePart } from '@/components/late-part';
import { lazyWhenIdle } from '@/components/lazy-when-idle';
import { useAuth } from '@/contexts/auth';
import { DisplaySync } from '@/features/appearance/display-sync';
import { ErasureWatch } from '@/features/settings/erase/erasure-watch';
import { useKept } from './use-kept';

/** Most visits have nothing to send. */
const KeptWork = latePart(() => import('./kept-work').then((module) => module.KeptWork));
const LivePresence = lazyWhenIdle(() => import('./live-presence').then((module) => module.LivePresence));

/** What goes on behind every page of a person, or of a device that may keep something. */
export function BackgroundSender() {
  const { user } = useAuth();
  const kept = useKept();
  return (
    <DataProvider>
      {kept ? <KeptWork isBegun={kept === 'since'} /> : null}
      <ErasureWatch />
      <DisplaySync />
      {user ? (
        <Suspense fallback={null}>
          <LivePresence key={user.id} userId={user.id} />
        </Suspense>
      ) : null}
    </DataProvider>
  );
}
