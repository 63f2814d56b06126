import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { attemptOutbox, keepAttempt } from '@/api/attempts/outbox';
import { attemptQuery } from '@/api/attempts/queries';
import { toast } from '@/components/ui/toast-store';
import { useAuth } from '@/contexts/auth';
import {
  attemptFromScore,
  type ScoredAttempt,
  scoreSubmission,
  toSubmission,
} from '@/lib/assessments/attempt';
import type { AttemptRecord, Submission } from '@/lib/assessments/attempt-record';
import type { QuestionnaireRun } from '@/lib/assessments/run-state';
import type { SubmissionError } from '@/lib/assessments/submission-errors';
import type { InstrumentDefinition } from '@/lib/assessments/types';
import { err, ok, type Result } from '@/lib/result';
import { failedKey } from '../texts';
import type { RunSession, RunSnapshot } from './run-session';

/**
 * Keeps what a run that is being handed in makes and starts sending it; answers the attempt to show, or null when its
 * result is for somebody else. Two tabs may do this with the same run: they make the same attempt, stored once.
 * @param owner the signed-in person, or null
 */
export type HandIn = (
  definition: InstrumentDefinition,
  run: QuestionnaireRun,
  owner: string | null,
  onRefused: () => void,
) => Promise<Result<AttemptRecord | null, SubmissionError>>;

/** What is sent, and the score this device calculates of it with the code of the server. */
export function scoreRun(
  definition: InstrumentDefinition,
  run: QuestionnaireRun,
): Result<{ submission: Submission; score: ScoredAttempt }, SubmissionError> {
  const submission = toSubmission(run, definition);
  const scored = scoreSubmission(definition, submission);
  return scored.ok ? ok({ submission, score: scored.value }) : err(scored.error);
}

/** A person's own attempt: its result is there at once. */
export const handInOwn: HandIn = async (definition, run, owner, onRefused) => {
  const scored = scoreRun(definition, run);
  if (!scored.ok) return scored;
  const { submission, score } = scored.value;
  const attempt = attemptFromScore(score);
  await keepAttempt(submission, attempt, owner);
  void attemptOutbox.send(submission.id).then((sent) => {
    if (sent.status === 'refused') onRefused();
  });
  return ok(attempt);
};

/**
 * Hands a run in as soon as its end is written down: in the tab where somebody pressed 'Finish', in another tab of
 * the same run, or after a reload in between.
 */
export function useHandIn(
  definition: InstrumentDefinition,
  session: RunSession,
  { run, save }: RunSnapshot,
  handIn: HandIn,
): void {
  const { t } = useTranslation('tests');
  const auth = useAuth();
  const queryClient = useQueryClient();
  const running = useRef(false);
  const due = run.phase === 'submitting' && save !== 'saving' && auth.status !== 'loading';

  const sayFailed = () =>
    toast({
      title: t('problems.failedTitle'),
      description: t(failedKey(definition.testId)),
      variant: 'destructive',
    });

  const start = useEffectEvent(async () => {
    if (running.current) return;
    running.current = true;
    const userId = auth.user?.id ?? null;
    const result = await handIn(definition, session.snapshot().run, session.owner ?? userId, sayFailed);
    running.current = false;
    if (!result.ok) {
      console.error('The attempt could not be scored', result.error);
      session.reopen();
      sayFailed();
      return;
    }
    if (result.value) {
      queryClient.setQueryData(attemptQuery(userId, result.value.id).queryKey, result.value);
    }
    session.dispatch({ type: 'submitted' });
  });

  useEffect(() => {
    if (due) void start();
  }, [due]);
}
