/**
 * Takes finished tests. Everything stored is computed here from the answers; what the browser calculated is not looked
 * at. Sending the same attempt again answers what is stored.
 */

import { type ScoredAttempt, scoreSubmission } from '@lib/assessments/attempt.ts';
import type { Submission } from '@lib/assessments/attempt-record.ts';
import { findSubmitted } from '@lib/assessments/instruments.ts';
import type { SubmissionErrorCode } from '@lib/assessments/submission-errors.ts';
import type { InstrumentDefinition } from '@lib/assessments/types.ts';
import { assessmentSubmit, focusSnapshotSubmit } from '@lib/contracts/submissions.ts';
import type { Result } from '@lib/result.ts';
import type { SupabaseClient } from '@supabase/supabase-js';
import { callDeps } from '../http/call-deps.ts';
import { createServiceClient } from '../http/clients.ts';
import type { FunctionEnv } from '../http/env.ts';
import { passOn, type Refusal, type Refused, refusalOf, refuse, reply } from '../http/outcome.ts';
import { type CallDeps, serveCall } from '../http/serve-call.ts';

/** Of a conflict nobody learns which attempt has the id, or whose it is. */
export type StoreResult = { ok: true; attempt: unknown } | { ok: false; refusal: Refusal };

export interface SubmitDeps extends CallDeps {
  /** @param secret of the device, for an attempt that belongs to nobody yet */
  store(attempt: ScoredAttempt, userId: string | null, secret: string | null): Promise<StoreResult>;
}

/** Calls a function of the database that stores what was handed in. */
export async function storeBy(
  service: SupabaseClient,
  name: string,
  parameters: object,
): Promise<{ ok: true; stored: unknown } | { ok: false; refusal: Refusal }> {
  const { data, error } = await service.rpc(name, parameters);
  if (!error) return { ok: true, stored: data };
  const refusal = refusalOf(error);
  if (refusal) return { ok: false, refusal };
  throw error;
}

export function createSubmitDeps(env: FunctionEnv): SubmitDeps {
  const service = createServiceClient(env);
  return {
    ...callDeps(env),
    async store(attempt, userId, secret) {
      const p_attempt = { ...attempt, device_secret: secret };
      const result = await storeBy(service, 'store_attempt', { p_attempt, p_user: userId });
      return result.ok ? { ok: true, attempt: result.stored } : result;
    },
  };
}

/** What is stored of a submission, or the answer that refuses it. */
export function scoredBy(
  definition: InstrumentDefinition | undefined,
  submission: Submission,
): { ok: true; attempt: ScoredAttempt } | { ok: false; refused: Refused<SubmissionErrorCode> } {
  const scored: Result<ScoredAttempt, { readonly code: SubmissionErrorCode; readonly detail?: string }> =
    definition ? scoreSubmission(definition, submission) : { ok: false, error: { code: 'unknown_test' } };
  if (scored.ok) return { ok: true, attempt: scored.value };
  const { code, detail } = scored.error;
  return { ok: false, refused: refuse(code, detail ? { detail } : {}) };
}

/** Serves a function that takes the tests the catalogue names it for. */
function serveSubmissions(contract: typeof assessmentSubmit | typeof focusSnapshotSubmit) {
  const find = findSubmitted(contract.name);
  return serveCall<typeof contract, SubmitDeps>(contract, async (submission, { caller, deps }) => {
    const scored = scoredBy(find(submission.test_id), submission);
    if (!scored.ok) return scored.refused;
    const person = typeof caller === 'function' ? await caller() : caller;
    const stored = await deps.store(scored.attempt, person?.id ?? null, submission.device_secret ?? null);
    return stored.ok ? reply({ attempt: stored.attempt }) : passOn(stored.refusal);
  });
}

export const takeSnapshot = serveSubmissions(focusSnapshotSubmit);
/** The database asks for the start that let the person in. */
export const takeAssessment = serveSubmissions(assessmentSubmit);
