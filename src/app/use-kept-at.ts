import { useEffect, useState } from 'react';
import { keepsAnything, onKept } from '@/api/sync/kept';
import { callWhenIdle } from '@/hooks/when-idle';

/**
 * Whether this device keeps something that waits to be sent or claimed. Looked at when the page has come to rest, when the
 * connection returns and when the tab is seen again; once so, it stays.
 * @returns when it was kept, milliseconds since 1970, or 0 where that was before the page was opened; null for nothing
 */
export function useKeptAt(): number | null {
  const [kept, setKept] = useState<number | null>(null);
  useEffect(() => {
    if (kept !== null) return;
    let isGone = false;
    const note = (time: number) => {
      if (!isGone) setKept(time);
    };
    const look = async () => {
      if (await keepsAnything()) note(0);
    };
    const lookSoon = () => void look();
    const lookWhenSeen = () => {
      if (document.visibilityState === 'visible') void look();
    };
    const cancel = callWhenIdle(lookSoon);
    const stop = onKept(() => note(Date.now()));
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
