import type { ComparedAttempt } from '../assessments/compare.ts';
import { type PastAttempt, subjectOf } from '../assessments/history.ts';
import type { ComparableRun } from '../cognitive/focustrack/variability.ts';
import { toMs } from '../time.ts';
import type { ExportedAttempt } from './sources.ts';

/** What a document about somebody's time may hold; each can be left out. */
export const documentParts = [
  'cover',
  'done',
  'habits',
  'results',
  'changes',
  'timing',
  'trends',
  'plan',
] as const;
export type DocumentPart = (typeof documentParts)[number];

/** Most characters of the note that a person adds. */
export const maxNote = 1000;

/** An attempt as the rules of history and comparison read it. */
export type ExportView = PastAttempt & ComparedAttempt & { readonly record: ExportedAttempt };

/** @param run the reaction-time run behind it and its place among the person's runs, where there is one */
export function exportView(record: ExportedAttempt, run: ComparedAttempt['run'] = null): ExportView {
  return {
    id: record.id,
    test_id: record.test_id,
    instrument_version: record.instrument_version,
    form: record.form,
    language: record.language,
    quality: record.quality,
    overall: record.overall,
    domains: record.domains,
    answers: record.answers,
    question_ids: record.question_ids,
    completedAt: record.completed_at,
    subject: subjectOf(record.details?.child_label),
    invited: (record.invite_id ?? null) !== null,
    run,
    record,
  };
}

/** Every attempt with its run, counted among all of the same test. @param facts runs by the id of their attempt */
export function exportViews(
  records: readonly ExportedAttempt[],
  facts: Readonly<Record<string, ComparableRun>>,
): ExportView[] {
  return records.map((record) => {
    const run = facts[record.id];
    const upToIt = records.filter(
      (other) => other.test_id === record.test_id && other.completed_at <= record.completed_at,
    );
    return exportView(record, run ? { facts: run, number: upToIt.length } : null);
  });
}

/** The newest attempt of each test, respondent and child, newest first. */
export function latestOfEach(attempts: readonly ExportView[]): ExportView[] {
  const latest = new Map<string, ExportView>();
  const endOf = ({ completedAt }: ExportView) => toMs(completedAt) ?? 0;
  for (const attempt of attempts.toSorted((a, b) => endOf(b) - endOf(a))) {
    const { test_id, form, subject, invited, id } = attempt;
    // Two who were invited may be two people.
    const key = JSON.stringify([test_id, form, subject, invited ? id : null]);
    if (!latest.has(key)) latest.set(key, attempt);
  }
  return [...latest.values()];
}

/**
 * Whether its owner may hand a result on: one about a child only who cares for it, which a teacher who answered about a
 * student does not. A teacher who was asked by a parent answered for that parent.
 */
export const mayBeHandedOn = ({ form, invited }: Pick<ExportView, 'form' | 'invited'>): boolean =>
  form !== 'teacher' || invited;
