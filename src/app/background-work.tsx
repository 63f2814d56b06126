import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { lazyWhenIdle } from '@/components/lazy-when-idle';
import { useAuth } from '@/contexts/auth';
import { mayHoldData } from '@/integrations/local-db/presence';
import { isInUse, onUse } from '@/integrations/local-db/use-signal';

const BackgroundSender = lazy(() =>
  import('./background-sender').then((module) => ({ default: module.BackgroundSender })),
);

/** The worker comes when a page has long been read: nothing of it is in the way of what somebody came for. */
const workerAfterMs = 10_000;
const hasWorker = import.meta.env.PROD && import.meta.env.VITE_SERVICE_WORKER !== 'retired';

const WorkerWatch = lazyWhenIdle(() => import('./worker-watch').then((module) => module.WorkerWatch));

/** Waits, and then sees to the worker of the site. */
function LateWorker() {
  const [isDue, setDue] = useState(false);
  // The address as the page was opened.
  const [isUnwanted] = useState(
    () => typeof window !== 'undefined' && new URLSearchParams(window.location.search).has('nosw'),
  );
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), workerAfterMs);
    return () => clearTimeout(timer);
  }, []);
  return isDue ? (
    <Suspense fallback={null}>
      <WorkerWatch isUnwanted={isUnwanted} />
    </Suspense>
  ) : null;
}

/**
 * Starts what goes on behind every page: for people who are signed in, who have left something on this device, or
 * whose page looks there, because it may leave something. Once begun it goes on until the page is left.
 */
export function BackgroundWork() {
  const { status } = useAuth();
  const isKeeping = useSyncExternalStore(onUse, isInUse, () => false);
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    if (status === 'signed-in') {
      setWanted(true);
      return;
    }
    mayHoldData().then(
      (may) => may && setWanted(true),
      () => setWanted(true), // a browser that does not tell is asked by the sender itself
    );
  }, [status]);
  return (
    <>
      {isWanted || isKeeping ? (
        <Suspense fallback={null}>
          <BackgroundSender />
        </Suspense>
      ) : null}
      {hasWorker ? <LateWorker /> : null}
    </>
  );
}
