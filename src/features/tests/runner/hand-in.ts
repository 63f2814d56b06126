import { attemptOutbox, keepAttempt } from '@/api/attempts/outbox';
import {
  attemptFromScore,
  type ScoredAttempt,
  type Submission,
  type SubmissionError,
  scoreSubmission,
} from '@/lib/assessments/attempt';
import type { AttemptRecord } from '@/lib/assessments/attempt-record';
import type { QuestionnaireRun } from '@/lib/assessments/run-state';
import { toSubmission } from '@/lib/assessments/run-submission';
import type { InstrumentDefinition } from '@/lib/assessments/types';
import { err, ok, type Result } from '@/lib/result';

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
