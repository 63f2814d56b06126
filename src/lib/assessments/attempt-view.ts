import type { AttemptRecord, ListedAttempt } from './attempt-record.ts';
import type { ComparedAttempt } from './compare.ts';
import { type PastAttempt, subjectOf } from './history.ts';

/** An attempt as the rules of history read it, with what lists know of it. */
export type ListedView<Record extends ListedAttempt = ListedAttempt> = PastAttempt &
  Omit<ComparedAttempt, 'answers' | 'question_ids' | 'run'> & { readonly record: Record };

/** As the rules of comparison read it, too. */
export type AttemptView = ListedView<AttemptRecord> & ComparedAttempt;

export function listedView<Record extends ListedAttempt>(record: Record): ListedView<Record> {
  const { id, test_id, instrument_version, form, language, quality, overall, domains, details } = record;
  return {
    id,
    test_id,
    instrument_version,
    form,
    language,
    quality,
    overall,
    domains,
    completedAt: record.completed_at,
    subject: subjectOf(details?.child_label),
    invited: (record.invite_id ?? null) !== null,
    record,
  };
}

/** Reaction-time runs are asked for where they are compared. */
export const attemptView = (record: AttemptRecord): AttemptView => ({
  ...listedView(record),
  answers: record.answers,
  question_ids: record.question_ids,
  run: null,
});
