import * as z from 'zod/mini';
import { languageCodes } from '../../config/languages.ts';
import { readNumber } from '../numbers.ts';
import { dayMs } from '../time.ts';
import { testIds } from './catalogue.ts';
import { ageBands, bands, formIds, type Quality, qualityFlags, taskIds } from './types.ts';

/*
 * An attempt under one set of names: as the browser sends it (`Submission`), and as it is stored and read again
 * (`AttemptRecord`), which is the same with what was worked out from it. Parts beside the answers are optional, so what
 * an earlier version kept is still read.
 */

/** Most questions an attempt may hold; the longest test serves 80. */
export const maxQuestions = 120;
/** A question left open longer counts as one day. */
export const maxItemTimeMs = dayMs;
/** Most characters of one open answer. */
export const maxTextLength = 500;
/** Most characters the records of all tasks may take as JSON; what a request may hold is 64 KiB. */
const maxTaskCharacters = 40_000;
const maxExtras = 60;

export const moment = z.iso.datetime({ offset: true });
export const questionId = z.string().check(z.regex(/^[A-Z]{1,4}\d{3}$/));
const optionId = z.string().check(z.regex(/^[a-z0-9][a-z0-9_-]{0,59}$/));
/** Id of an unscored question; in a follow-up with the question or the module it stands for after a dot. */
const extraKey = z.string().check(z.regex(/^[a-z][a-z0-9_]{0,59}(\.[A-Za-z0-9_]{1,60})?$/));

const atMost = <T extends Record<string, unknown>>(count: number) =>
  z.refine<T>((record) => Object.keys(record).length <= count);

/** A record with an entry for each question at most. */
export const fewEntries = <T extends Record<string, unknown>>() => atMost<T>(maxQuestions);

/** Agreement given before the first question, with the version of the text agreed to. */
export const consentSchema = z.object({
  kind: z.string().check(z.regex(/^[a-z][a-z0-9_]{0,39}$/)),
  accepted_at: moment,
  text_version: z.string().check(z.regex(/^[\w.-]{1,40}$/)),
});
export type Consent = z.infer<typeof consentSchema>;

/** Weeks. A teacher who has known the child for less cannot answer about the last two months. */
export const minKnownWeeks = 4;

/** What is known of the one who is described. */
export const detailsSchema = z.object({
  age_band: z.optional(z.enum(ageBands)),
  /** Nickname or initials. */
  child_label: z.optional(
    z.string().check(
      z.trim(),
      z.minLength(1),
      z.refine((label) => [...label].length <= 20),
    ),
  ),
  /** Whole weeks the answering person has known the child. */
  known_weeks: z.optional(z.int().check(z.minimum(0), z.maximum(1000))),
});
export type Details = z.infer<typeof detailsSchema>;

/** Unscored choices: id of the question to an option, or to several. */
export const contextSchema = z
  .record(extraKey, z.union([optionId, z.array(optionId).check(z.maxLength(20))]))
  .check(atMost(maxExtras));
export type Context = z.infer<typeof contextSchema>;

/** Open answers, kept apart from everything scored. Blank ones are not sent. */
export const textsSchema = z
  .record(extraKey, z.string().check(z.trim(), z.minLength(1), z.maxLength(maxTextLength)))
  .check(atMost(maxExtras));
export type Texts = z.infer<typeof textsSchema>;

/** Questions asked because of a high answer; the answer to the scored part stands with the others under `impact_id`. */
export const followUpSchema = z.object({
  question_id: questionId,
  impact_id: questionId,
  settings: z.array(optionId).check(z.maxLength(20)),
  since: z.nullable(optionId),
});
export type FollowUp = z.infer<typeof followUpSchema>;

/** Task id to its raw record, which the scorer of the task reads. */
export const taskRecordsSchema = z
  .partialRecord(z.enum(taskIds), z.unknown())
  .check(z.refine((tasks) => JSON.stringify(tasks).length <= maxTaskCharacters));

const language = z.enum(languageCodes);
/** A stored answer is a whole number; one outside 1..5 is limited and noted, a fraction is no answer of ours. */
const answer = z
  .union([z.number(), z.string().check(z.maxLength(40)), z.boolean(), z.null()])
  .check(z.refine((raw) => Number.isInteger(readNumber(raw) ?? 0)));

