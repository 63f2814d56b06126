import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { discardRun, forgetEndedRuns, type OpenRun } from '@/api/runs/local-runs';
import { useAuth } from '@/contexts/auth';
import { currentLanguage } from '@/i18n/init';
import type { InstrumentDefinition } from '@/lib/assessments/types';
import { runAddress } from '../run-address';
import { closeSession, findUnfinished, openSession } from '../runner/open-sessions';
import { prepareRun } from './prepare-run';

export interface Start {
  /** The unfinished run of this person; null when there is none, undefined while that is being looked up. */
  unfinished: OpenRun | null | undefined;
  starting: boolean;
  error: unknown;
  start: () => Promise<void>;
  resume: () => void;
  startOver: () => Promise<void>;
}

/** Starting a questionnaire, going on with an unfinished one, or throwing that away first. */
export function useStart(definition: InstrumentDefinition): Start {
  const auth = useAuth();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [unfinished, setUnfinished] = useState<OpenRun | null | undefined>(undefined);
  const [starting, setStarting] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const running = useRef(false);
  const isKnown = auth.status !== 'loading';
  const userId = auth.user?.id ?? null;

  useEffect(() => {
    if (!isKnown) return;
    let gone = false;
    void findUnfinished(definition, userId).then((found) => {
      if (!gone) setUnfinished(found);
    });
    return () => {
      gone = true;
    };
  }, [definition, isKnown, userId]);

  const open = (attemptId: string) => navigate(runAddress(definition, attemptId));

  async function start(): Promise<void> {
    if (running.current) return;
    running.current = true;
    setStarting(true);
    setError(null);
    try {
      const run = await prepareRun(queryClient, definition, {
        language: currentLanguage(),
        form: definition.forms[0].form,
        signedIn: userId !== null,
        consent: null,
        details: {},
      });
      openSession(definition, { run, owner: userId });
      void forgetEndedRuns(Date.now()).catch(() => {}); // storage is switched off: there is nothing to forget
      open(run.attemptId);
    } catch (failure) {
      setError(failure);
    } finally {
      running.current = false;
      setStarting(false);
    }
  }

  async function startOver(): Promise<void> {
    if (unfinished) {
      const { attemptId } = unfinished.run;
      await discardRun(attemptId, Date.now()).catch(() => {}); // storage is switched off: the tab forgets it
      closeSession(attemptId);
    }
    await start();
  }

  return {
    unfinished,
    starting,
    error,
    start,
    resume: () => {
      if (unfinished) open(unfinished.run.attemptId);
    },
    startOver,
  };
}
