import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { useAuth } from '@/contexts/auth';
import { isBackgroundWorkWanted, onBackgroundWorkWanted, wantBackgroundWork } from './background-signal';

const BackgroundSender = lazy(() =>
  import('./background-sender').then((module) => ({ default: module.BackgroundSender })),
);

/** Name of the database that `integrations/local-db` opens; there is one only after an answer was kept. */
const deviceDatabase = 'focus-clarity-lab';

async function mayHaveSomethingToSend(): Promise<boolean> {
  // Older browsers do not list their databases: look there every time.
  if (!('indexedDB' in window) || indexedDB.databases === undefined) return true;
  const databases = await indexedDB.databases();
  return databases.some(({ name }) => name === deviceDatabase);
}

/**
 * Starts what goes on behind every page: for people who are signed in, who have left something on this device, or
 * who are on a page that may leave something there.
 */
export function BackgroundWork() {
  const { status } = useAuth();
  const isWanted = useSyncExternalStore(onBackgroundWorkWanted, isBackgroundWorkWanted, () => false);
  useEffect(() => {
    if (status === 'signed-in') {
      wantBackgroundWork();
      return;
    }
    mayHaveSomethingToSend().then(
      (may) => may && wantBackgroundWork(),
      () => wantBackgroundWork(), // a browser that does not tell is asked by the sender itself
    );
  }, [status]);
  return isWanted ? (
    <Suspense fallback={null}>
      <BackgroundSender />
    </Suspense>
  ) : null;
}
