import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';

const refreshMs = 250;

/**
 * Milliseconds in view, counted on from `startMs`; a hidden page stands still. `onHide` is told the time when the page
 * is hidden or left, which is the last moment it can be kept.
 */
export function useTimeInView(
  startMs: number,
  onHide: (ms: number) => void,
): [ms: number, read: () => number] {
  const counted = useRef(startMs);
  const since = useRef<number | null>(null);
  const [ms, setMs] = useState(startMs);
  const read = useCallback(
    () => Math.round(counted.current + (since.current === null ? 0 : performance.now() - since.current)),
    [],
  );
  const hide = useEffectEvent((at: number) => onHide(at));

  useEffect(() => {
    // A page that did not count has nothing to keep; it may hold an older state than another one.
    const halt = () => {
      if (since.current === null) return;
      counted.current = read();
      since.current = null;
      hide(counted.current);
    };
    const follow = () => {
      halt();
      if (!document.hidden) since.current = performance.now();
      setMs(counted.current);
    };
    follow();
    const timer = setInterval(() => setMs(read()), refreshMs);
    document.addEventListener('visibilitychange', follow);
    return () => {
      halt();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', follow);
    };
  }, [read]);
  return [ms, read];
}
