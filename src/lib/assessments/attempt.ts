import * as z from 'zod/mini';
import { plainText } from '../plain-text.ts';
import { err, ok, type Result } from '../result.ts';
import { toIso, toMs } from '../time.ts';
import {
  type ActivityResults,
  type ActivityScorers,
  scoreActivities,
  taskScorers,
} from './activity-scorers.ts';
import { assessQuality, submissionFault } from './attempt-checks.ts';
import {
  type AttemptRecord,
  type Consent,
  type Context,
  type Details,
  type FollowUp,
  type Submission,
  submissionSchema,
  type Texts,
} from './attempt-record.ts';
import { snapshotBand } from './bands.ts';
import { hasBands, hasQuestions } from './catalogue.ts';
import type { QuestionnaireRun, StepRules } from './run-state.ts';
import {
  type ExtraStep,
  type FollowUpSet,
  type QuestionnaireCourse,
  questionnaireCourse,
} from './run-steps.ts';
import { scoreAnswers } from './scoring.ts';
import type { SubmissionError } from './submission-errors.ts';
import type { DetailId, FollowUpRule, InstrumentDefinition, ScalePoint } from './types.ts';

/*
 * A finished questionnaire on its way to storage. The browser makes a submission of its run and sends it; the server
 * reads it with `readSubmission`, scores it with `scoreSubmission` and stores the result. Both sides run this same file,
 * and nothing the client calculated is believed.
 */

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

/**
 * What is sent when the run is handed in. Skipped and open questions carry no answer; extra steps without an answer
 * and parts without any entry are left out.
 */
export function toSubmission(run: QuestionnaireRun, rules: StepRules): Submission {
  const plan = questionnaireCourse(run, rules);
  const { scale } = plan;
  const times = scale.flatMap(({ key, questionId }) => {
    const ms = run.itemTimesMs[key];
    return ms === undefined ? [] : [[questionId, ms] as const];
  });
  const languages = scale.flatMap(({ key, questionId }) => {
    const shown = run.itemLanguages[key];
    return shown === undefined || shown === run.language ? [] : [[questionId, shown] as const];
  });
  return {
    id: run.attemptId,
    test_id: run.testId,
    instrument_version: run.instrumentVersion,
    form: run.form,
    language: run.language,
    question_ids: scale.map(({ questionId }) => questionId),
    answers: answersOf(run, rules),
    item_times_ms: Object.fromEntries(times),
    item_languages: Object.fromEntries(languages),
    started_at: toIso(run.startedAt),
    completed_at: toIso(Math.max(run.completedAt ?? run.movedAt, run.startedAt)),
    seed: run.seed,
    consent: run.consent,
    ...(hasEntries(run.details) ? { details: run.details } : {}),
    ...partsOf(run, rules, plan),
  };
}

/** Question id to answer; answered questions only. */
export function answersOf(run: QuestionnaireRun, rules: StepRules): Record<string, ScalePoint> {
  const answers: Record<string, ScalePoint> = {};
  for (const { key, questionId } of questionnaireCourse(run, rules).scale) {
    const value = run.entries[key]?.value ?? null;
    if (value !== null) answers[questionId] = value;
  }
  return answers;
}

const hasEntries = (record: object) => Object.keys(record).length > 0;

function partsOf(
  run: QuestionnaireRun,
  { followUps: rule }: StepRules,
  { steps, sets }: QuestionnaireCourse,
): Pick<Submission, 'context' | 'texts' | 'follow_ups' | 'tasks'> {
  const extras = steps.filter((step) => step.kind === 'extra');
  const context = contextOf(run, extras);
  const texts = textsOf(run, extras);
  const followUps = rule ? sets.map((set) => followUpOf(run, rule, set)) : [];
  const tasks = Object.fromEntries(
    Object.entries(run.tasks).flatMap(([id, task]) => (task.complete ? [[id, task.data]] : [])),
  );
  return {
    ...(hasEntries(context) ? { context } : {}),
    ...(hasEntries(texts) ? { texts } : {}),
    ...(followUps.length > 0 ? { follow_ups: followUps } : {}),
    ...(hasEntries(tasks) ? { tasks } : {}),
  };
}

/** Choices of steps placed around the questions; those of follow-ups stand with their set. */
function contextOf(run: QuestionnaireRun, extras: readonly ExtraStep[]): Context {
  const context: Context = {};
  for (const { key, question, module } of extras) {
    const value = run.extras[key]?.value ?? null;
    if (module !== null || question.kind === 'text' || value === null || value.length === 0) continue;
    context[key] = typeof value === 'string' ? value : [...value];
  }
  return context;
}

function textsOf(run: QuestionnaireRun, extras: readonly ExtraStep[]): Texts {
  const texts: Texts = {};
  for (const { key, question } of extras) {
    const value = run.extras[key]?.value ?? null;
    const text = question.kind === 'text' && typeof value === 'string' ? plainText(value).trim() : '';
    if (text !== '') texts[key] = text;
  }
  return texts;
}

function followUpOf(
  run: QuestionnaireRun,
  rule: FollowUpRule,
  { questionId, impactId }: FollowUpSet,
): FollowUp {
  const settings = run.extras[`${rule.settings.id}.${questionId}`]?.value ?? [];
  const since = run.extras[`${rule.since.id}.${questionId}`]?.value ?? null;
  return {
    question_id: questionId,
    impact_id: impactId,
    settings: typeof settings === 'string' ? [settings] : [...settings],
    since: typeof since === 'string' ? since : null,
  };
}
