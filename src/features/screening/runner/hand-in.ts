import { attemptFromScore } from '@/api/attempts/attempt-from-score';
import type { AttemptRecord } from '@/api/attempts/attempt-record';
import { keepAttempt, sendAttempt } from '@/api/attempts/outbox';
import { type SubmissionError, scoreSubmission } from '@/lib/assessments/attempt';
import type { Run } from '@/lib/assessments/run-state';
import { toSubmission } from '@/lib/assessments/run-submission';
import type { InstrumentDefinition } from '@/lib/assessments/types';
import { err, ok, type Result } from '@/lib/result';

/**
 * Scores a run that is being handed in, keeps the attempt and starts sending it. The result is there at once; the
 * sending goes on by itself. Two tabs may do this with the same run: they make the same attempt, which is stored once.
 * @param owner the signed-in person, or null
 */
export async function handIn(
  definition: InstrumentDefinition,
  run: Run,
  owner: string | null,
  onRefused: () => void,
): Promise<Result<AttemptRecord, SubmissionError>> {
  const submission = toSubmission(run, definition);
  const scored = scoreSubmission(definition, submission);
  if (!scored.ok) return err(scored.error);
  const attempt = attemptFromScore(scored.value);
  await keepAttempt(submission, attempt, owner);
  void sendAttempt(submission.id).then((sent) => {
    if (sent.status === 'refused') onRefused();
  });
  return ok(attempt);
}
