import { useEffect } from 'react';
import { secondMs } from '@/lib/time';
import type { RunSession } from './run-session';

/** Lets time pass for a run in view, so that the soft limit is noticed while somebody thinks. */
export function useSoftLimit(session: RunSession): void {
  useEffect(() => {
    const timer = setInterval(() => session.dispatch({ type: 'tick' }), secondMs);
    return () => clearInterval(timer);
  }, [session]);
}
