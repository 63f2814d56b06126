import * as z from 'zod/mini';
import { createOutbox } from '@/api/outbox/create-outbox';
import { removeStored, updateStored } from '@/integrations/local-db/open';
import { supabase } from '@/integrations/supabase/client';
import { callFunction } from '@/integrations/supabase/functions';
import { type Submission, submissionSchema } from '@/lib/assessments/attempt';
import type { AttemptRecord } from './attempt-record';
import { unkeptResults } from './unkept';

/** Finished attempts on their way to the server, and their copies on this device. */

const entrySchema = z.object({
  submission: submissionSchema,
  owner: z.nullable(z.string()),
  refused: z.optional(z.string()),
});
type AttemptEntry = z.infer<typeof entrySchema>;

/** The one test visitors can take has a way in of its own. */
const functionFor = (testId: string) =>
  testId === 'focus_snapshot' ? 'focus-snapshot-submit' : 'assessment-submit';

async function forgetCopy(attemptId: string): Promise<void> {
  try {
    await removeStored('attempts', attemptId);
  } catch {
    // Storage is switched off: there is no copy.
  }
}

/** What the function answers, as far as it matters here: whether the stored attempt belongs to an account. */
const storedSchema = z.object({ attempt: z.object({ owned: z.boolean() }) });

const outbox = createOutbox<AttemptEntry, unknown>({
  store: 'outbox',
  name: 'fcl-outbox',
  parse(value) {
    const parsed = z.safeParse(entrySchema, value);
    return parsed.success ? parsed.data : null;
  },
  idOf: ({ submission }) => submission.id,
  deliver: ({ submission }) => callFunction(functionFor(submission.test_id), submission),
  async onStored({ submission }, answer) {
    const stored = z.safeParse(storedSchema, answer);
    // The account holds it now; another person on this device has no business with a copy.
    if (stored.success && stored.data.attempt.owned) await forgetCopy(submission.id);
  },
});

export const onDeliveryChanged = outbox.onChanged;
export const sendAttempt = outbox.send;
/** Sends what is still waiting; called at start, when the connection returns and after signing in. */
export const flushOutbox = outbox.flush;
export const deliveryOf = outbox.deliveryOf;

/** Ids of attempts the server does not hold yet. */
export async function unsentIds(): Promise<Set<string>> {
  return new Set((await outbox.all()).map(({ submission }) => submission.id));
}

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
  const kept = await outbox.keep({ submission, owner }, () =>
    updateStored('attempts', submission.id, () => result),
  );
  if (kept) unkeptResults.delete(submission.id);
  return kept;
}

/** Deletes an attempt from this device, sent or not. What the server holds stays there. */
export async function forgetAttempt(attemptId: string): Promise<void> {
  unkeptResults.delete(attemptId);
  await outbox.forget(attemptId, () => forgetCopy(attemptId));
}
