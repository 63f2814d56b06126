import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { AttemptStart, StartOutcome } from '@/api/attempts/start';
import { forgetEndedRuns } from '@/api/runs/local-runs';
import { useAuth } from '@/contexts/auth';
import { currentLanguage } from '@/i18n/init';
import { runAddress } from '@/lib/assessments/run-address';
import type { QuestionnaireRun } from '@/lib/assessments/run-state';
import type { InstrumentDefinition } from '@/lib/assessments/types';
import { openSession } from '../runner/open-sessions';
import { prepareRun } from './prepare-run';

/** State of the navigation to the intro that 'Retake Assessment' makes. */
export interface IntroState {
  retake?: boolean;
}

/** What was chosen and agreed to before the first question. */
export type StartChoice = Pick<QuestionnaireRun, 'form' | 'consent' | 'details' | 'language'>;

export interface StartOptions {
  /** Where the run is taken; the test's own address otherwise. */
  address?: string;
  /** Whose run it is on this device; the person at hand otherwise. */
  owner?: string;
  /** Asks to be let in. Without it everybody is. */
  admit?: (start: AttemptStart) => Promise<StartOutcome>;
}

export interface Start {
  starting: boolean;
  error: unknown;
  /** Why the server did not let the person in. */
  refusal: Exclude<StartOutcome, { status: 'started' }> | null;
  /** Left out: the first form, nothing agreed to. */
  start: (choice?: Partial<StartChoice>) => Promise<void>;
  open: (attemptId: string) => void;
}

/** Starting a questionnaire: chooses its questions, asks to be let in, and opens the run. */
export function useStart(definition: InstrumentDefinition, options: StartOptions = {}): Start {
  const auth = useAuth();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [starting, setStarting] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const [refusal, setRefusal] = useState<Start['refusal']>(null);
  const running = useRef(false);
  const asked = useRef<AttemptStart | null>(null);
  const userId = auth.user?.id ?? null;
  const owner = options.owner ?? userId;
  const open = (attemptId: string) => navigate(runAddress(options.address ?? definition.route, attemptId));

  /** The same wish asked again, after a lost connection say, keeps its id: the server counts it once. */
  function wishFor({ form, details }: Pick<StartChoice, 'form' | 'details'>): AttemptStart {
    const subject = details.child_label ?? null;
    const last = asked.current;
    const isSame = last?.form === form && last.subject === subject;
    const id = isSame ? last.id : crypto.randomUUID();
    return { id, testId: definition.testId, form, subject };
  }

  async function letInAndOpen(choice: StartChoice): Promise<void> {
    const wish = wishFor(choice);
    asked.current = wish;
    const run = await prepareRun(queryClient, definition, {
      ...choice,
      attemptId: wish.id,
      signedIn: options.owner === undefined && userId !== null,
    });
    const outcome = (await options.admit?.(wish)) ?? { status: 'started' };
    if (outcome.status !== 'started') {
      setRefusal(outcome);
      return;
    }
    openSession(definition, { run, owner });
    asked.current = null;
    void forgetEndedRuns(Date.now()).catch(() => {}); // storage is switched off: there is nothing to forget
    open(wish.id);
  }

  async function start(choice: Partial<StartChoice> = {}): Promise<void> {
    if (running.current) return;
    running.current = true;
    setStarting(true);
    setError(null);
    setRefusal(null);
    try {
      await letInAndOpen({
        form: definition.forms[0].form,
        consent: null,
        details: {},
        language: currentLanguage(),
        ...choice,
      });
    } catch (failure) {
      setError(failure);
    } finally {
      running.current = false;
      setStarting(false);
    }
  }

  return { starting, error, refusal, start, open };
}
