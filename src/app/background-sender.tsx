import { Suspense, useEffect } from 'react';
import { onKeepingExpected } from '@/api/sync/kept';
import { DataProvider } from '@/app/providers/data-provider';
import { latePart } from '@/components/late-part';
import { lazyWhenIdle } from '@/components/lazy-when-idle';
import { useAuth } from '@/contexts/auth';
import { DisplaySync } from '@/features/appearance/display-sync';
import { ErasureWatch } from '@/features/settings/erase/erasure-watch';
import { callWhenIdle } from '@/hooks/when-idle';
import { useKeptAt } from './use-kept-at';

/** Most pages have nothing to send. */
const KeptWork = latePart(() => import('./kept-work').then((module) => module.KeptWork));
const LivePresence = lazyWhenIdle(() => import('./live-presence').then((module) => module.LivePresence));

/** What a page that keeps something will need, with or without a connection by then. */
function fetchAhead(): void {
  callWhenIdle(() => {
    for (const part of [KeptWork.start(), import('@/components/ui/toaster')]) part.catch(() => undefined); // asked for again when it is needed
  });
}

/** What goes on behind every page of a person, or of a device that may keep something. */
export function BackgroundSender() {
  const { user } = useAuth();
  const keptAt = useKeptAt();
  useEffect(() => onKeepingExpected(fetchAhead), []);
  return (
    <DataProvider>
      {keptAt === null ? null : <KeptWork keptAt={keptAt} />}
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
