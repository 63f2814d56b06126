/**
 * Takes what somebody asked by an invite answered about a child. The token stands for an account: the attempt is the
 * owner's, and the answer tells nothing of it.
 */
import type { ScoredAttempt } from '@lib/assessments/attempt.ts';
import { findInstrument } from '@lib/assessments/instruments.ts';
import { inviteSubmit } from '@lib/contracts/invite-submit.ts';
import { callDeps } from '../_shared/http/call-deps.ts';
import { createServiceClient } from '../_shared/http/clients.ts';
import type { FunctionEnv } from '../_shared/http/env.ts';
import { passOn, type Refusal, reply } from '../_shared/http/outcome.ts';
import { type CallDeps, serveCall } from '../_shared/http/serve-call.ts';
import { scoredBy, storeBy } from '../_shared/submissions/serve-submissions.ts';

export interface InviteDeps extends CallDeps {
  /** Stores it for the invite's owner; the refusal says what is wrong with the invite. */
  store(token: string, attempt: ScoredAttempt): Promise<{ ok: true } | { ok: false; refusal: Refusal }>;
}

export const handle = serveCall<typeof inviteSubmit, InviteDeps>(
  inviteSubmit,
  async ({ token, submission }, { deps }) => {
    const scored = scoredBy(findInstrument(submission.test_id), submission);
    if (!scored.ok) return scored.refused;
    const stored = await deps.store(token, scored.attempt);
    return stored.ok ? reply({ received: true }) : passOn(stored.refusal);
  },
);

export function createDeps(env: FunctionEnv): InviteDeps {
  const service = createServiceClient(env);
  return {
    ...callDeps(env),
    store: (token, attempt) =>
      storeBy(service, 'store_invited_attempt', { p_token: token, p_attempt: attempt }),
  };
}
