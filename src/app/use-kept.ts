import { useEffect, useState } from 'react';
import { keepsAnything, onKept } from '@/api/sync/kept';
import { callWhenIdle } from '@/hooks/when-idle';

/**
 * Whether this device keeps something that waits to be sent or claimed: `before` the page was opened, or kept `since`. Looked
 * at when the page has come to rest, when the connection returns and when the tab is seen again; once so, it stays.
 */
export function useKept(): 'before' | 'since' | null {
  const [kept, setKept] = useState<'before' | 'since' | null>(null);
  useEffect(() => {
    if (kept !== null) return;
    let isGone = false;
    const note = (when: 'before' | 'since') => {
      if (!isGone) setKept(when);
    };
    const look = async () => {
      if (await keepsAnything()) note('before');
    };
    const lookSoon = () => void look();
    const lookWhenSeen = () => {
      if (document.visibilityState === 'visible') void look();
    };
    const cancel = callWhenIdle(lookSoon);
    const stop = onKept(() => note('since'));
    window.addEventListener('online', lookSoon);
    document.addEventListener('visibilitychange', lookWhenSeen);
    return () => {
      isGone = true;
      cancel();
      stop();
      window.removeEventListener('online', lookSoon);
      document.removeEventListener('visibilitychange', lookWhenSeen);
    };
  }, [kept]);
  return kept;
}
