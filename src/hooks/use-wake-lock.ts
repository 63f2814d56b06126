import { useEffect } from 'react';

/** Keeps the screen on while `active`; browsers without the feature, or that refuse it, go on as usual. */
export function useWakeLock(active: boolean): void {
  useEffect(() => {
    if (!active || !('wakeLock' in navigator)) return;
    let sentinel: WakeLockSentinel | null = null;
    let released = false;
    const request = () => {
      if (document.visibilityState !== 'visible') return;
      navigator.wakeLock.request('screen').then(
        (granted) => {
          if (released) void granted.release();
          else sentinel = granted;
        },
        () => {
          // Refused, for example in battery saving: the exercise works without it.
        },
      );
    };
    request();
    // The system takes the lock away from hidden pages.
    document.addEventListener('visibilitychange', request);
    return () => {
      released = true;
      document.removeEventListener('visibilitychange', request);
      void sentinel?.release();
    };
  }, [active]);
}
