import * as z from 'zod/mini';
import { isPlainText, plainLine, plainText } from '../plain-text.ts';
import { dayMs } from '../time.ts';
import { ageBands, taskIds } from './types.ts';

/* Parts of a submission beside its answers. All are optional, so what an earlier version kept is still read. */

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

interface Typed {
  readonly details?: Details | undefined;
  readonly texts?: Texts | undefined;
}

/** Whether what was typed is plain: the label of a child on one line, open answers on as many as they like. */
export function isPlainSubmission({ details, texts }: Typed): boolean {
  const label = details?.child_label ?? '';
  return label === plainLine(label) && Object.values(texts ?? {}).every(isPlainText);
}

/** The same submission with plain texts; an open answer of which nothing is left goes. */
export function plainSubmission<T extends Typed>(submission: T): T {
  const { details, texts } = submission;
  if (isPlainSubmission(submission)) return submission;
  const label = plainLine(details?.child_label ?? '').trim();
  const plain = Object.entries(texts ?? {}).map(([key, text]) => [key, plainText(text).trim()] as const);
  return {
    ...submission,
    ...(details === undefined || label === '' ? {} : { details: { ...details, child_label: label } }),
    ...(texts === undefined ? {} : { texts: Object.fromEntries(plain.filter(([, text]) => text !== '')) }),
  };
}
