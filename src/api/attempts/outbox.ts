import * as z from 'zod/mini';
import { forgetPlansOf } from '@/api/plans/local-plans';
import { createOutbox } from '@/api/sync/outbox';
import { supabase } from '@/integrations/supabase/client';
import { call } from '@/integrations/supabase/functions';
import type { AttemptRecord } from '@/lib/assessments/attempt-record';
import { type Submission, submissionSchema } from '@/lib/assessments/attempt-record';
import { findEntry } from '@/lib/assessments/catalogue';
import { plainSubmission } from '@/lib/assessments/plain-submission';
import { assessmentSubmit, focusSnapshotSubmit } from '@/lib/contracts/submissions';
import { chooseClaim, leftAttempts, maySendVisitors, undecidedAttempts } from './claim-choices';
import { forgetUnkeptSecret, secretFor } from './device-secret';
import { forgetCopy, keepCopy, unkeptResults } from './queries';

/** Finished attempts on their way to the server, and their copies on this device. */

/** The function that takes a test; the server refuses one it does not know. */
const contractFor = (testId: string) =>
  findEntry(testId)?.submit === focusSnapshotSubmit.name ? focusSnapshotSubmit : assessmentSubmit;

/** What the function answers, as far as it matters here: whether the stored attempt belongs to an account. */
const storedSchema = z.object({ attempt: z.object({ owned: z.boolean() }) });

export const attemptOutbox = createOutbox<Submission, unknown>({
  name: 'attempt',
  payload: submissionSchema,
  deliver: async (submission) =>
    call(contractFor(submission.test_id), {
      ...plainSubmission(submission),
      device_secret: submission.device_secret ?? (await secretFor(submission.id)),
    }),
  mayGo: async ({ id, owner }) => owner !== null || (await maySendVisitors(id)),
  async onStored(id, answer) {
    const stored = z.safeParse(storedSchema, answer);
    // The account holds it now; another person on this device has no business with a copy.
    if (stored.success && stored.data.attempt.owned) await forgetCopy(id);
  },
});

/** Loads what sending needs while there is a connection, so that only the sending itself has to wait for one. */
export function prepareSending(): void {
  if (navigator.onLine) supabase().catch(() => {}); // sending says what is wrong
}

/**
 * Keeps a finished attempt until it is sent. Answers whether the device keeps it; if not, this tab does.
 * @param result what the same code calculated here, readable at once under the attempt's address
 * @param owner id of the signed-in person, or null for a visitor
 */
export async function keepAttempt(
  submission: Submission,
  result: AttemptRecord,
  owner: string | null,
): Promise<boolean> {
  unkeptResults.set(submission.id, result);
  // Made by somebody who was signed in, so nobody is asked whose it is, even if the server takes them for a visitor.
  if (owner !== null) await chooseClaim(owner, 'add', [submission.id]);
  const secret = await secretFor(submission.id);
  const payload = { ...submission, device_secret: secret };
  const kept = await attemptOutbox.keep({ id: submission.id, owner, payload }, () =>
    keepCopy(result, secret),
  );
  if (kept) {
    unkeptResults.delete(submission.id);
    forgetUnkeptSecret(submission.id);
  }
  return kept;
}

/** Deletes an attempt from this device, sent or not, with the plans a visitor made of it. What the server holds stays there. */
export async function forgetAttempt(attemptId: string): Promise<void> {
  unkeptResults.delete(attemptId);
  forgetUnkeptSecret(attemptId);
  await forgetPlansOf(attemptId);
  await attemptOutbox.forget(attemptId, () => forgetCopy(attemptId));
}

/** Ids of attempts that were made here without an account and that the person who is signed in was not asked about yet. */
export async function attemptsToAskAbout(userId: string): Promise<string[]> {
  return undecidedAttempts(userId, await attemptOutbox.all());
}

/** Ids of attempts that were made here without an account and that the person said 'not now' to. */
export async function attemptsLeftHere(userId: string): Promise<string[]> {
  return leftAttempts(userId, await attemptOutbox.all());
}
