import * as z from 'zod/mini';
import { languageCodes } from '../../config/languages.ts';
import { readNumber } from '../numbers.ts';
import { err, ok, type Result } from '../result.ts';
import { dayMs, toIso, toMs } from '../time.ts';
import { domainOf } from './answers.ts';
import { snapshotBand } from './bands.ts';
import { assessQuality } from './quality.ts';
import { scoreAnswers } from './scoring.ts';
import { type Band, formIds, type InstrumentDefinition, type Quality, type TestId } from './types.ts';

/*
 * A finished questionnaire on its way to storage. The browser sends a submission; the server reads it with
 * `readSubmission`, scores it with `scoreSubmission` and stores the result. Both sides run this same file, and
 * nothing the client calculated is believed.
 */

/** First moment ISO text with four digits for the year cannot hold. */
const END_OF_TIME_MS = Date.UTC(10000, 0, 1);
/** Most questions an attempt may hold; the longest test serves 80. */
const MAX_QUESTIONS = 120;
/** A question left open longer counts as one day. */
export const maxItemTimeMs = dayMs;

const questionId = z.string().check(z.regex(/^[A-Z]{1,4}\d{3}$/));
const language = z.enum(languageCodes);
const moment = z.iso.datetime({ offset: true });
/** A stored answer is a whole number; one outside 1..5 is limited and noted, a fraction is no answer of ours. */
const answer = z
  .union([z.number(), z.string().check(z.maxLength(40)), z.boolean(), z.null()])
  .check(z.refine((raw) => Number.isInteger(readNumber(raw) ?? 0)));
const fewEntries = <T extends Record<string, unknown>>() =>
  z.refine<T>((record) => Object.keys(record).length <= MAX_QUESTIONS);

/** Agreement given before the first question, with the version of the text agreed to. */
export const consentSchema = z.object({
  kind: z.string().check(z.regex(/^[a-z][a-z0-9_]{0,39}$/)),
  accepted_at: moment,
  text_version: z.string().check(z.regex(/^[\w.-]{1,40}$/)),
});
export type Consent = z.infer<typeof consentSchema>;

/** What the browser sends. Unknown keys are dropped. Times are ISO 8601 with a zone, durations milliseconds. */
export const submissionSchema = z.object({
  /** Made by the browser when the attempt starts; sending the same attempt again stores nothing new. */
  id: z.uuidv4(),
  test_id: z.string().check(z.regex(/^[a-z][a-z0-9_]{0,63}$/)),
  instrument_version: z.string().check(z.regex(/^\d{1,4}\.\d{1,4}\.\d{1,4}$/)),
  form: z.enum(formIds),
  language,
  /** In the order served. */
  question_ids: z.array(questionId).check(z.minLength(1), z.maxLength(500)),
  /** Question id to the answer; the reading rule decides what counts (null and text are unanswered). */
  answers: z.record(questionId, answer).check(fewEntries()),
  item_times_ms: z.record(questionId, z.number()).check(fewEntries()),
  /** Language each question was shown in, where it differs from `language`. */
  item_languages: z.record(questionId, language).check(fewEntries()),
  started_at: moment,
  completed_at: moment,
  /** Seed of the selection; with bank and history it repeats the choice of questions. */
  seed: z.string().check(z.regex(/^[A-Za-z0-9-]{1,64}$/)),
  consent: z.nullable(consentSchema),
});
export type Submission = z.infer<typeof submissionSchema>;

export const submissionErrorCodes = [
  /** The body is not a submission at all; `detail` is the path of the first wrong field. */
  'invalid_body',
  'unknown_test',
  'unknown_version',
  'unknown_form',
  'consent_required',
  'unknown_question',
  'duplicate_question',
  'too_many_questions',
  'too_few_questions',
  /** The questions are not spread over the areas as the selection rule demands. */
  'wrong_distribution',
  'answer_not_served',
  'no_answers',
  /** The test has no skipping and some question has no answer. */
  'answers_missing',
  /** Ends before it starts, lies before 1970 or after 9999, or an item time is negative, too long or of another question. */
  'bad_times',
] as const;
export type SubmissionErrorCode = (typeof submissionErrorCodes)[number];
export type SubmissionError = { readonly code: SubmissionErrorCode; readonly detail?: string };

