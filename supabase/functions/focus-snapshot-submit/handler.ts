/**
 * Takes a finished Focus Snapshot. Everything stored is computed here from the answers; what the browser calculated is
 * not looked at. Sending the same attempt again answers what is stored.
 */
import { type ScoredAttempt, scoreSubmission, submissionSchema } from '@lib/assessments/attempt.ts';
import { focusSnapshot } from '@lib/assessments/focus-snapshot.ts';
import { type RouteDeps, refuse, reply, serveJson } from '../_shared/http.ts';

/** An attempt under the names of the columns of `assessment_attempts`. */
export type AttemptRow = Omit<ScoredAttempt, 'totalScore' | 'maxPossibleScore' | 'completedAt'> & {
  readonly total_score: number;
  readonly max_possible_score: number;
  readonly completed_at: string;
};

export type StoreResult =
  | { ok: true; attempt: unknown }
  /** The id is taken by another attempt; which, and whose, is nobody's business. */
  | { ok: false; code: 'attempt_conflict' };

export interface SubmitDeps extends RouteDeps {
  /** Counts this request; false when its network has sent too many. */
  isWithinLimit(request: Request): Promise<boolean>;
  /** The signed-in user behind the request, or null for a visitor. */
  callerId(request: Request): Promise<string | null>;
  store(attempt: AttemptRow, userId: string | null): Promise<StoreResult>;
}

function toRow({ totalScore, maxPossibleScore, completedAt, ...rest }: ScoredAttempt): AttemptRow {
  return {
    ...rest,
    total_score: totalScore,
    max_possible_score: maxPossibleScore,
    completed_at: completedAt,
  };
}

export const handle = serveJson({
  name: 'focus-snapshot-submit',
  methods: ['POST'],
  schema: submissionSchema,
  async handler(submission, { request, deps }: { request: Request; deps: SubmitDeps }) {
    if (!(await deps.isWithinLimit(request))) return refuse(429, 'rate_limited');
    const scored = scoreSubmission(focusSnapshot, submission);
    if (!scored.ok)
      return refuse(400, scored.error.code, scored.error.detail ? { detail: scored.error.detail } : {});
    const stored = await deps.store(toRow(scored.value), await deps.callerId(request));
    return stored.ok ? reply({ attempt: stored.attempt }) : refuse(409, stored.code);
  },
});
