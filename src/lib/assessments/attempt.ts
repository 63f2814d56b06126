import * as z from 'zod/mini';
import { err, ok, type Result } from '../result.ts';
import { toIso, toMs } from '../time.ts';
import {
  type ActivityResults,
  type ActivityScorers,
  scoreActivities,
  taskScorers,
} from './activity-scorers.ts';
import { submissionFault } from './attempt-checks.ts';
import {
  type AttemptRecord,
  type Consent,
  type Details,
  type Submission,
  submissionSchema,
} from './attempt-record.ts';
import { snapshotBand } from './bands.ts';
import { hasBands, hasQuestions } from './catalogue.ts';
import { assessQuality } from './quality.ts';
import { scoreAnswers } from './scoring.ts';
import type { DetailId, InstrumentDefinition } from './types.ts';

/*
 * A finished questionnaire on its way to storage. The browser sends a submission; the server reads it with
 * `readSubmission`, scores it with `scoreSubmission` and stores the result. Both sides run this same file, and
 * nothing the client calculated is believed.
 */

export const submissionErrorCodes = [
  /** The body is not a submission at all; `detail` is the path of the first wrong field. */
  'invalid_body',
  'unknown_test',
  'unknown_version',
  'unknown_form',
  'consent_required',
  /** Something the form asks about the one who is described is missing; `detail` says what. */
  'details_missing',
  /** The teacher has known the child for less than four weeks. */
  'known_too_short',
  /** A choice or an open answer to a question, or of an option, the form does not have. */
  'unknown_context',
  'unknown_text',
  'unknown_question',
  'duplicate_question',
  'too_many_questions',
  'too_few_questions',
  /** The questions are not spread over the areas as the selection rule demands. */
  'wrong_distribution',
  /** The follow-ups are not ones the rule of the test could have asked. */
  'wrong_follow_ups',
  'answer_not_served',
  'no_answers',
  /** The test has no skipping and some question has no answer. */
  'answers_missing',
  'unknown_task',
  'task_missing',
  /** The record of a task cannot be read; `detail` is the task and the reason. */
  'task_invalid',
  /** Ends before it starts, lies before 2020 or more than a day ahead (which the database alone looks at), or an item time is negative, too long or of another question. */
  'bad_times',
] as const;
export type SubmissionErrorCode = (typeof submissionErrorCodes)[number];
export type SubmissionError = { readonly code: SubmissionErrorCode; readonly detail?: string };

/**
 * An attempt as the server stores it: the record, with the agreement, and with all that a list leaves out. Whose it is
 * and by which invite it came is not known to the score.
 */
export type ScoredAttempt = Required<
  Omit<AttemptRecord, 'details' | 'tasks' | 'tally' | 'invite_id' | 'owned'>
> & {
  readonly consent: Consent | null;
  /** Only what the form asks for. */
  readonly details: Details;
  /** Task id to the raw record and what was recomputed from it. */
  readonly tasks: ActivityResults;
};

/** The record the server will store of a person's own attempt, from the score this device calculated with the same code. */
export function attemptFromScore({ consent: _agreed, details, ...scored }: ScoredAttempt): AttemptRecord {
  return { ...scored, details: Object.keys(details).length === 0 ? null : details, invite_id: null };
}

/** Checks the shape of a submission. The error is always 'invalid_body' with the path of the first fault. */
export function readSubmission(body: unknown): Result<Submission, SubmissionError> {
  const parsed = z.safeParse(submissionSchema, body);
  if (parsed.success) return ok(parsed.data);
  const path = parsed.error.issues[0]?.path.join('.') ?? '';
  return err({ code: 'invalid_body', detail: path.slice(0, 80) });
}

/**
 * Scores a submission against its definition, recomputing every stored field.
 * Never throws; a submission that breaks a rule of the test gives a stable code and is not stored.
 */
export function scoreSubmission(
  definition: InstrumentDefinition,
  submission: Submission,
  scorers: ActivityScorers = taskScorers,
): Result<ScoredAttempt, SubmissionError> {
  const fault = submissionFault(definition, submission);
  if (fault) return err(fault);

  const scored = scoreAnswers(definition.domains, submission.answers);
  const isTask = !hasQuestions(definition) && submission.tasks !== undefined;
  if (!isTask && !scored.overall.scored) return err({ code: 'no_answers' });
  const missing = submission.question_ids.find((id) => !Object.hasOwn(scored.answers, id));
  const form = definition.forms.find((each) => each.form === submission.form);
  if (form?.skip === 'required' && missing) return err({ code: 'answers_missing', detail: missing });
  const tasks = scoreActivities(submission.tasks ?? {}, scorers);
  if (!tasks.ok) return err({ code: 'task_invalid', detail: tasks.error });

  const ofAnswers = Object.fromEntries(scored.domains.map((domain) => [domain.id, domain.percent]));
  const overall = overallOf(definition, scored.overall.percent, tasks.value.domains);
  return ok({
    id: submission.id.toLowerCase(),
    test_id: definition.testId,
    instrument_version: submission.instrument_version,
    form: submission.form,
    language: submission.language,
    overall,
    domains: { ...ofAnswers, ...tasks.value.domains },
    band: overall === null || !hasBands(definition) ? null : snapshotBand(overall),
    question_ids: submission.question_ids,
    answers: scored.answers,
    total_score: scored.overall.totalScore,
    max_possible_score: scored.overall.maxPossibleScore,
    answered_count: scored.overall.answered,
    item_times_ms: submission.item_times_ms,
    item_languages: submission.item_languages,
    started_at: toIso(toMs(submission.started_at) ?? 0),
    completed_at: toIso(toMs(submission.completed_at) ?? 0),
    quality: assessQuality(definition.domains, {
      questionIds: submission.question_ids,
      answers: submission.answers,
      itemTimesMs: Object.values(submission.item_times_ms),
    }),
    seed: submission.seed,
    consent: submission.consent,
    details: askedDetails(submission.details ?? {}, form?.details ?? []),
    context: submission.context ?? {},
    texts: submission.texts ?? {},
    follow_ups: (submission.follow_ups ?? []).map((set) => ({
      ...set,
      impact: scored.answers[set.impact_id] ?? null,
    })),
    tasks: tasks.value.tasks,
  });
}

/** A test without questions is scored by its task: overall is the score of its only domain. */
function overallOf(
  definition: InstrumentDefinition,
  ofAnswers: number | null,
  ofTasks: Readonly<Record<string, number | null>>,
): number | null {
  const [only, ...others] = definition.domains;
  if (hasQuestions(definition) || !only || others.length > 0) return ofAnswers;
  return ofTasks[only.id] ?? null;
}

function askedDetails({ age_band, child_label, known_weeks }: Details, asked: readonly DetailId[]): Details {
  return {
    ...(asked.includes('age_band') && age_band !== undefined ? { age_band } : {}),
    ...(asked.includes('child_label') && child_label !== undefined ? { child_label } : {}),
    ...(asked.includes('known_weeks') && known_weeks !== undefined ? { known_weeks } : {}),
  };
}
