import type { AttemptRecord } from '@/lib/assessments/attempt-record';
import type { ComparedAttempt } from '@/lib/assessments/compare';
import { type PastAttempt, subjectOf } from '@/lib/assessments/history';

/** An attempt as the rules of history and comparison read it, with its record. */
export type AttemptView = PastAttempt & ComparedAttempt & { readonly record: AttemptRecord };

export function attemptView(record: AttemptRecord): AttemptView {
  const { id, test_id, form, language, quality, overall, domains, answers, details } = record;
  return {
    id,
    test_id,
    form,
    language,
    quality,
    overall,
    domains,
    answers,
    completedAt: record.completed_at,
    subject: subjectOf(details?.child_label),
    invited: (record.invite_id ?? null) !== null,
    // Asked for where reaction-time runs are compared.
    run: null,
    record,
  };
}
