import { type ComponentType, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { DataProvider } from '@/app/providers/data-provider';
import { lazyWhenIdle } from '@/components/lazy-when-idle';
import { useAuth } from '@/contexts/auth';
import { DisplaySync } from '@/features/appearance/display-sync';
import { ErasureWatch } from '@/features/settings/erase/erasure-watch';
import { callWhenIdle } from '@/hooks/when-idle';
import { isWaitingNoted, onWaitingNoted, somethingWaits } from '@/integrations/local-db/waiting';

const LivePresence = lazyWhenIdle(() => import('./live-presence').then((module) => module.LivePresence));

/** What sends, once something waits for it: at start, after signing in, or because this page put it there. Null until then. */
function useWaitingPart(userId: string | null): ComponentType | null {
  const isNoted = useSyncExternalStore(onWaitingNoted, isWaitingNoted, () => false);
  const [part, setPart] = useState<ComponentType | null>(null);
  const isHere = part !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a visitor's results wait once somebody signs in
  useEffect(() => {
    if (isHere) return;
    let gone = false;
    const look = async () => {
      // Code that was once asked for in vain is not asked for again before the page is opened anew.
      if (!navigator.onLine) return;
      // A browser that does not let the page look is asked by what sends.
      if (!isNoted && !(await somethingWaits().catch(() => true))) return;
      const { BackgroundWaiting } = await import('./background-waiting');
      if (!gone) setPart(() => BackgroundWaiting);
    };
    const lookNow = () => {
      look().catch((error: unknown) => console.warn('Waiting results are not being sent', error));
    };
    // The first page has better things to do.
    const cancel = callWhenIdle(lookNow);
    // Another tab may have left something, too.
    window.addEventListener('online', lookNow);
    const lookWhenSeen = () => document.visibilityState === 'visible' && lookNow();
    document.addEventListener('visibilitychange', lookWhenSeen);
    return () => {
      gone = true;
      cancel();
      window.removeEventListener('online', lookNow);
      document.removeEventListener('visibilitychange', lookWhenSeen);
    };
  }, [isNoted, isHere, userId]);
  return part;
}

/** What goes on behind every page. Most visits have nothing to send: what does that is a part of its own. */
export function BackgroundSender() {
  const { user } = useAuth();
  const Waiting = useWaitingPart(user?.id ?? null);
  // What says that something was kept is here before the connection goes.
  useEffect(() => callWhenIdle(() => void import('@/components/ui/toaster').catch(() => undefined)), []);
  return (
    <DataProvider>
      {Waiting ? <Waiting /> : null}
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