/** What the browser sends. Unknown keys are dropped. Times are ISO 8601 with a zone, durations milliseconds. */
export const submissionSchema = z.object({
  /** Made by the browser when the attempt starts; sending the same attempt again stores nothing new. */
  id: z.uuidv4(),
  test_id: z.string().check(z.regex(/^[a-z][a-z0-9_]{0,63}$/)),
  instrument_version: z.string().check(z.regex(/^\d{1,4}\.\d{1,4}\.\d{1,4}$/)),
  form: z.enum(formIds),
  language,
  /** In the order served, impact questions of follow-ups included; empty for a test that is a task. */
  question_ids: z.array(questionId).check(z.maxLength(500)),
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
  details: z.optional(detailsSchema),
  context: z.optional(contextSchema),
  texts: z.optional(textsSchema),
  /** In the order asked. */
  follow_ups: z.optional(z.array(followUpSchema).check(z.maxLength(maxQuestions))),
  tasks: z.optional(taskRecordsSchema),
  /** Made by the device with the attempt and kept there: who has it may take a visitor's attempt over, or delete it. */
  device_secret: z.optional(z.string().check(z.regex(/^[0-9a-f]{64}$/))),
});
export type Submission = z.infer<typeof submissionSchema>;

/** A stored attempt, under the names it is stored by, as screens and reports read it. Percents have one decimal, moments are ISO 8601 in UTC. */
export const attemptRecordSchema = z.object({
  id: z.string(),
  test_id: z.enum(testIds),
  instrument_version: z.string(),
  form: z.enum(formIds),
  language: z.enum(languageCodes),
  /** Null when a task that alone gives the score could not be scored. */
  overall: z.nullable(z.number()),
  /** Domain id to percent; null where nothing was answered. */
  domains: z.record(z.string(), z.nullable(z.number())),
  /** Set A; null without an overall percent and for tests without bands. */
  band: z.nullable(z.enum(bands)),
  question_ids: z.array(z.string()),
  answers: z.record(z.string(), z.number()),
  item_times_ms: z.record(z.string(), z.number()),
  item_languages: z.record(z.string(), z.enum(languageCodes)),
  total_score: z.number(),
  max_possible_score: z.number(),
  answered_count: z.number(),
  quality: z.object({
    level: z.enum(['ok', 'check', 'low']),
    flags: z.array(z.enum(qualityFlags)),
    thin_prefixes: z.array(z.string()),
    out_of_range: z.boolean(),
  }),
  started_at: z.string(),
  completed_at: z.string(),
  seed: z.string(),
  /** What is known of the one who is described; null for tests about oneself. */
  details: z.optional(z.nullable(detailsSchema)),
  /** Unscored choices: question id to an option, or to several. */
  context: z.optional(contextSchema),
  /** In the order asked. `impact` is the answer of the question `impact_id`, null when it has none. */
  follow_ups: z.optional(
    z.array(
      z.object({
        question_id: z.string(),
        impact_id: z.string(),
        settings: z.array(z.string()),
        since: z.nullable(z.string()),
        impact: z.nullable(z.number()),
      }),
    ),
  ),
  /**
   * In place of questions and answers where a report was shared: prefix of question ids to the number served and
   * answered, and the sum of contributions (answer - 1), null where it would tell single answers.
   */
  tally: z.optional(
    z.record(z.string(), z.object({ served: z.number(), answered: z.number(), sum: z.nullable(z.number()) })),
  ),
  /** Task id to its raw record and what was worked out from it (`TaskResults`). Left out of lists. */
  tasks: z.optional(z.record(z.string(), z.unknown())),
  /** Open answers; only their owner is given them, one attempt at a time. */
  texts: z.optional(textsSchema),
  /** The invite it was answered by; null for the person's own. */
  invite_id: z.optional(z.nullable(z.string())),
  /** False while the attempt is a visitor's: then its address is the only key to it. */
  owned: z.optional(z.boolean()),
});

/** What only the report of one attempt needs; a list of a hundred goes without. */
const detailOfOne = {
  question_ids: true,
  answers: true,
  item_times_ms: true,
  item_languages: true,
  seed: true,
  context: true,
  follow_ups: true,
  tally: true,
  tasks: true,
  texts: true,
  owned: true,
} as const;

/** An attempt as lists show it. */
export const listedAttemptSchema = z.omit(attemptRecordSchema, detailOfOne);
export type ListedAttempt = Omit<AttemptRecord, keyof typeof detailOfOne>;

export type AttemptRecord = Omit<z.infer<typeof attemptRecordSchema>, 'quality'> & { quality: Quality };
