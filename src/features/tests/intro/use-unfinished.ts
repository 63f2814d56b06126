import { useEffect, useState } from 'react';
import { discardRun, type OpenRun } from '@/api/runs/local-runs';
import { useAuth } from '@/contexts/auth';
import type { InstrumentDefinition } from '@/lib/assessments/types';
import { closeSession, findUnfinished } from '../runner/open-sessions';

export interface Unfinished {
  /** Null when there is none, undefined while that is being looked up. */
  run: OpenRun | null | undefined;
  /** Deletes it from this device. */
  discard: () => Promise<void>;
}

/**
 * The unfinished run of a test that may be continued here.
 * @param owner whose runs; left out, those of the person at hand
 */
export function useUnfinished(definition: InstrumentDefinition, owner?: string): Unfinished {
  const auth = useAuth();
  const [run, setRun] = useState<OpenRun | null | undefined>(undefined);
  const isKnown = auth.status !== 'loading';
  const name = owner ?? auth.user?.id ?? null;

  useEffect(() => {
    if (!isKnown) return;
    let gone = false;
    void findUnfinished(definition, name).then((found) => {
      if (!gone) setRun(found);
    });
    return () => {
      gone = true;
    };
  }, [definition, isKnown, name]);

  return {
    run,
    async discard() {
      if (!run) return;
      const { attemptId } = run.run;
      await discardRun(attemptId, Date.now()).catch(() => {}); // storage is switched off: the tab forgets it
      closeSession(attemptId);
      setRun(null);
    },
  };
}
