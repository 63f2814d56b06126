/**
 * Takes finished tests. Everything stored is computed here from the answers; what the browser calculated is not looked
 * at. Sending the same attempt again answers what is stored.
 */
import {
  type ScoredAttempt,
  type Submission,
  scoreSubmission,
  submissionSchema,
} from '@lib/assessments/attempt.ts';
import type { InstrumentDefinition } from '@lib/assessments/types.ts';
import type { Result } from '@lib/result.ts';
import { type AttemptRow, type StoreResult, toAttemptRow } from './attempt-row.ts';
import { type Reply, type RouteDeps, refuse, reply, serveJson } from './http.ts';
import { toReply } from './refusal.ts';

export interface SubmitDeps extends RouteDeps {
  /** Counts this request; false when its network has sent too many. */
  isWithinLimit(request: Request): Promise<boolean>;
  /** The signed-in user behind the request, or null for a visitor. */
  callerId(request: Request): Promise<string | null>;
  store(attempt: AttemptRow, userId: string | null): Promise<StoreResult>;
}

export interface SubmissionRoute {
  name: string;
  /** The definition of a test that is taken here, or undefined. */
  find(testId: string): InstrumentDefinition | undefined;
  /** True: nobody without an account is let in. */
  needsAccount: boolean;
}

/** A submission under the names of the table, or the answer that refuses it. */
export function rowOf(
  definition: InstrumentDefinition | undefined,
  submission: Submission,
): { ok: true; row: AttemptRow } | { ok: false; refusal: Reply } {
  const scored: Result<ScoredAttempt, { readonly code: string; readonly detail?: string }> = definition
    ? scoreSubmission(definition, submission)
    : { ok: false, error: { code: 'unknown_test' } };
  if (scored.ok) return { ok: true, row: toAttemptRow(scored.value) };
  const { code, detail } = scored.error;
  return { ok: false, refusal: refuse(400, code, detail ? { detail } : {}) };
}

export const serveSubmissions = ({ name, find, needsAccount }: SubmissionRoute) =>
  serveJson({
    name,
    methods: ['POST'],
    schema: submissionSchema,
    async handler(submission, { request, deps }: { request: Request; deps: SubmitDeps }) {
      if (!(await deps.isWithinLimit(request))) return refuse(429, 'rate_limited');
      const scored = rowOf(find(submission.test_id), submission);
      if (!scored.ok) return scored.refusal;
      const userId = await deps.callerId(request);
      if (needsAccount && userId === null) return refuse(401, 'not_signed_in');
      const stored = await deps.store(scored.row, userId);
      return stored.ok ? reply({ attempt: stored.attempt }) : toReply(stored.refusal);
    },
  });
