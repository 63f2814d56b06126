/**
 * Takes what somebody asked by an invite answered about a child. The token stands for an account: the attempt is the
 * owner's, and the answer tells nothing of it.
 */
import { submissionSchema } from '@lib/assessments/attempt.ts';
import { findInstrument } from '@lib/assessments/instruments.ts';
import * as z from 'zod/mini';
import type { AttemptRow } from '../_shared/attempt-row.ts';
import { type RouteDeps, refuse, reply, serveJson } from '../_shared/http.ts';
import { type Refusal, toReply } from '../_shared/refusal.ts';
import { rowOf } from '../_shared/submissions.ts';

export const NAME = 'invite-submit';

const bodySchema = z.object({
  token: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  submission: submissionSchema,
});

export interface InviteDeps extends RouteDeps {
  /** Counts this request; false when its network has sent too many. */
  isWithinLimit(request: Request): Promise<boolean>;
  /** Stores it for the invite's owner; the refusal says what is wrong with the invite. */
  store(token: string, attempt: AttemptRow): Promise<{ ok: true } | { ok: false; refusal: Refusal }>;
}

export const handle = serveJson({
  name: NAME,
  methods: ['POST'],
  schema: bodySchema,
  async handler({ token, submission }, { request, deps }: { request: Request; deps: InviteDeps }) {
    if (!(await deps.isWithinLimit(request))) return refuse(429, 'rate_limited');
    const scored = rowOf(findInstrument(submission.test_id), submission);
    if (!scored.ok) return scored.refusal;
    const stored = await deps.store(token, scored.row);
    return stored.ok ? reply({ received: true }) : toReply(stored.refusal);
  },
});
