import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { useAuth } from '@/contexts/auth';
import { mayHoldData } from '@/integrations/local-db/presence';
import { isBackgroundWorkWanted, onBackgroundWorkWanted, wantBackgroundWork } from './background-signal';

const BackgroundSender = lazy(() =>
  import('./background-sender').then((module) => ({ default: module.BackgroundSender })),
);

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
    mayHoldData().then(
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
