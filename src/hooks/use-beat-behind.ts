import { useEffect, useRef } from 'react';

/** Calls a few times a minute while the page lies behind others, where its own timers hardly run. */
export function useBeatBehind(onBeat: () => void): void {
  const beat = useRef(onBeat);
  useEffect(() => {
    beat.current = onBeat;
  });
  useEffect(() => {
    // Without one the page does what its timers allow.
    if (typeof Worker === 'undefined') return;
    const worker = new Worker(new URL('./beat-worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = () => {
      if (document.visibilityState === 'hidden') beat.current();
    };
    return () => worker.terminate();
  }, []);
}
