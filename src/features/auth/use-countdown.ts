import { useState } from 'react';
import { useNow } from '@/hooks/use-now';

/** Counts down by the wall clock, so that a sleeping tab is right when it wakes. Answers whole seconds left. */
export function useCountdown(seconds: number, startsRunning: boolean): { left: number; start: () => void } {
  const [endsAt, setEndsAt] = useState(() => (startsRunning ? Date.now() + seconds * 1000 : 0));
  const [isRunning, setRunning] = useState(startsRunning);
  const now = useNow(isRunning, 250);
  const left = Math.max(0, Math.min(seconds, Math.ceil((endsAt - now) / 1000)));
  if (isRunning && left === 0) setRunning(false);
  return {
    left: isRunning ? left : 0,
    start: () => {
      setEndsAt(Date.now() + seconds * 1000);
      setRunning(true);
    },
  };
}
