import * as z from 'zod/mini';
import { supabase } from '@/integrations/supabase/client';
import { toAppError } from '@/integrations/supabase/errors';
import { AppError, type AppErrorCode } from '@/lib/app-error';
import type { AccessTier, TestId } from '@/lib/assessments/catalogue';
import type { FormId } from '@/lib/assessments/types';

/** Whether the server lets the person into a test. */
export type StartOutcome =
  | { readonly status: 'started' }
  /** The plan does not open it; `tier` is the lowest one that does. */
  | { readonly status: 'tier_required'; readonly tier: AccessTier }
  /** The last attempt is too recent; `availableAt` is ISO text. */
  | { readonly status: 'retake_wait'; readonly availableAt: string };

export interface AttemptStart {
  /** Made by the browser; the run and its attempt carry it. */
  id: string;
  testId: TestId;
  form: FormId;
  /** Label of the child, for the test about a child; null otherwise. */
  subject: string | null;
}

const failureSchema = z.object({
  message: z.string(),
  details: z.optional(z.nullable(z.string())),
  hint: z.optional(z.nullable(z.string())),
});

const tierSchema = z.enum(['visitor', 'freemium', 'plus', 'premium']);

const codes: Readonly<Record<string, AppErrorCode>> = {
  not_signed_in: 'not_signed_in',
  unknown_test: 'not_found',
  unknown_form: 'invalid',
  bad_id: 'invalid',
  bad_subject: 'invalid',
  attempt_conflict: 'conflict',
  too_many_starts: 'rate_limited',
  quota_exceeded: 'quota_exceeded',
};

/**
 * Asks to be let into a test that needs an account, before its first question. Asking again for the same attempt
 * answers the same.
 * @throws AppError whose `detail` is the server's code: not_signed_in, unknown_test, unknown_form, bad_id, bad_subject,
 *   attempt_conflict, too_many_starts; without a connection 'network'
 */
export async function startAttempt({ id, testId, form, subject }: AttemptStart): Promise<StartOutcome> {
  const client = await supabase();
  const { error } = await client.rpc('start_attempt', {
    p_id: id,
    p_test: testId,
    p_form: form,
    ...(subject === null ? {} : { p_subject: subject }),
  });
  if (!error) return { status: 'started' };
  const failure = z.safeParse(failureSchema, error);
  if (!failure.success) throw toAppError(error);
  const { message, details, hint } = failure.data;
  if (message === 'retake_wait' && details) return { status: 'retake_wait', availableAt: details };
  const tier = z.safeParse(tierSchema, hint);
  if (message === 'tier_required' && tier.success) return { status: 'tier_required', tier: tier.data };
  const code = codes[message];
  throw code === undefined ? toAppError(error) : new AppError(code, { detail: message, cause: error });
}
