import { useEffect, useState } from 'react';

/**
 * The wall clock, refreshed every `everyMs` while `active` and at once when a hidden page is shown again, so that
 * what is derived from stored stamps is right the moment somebody looks.
 */
export function useNow(active: boolean, everyMs: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const refresh = () => setNow(Date.now());
    refresh();
    document.addEventListener('visibilitychange', refresh);
    const timer = active ? setInterval(refresh, everyMs) : undefined;
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', refresh);
    };
  }, [active, everyMs]);
  return now;
}
