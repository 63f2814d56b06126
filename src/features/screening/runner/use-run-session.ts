import { useEffect, useSyncExternalStore } from 'react';
import type { RunSession, RunSnapshot } from './run-session';

/** The run as it stands, kept in step with other tabs while the caller is mounted. */
export function useRunSession(session: RunSession): RunSnapshot {
  useEffect(() => session.connect(), [session]);
  return useSyncExternalStore(session.subscribe, session.snapshot);
}
