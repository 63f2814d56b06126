import type { ListedAttempt } from '@/lib/assessments/attempt-record';
import { subjectOf } from '@/lib/assessments/history';

/** A result as the rules of history read it. */
export const pastResult = (attempt: ListedAttempt) => ({
  ...attempt,
  completedAt: attempt.completed_at,
  subject: subjectOf(attempt.details?.child_label),
  invited: (attempt.invite_id ?? null) !== null,
});
export type PastResult = ReturnType<typeof pastResult>;