/** An attempt as stored; names as in stored records. Percents have one decimal, moments are ISO text in UTC. */
export type ScoredAttempt = {
  readonly id: string;
  readonly test_id: TestId;
  readonly instrument_version: string;
  readonly form: Submission['form'];
  readonly language: Submission['language'];
  readonly overall: number;
  /** Domain id to percent; null where nothing was answered. */
  readonly domains: Readonly<Record<string, number | null>>;
  /** Set A. */
  readonly band: Band;
  readonly question_ids: readonly string[];
  readonly answers: Readonly<Record<string, number>>;
  readonly totalScore: number;
  readonly maxPossibleScore: number;
  readonly answered_count: number;
  readonly item_times_ms: Readonly<Record<string, number>>;
  readonly item_languages: Readonly<Record<string, Submission['language']>>;
  readonly started_at: string;
  readonly completedAt: string;
  readonly quality: Quality;
  readonly seed: string;
  readonly consent: Consent | null;
};

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
): Result<ScoredAttempt, SubmissionError> {
  const fault =
    headFault(definition, submission) ?? questionFault(definition, submission) ?? timeFault(submission);
  if (fault) return err(fault);

  const scored = scoreAnswers(definition.domains, submission.answers);
  const { overall } = scored;
  if (!overall.scored) return err({ code: 'no_answers' });
  const missing = submission.question_ids.find((id) => !Object.hasOwn(scored.answers, id));
  const form = definition.forms.find((each) => each.form === submission.form);
  if (form?.skip === 'required' && missing) return err({ code: 'answers_missing', detail: missing });

  return ok({
    id: submission.id.toLowerCase(),
    test_id: definition.testId,
    instrument_version: submission.instrument_version,
    form: submission.form,
    language: submission.language,
    overall: overall.percent,
    domains: Object.fromEntries(scored.domains.map((domain) => [domain.id, domain.percent])),
    band: snapshotBand(overall.percent),
    question_ids: submission.question_ids,
    answers: scored.answers,
    totalScore: overall.totalScore,
    maxPossibleScore: overall.maxPossibleScore,
    answered_count: overall.answered,
    item_times_ms: submission.item_times_ms,
    item_languages: submission.item_languages,
    started_at: toIso(toMs(submission.started_at) ?? 0),
    completedAt: toIso(toMs(submission.completed_at) ?? 0),
    quality: assessQuality(definition.domains, {
      questionIds: submission.question_ids,
      answers: submission.answers,
      itemTimesMs: Object.values(submission.item_times_ms),
    }),
    seed: submission.seed,
    consent: submission.consent,
  });
}

function headFault(definition: InstrumentDefinition, submission: Submission): SubmissionError | null {
  if (submission.test_id !== definition.testId) return { code: 'unknown_test' };
  if (submission.instrument_version !== definition.version) return { code: 'unknown_version' };
  const form = definition.forms.find((each) => each.form === submission.form);
  if (!form) return { code: 'unknown_form' };
  if (form.consent !== null && submission.consent?.kind !== form.consent) return { code: 'consent_required' };
  return null;
}

function questionFault(definition: InstrumentDefinition, submission: Submission): SubmissionError | null {
  const { domains, selection } = definition;
  const ids = submission.question_ids;
  const served = new Set(ids);
  const perDomain = new Map<string, number>();
  for (const id of ids) {
    const domain = domainOf(id, domains);
    const number = Number(id.slice(-3));
    if (!domain || number < 1 || number > domain.itemCount) return { code: 'unknown_question', detail: id };
    perDomain.set(domain.id, (perDomain.get(domain.id) ?? 0) + 1);
  }
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice) return { code: 'duplicate_question', detail: twice };
  if (ids.length > selection.total + selection.followUps) return { code: 'too_many_questions' };
  if (ids.length < selection.total) return { code: 'too_few_questions' };
  const uneven = domains.find((domain) => {
    const count = perDomain.get(domain.id) ?? 0;
    return count < selection.minPerDomain || count > selection.maxPerDomain + selection.followUps;
  });
  if (uneven) return { code: 'wrong_distribution', detail: uneven.id };
  const stray = [...Object.keys(submission.answers), ...Object.keys(submission.item_languages)].find(
    (id) => !served.has(id),
  );
  return stray ? { code: 'answer_not_served', detail: stray } : null;
}

function timeFault(submission: Submission): SubmissionError | null {
  const started = toMs(submission.started_at);
  const completed = toMs(submission.completed_at);
  if (started === null || completed === null) return { code: 'bad_times' };
  if (started < 0 || completed < started || completed >= END_OF_TIME_MS) return { code: 'bad_times' };
  const served = new Set(submission.question_ids);
  const wrong = Object.entries(submission.item_times_ms).find(
    ([id, ms]) => !served.has(id) || ms < 0 || ms > maxItemTimeMs,
  );
  return wrong ? { code: 'bad_times', detail: wrong[0] } : null;
}
