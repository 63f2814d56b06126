import * as z from 'zod/mini';
import { languageCodes } from '@/config/languages';
import { testIds } from '@/lib/assessments/catalogue';
import { contextSchema, detailsSchema, textsSchema } from '@/lib/assessments/submission-parts';
import { bands, formIds, qualityFlags } from '@/lib/assessments/types';
import type { Quality } from './types.ts';

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
