import { useEffect, useSyncExternalStore } from 'react';
import { secondMs } from '@/lib/time';
import type { RunSession, RunSnapshot } from './run-session';

/** The run as it stands, kept in step with other tabs while the caller is mounted. */
export function useRunSession(session: RunSession): RunSnapshot {
  useEffect(() => session.connect(), [session]);
  return useSyncExternalStore(session.subscribe, session.snapshot);
}

/** Lets time pass for a run in view, so that the soft limit is noticed while somebody thinks. */
export function useSoftLimit(session: RunSession): void {
  useEffect(() => {
    const timer = setInterval(() => session.dispatch({ type: 'tick' }), secondMs);
    return () => clearInterval(timer);
  }, [session]);
}
