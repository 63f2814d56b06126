import * as z from 'zod/mini';
import { languageCodes } from '../../config/languages.ts';
import { tiers } from '../billing/tier.ts';
import { defineCall } from './call.ts';

/** 'education' is what there is to read; 'all' is exercises and tests ranked together. */
export const contentTypes = ['education', 'exercise', 'test', 'all'] as const;
export type ContentType = (typeof contentTypes)[number];

const itemFields = {
  /** '<type>:<id of the registry>'. */
  id: z.string(),
  type: z.enum(['exercise', 'test', 'article']),
  /** Of an article in the language asked for, else in English; who shows another has its name in the language of the page. */
  title: z.string(),
  /** Of the title, where it is known. */
  lang: z.optional(z.enum(languageCodes)),
  url: z.string(),
};

const recommendationSchema = z.object({
  ...itemFields,
  points: z.number(),
  /** 'need:<area>', 'read:<slug>', 'plan', 'continue', 'begun', 'not_seen_lately', 'new', 'short' or 'general', the weightiest first. */
  reasons: z.array(z.string()),
});
export type Recommendation = z.output<typeof recommendationSchema>;

const lockedSchema = z.object({ ...itemFields, tier: z.enum(tiers) });
export type LockedRecommendation = z.output<typeof lockedSchema>;

const areaSchema = z.object({
  test: z.string(),
  /** No area of that result is harder. */
  highest: z.boolean(),
});

/**
 * What to do next, by rules alone. The person is whoever calls; `userProgress` is what callers of before sent along and has
 * no say. A refusal and a failure answer an empty list beside the error.
 */
export const aiContentRecommendations = defineCall({
  name: 'ai-content-recommendations',
  auth: 'person',
  limit: { by: 'person', uses: 60, windowSeconds: 600 },
  body: z.object({
    userId: z.optional(z.string()),
    userProgress: z.optional(z.unknown()),
    contentType: z._default(z.enum(contentTypes), 'education'),
    language: z._default(z.enum(languageCodes), 'en'),
  }),
  answer: z.object({
    recommendations: z.array(recommendationSchema),
    /** The best of what a higher plan opens. */
    locked: z.nullable(lockedSchema),
    source: z.literal('rules'),
    /** It is this day for the person, who tells by it what was seen: the clock of a device may be far off. */
    day: z.string(),
    /** The areas that reasons name. */
    areas: z.record(z.string(), areaSchema),
    /** Titles of the articles that reasons name, by slug. */
    read: z.optional(z.record(z.string(), z.string())),
  }),
  besideError: { recommendations: [] },
  codes: { forbidden: 403, recommendations_failed: 500 },
});
