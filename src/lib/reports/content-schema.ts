import * as z from 'zod/mini';
import { err, ok, type Result } from '../result.ts';

/*
 * Report content: static JSON under /content/reports/<language>/, a file per test (`tests` holds it alone) and
 * narratives.json for tests without their own.
 * Reading is tolerant (blank fields, lists written as one text with semicolons); content-rules.ts is strict.
 */

const LIST_SEPARATOR = ';';

/** A list, or one text with semicolons; parts are trimmed and empty ones dropped. Blank in any form gives []. */
const textList = z.pipe(
  z.optional(z.nullable(z.union([z.string(), z.array(z.nullable(z.string()))]))),
  z.transform((value): string[] => {
    const parts = typeof value === 'string' ? value.split(LIST_SEPARATOR) : (value ?? []);
    return parts.map((part) => part?.trim() ?? '').filter((part) => part !== '');
  }),
);

/** One text; null when missing, null or whitespace. */
const blankableText = z.pipe(
  z.optional(z.nullable(z.string())),
  z.transform((value): string | null => value?.trim() || null),
);

export const scoreRangeSchema = z.object({
  /** Lower bound; a score belongs to the range with the largest one not above it. */
  min_score: z.number(),
  max_score: z.number(),
  description: blankableText,
  traits: textList,
  strengths: textList,
  growth: textList,
  examples: textList,
  tips: textList,
});
export type ScoreRange = z.infer<typeof scoreRangeSchema>;

const contentDimensionSchema = z.object({
  dimension_id: z.string(),
  dimension_name: z.string(),
  score_ranges: z.array(scoreRangeSchema).check(z.minLength(1)),
});
export type ContentDimension = z.infer<typeof contentDimensionSchema>;

const planText = z.pipe(
  z.optional(z.nullable(z.string())),
  z.transform((value): string => value ?? ''),
);

const trainingRecommendationSchema = z.object({
  dimension_id: z.string(),
  /** Segments `title | cadence | link` with semicolons between; cadence and link may be left out. */
  medium_score_plan: planText,
  high_score_plan: planText,
});

/** What makes a text needless: the other form about the same child has been answered. */
const unless = z.optional(z.literal('second_view'));

const diagnosticRecommendationSchema = z.object({
  /** See condition.ts. */
  condition: z.string(),
  recommendation: z.string(),
  unless,
});

const planStepSchema = z.object({
  action: z.string(),
  /** Exercise keys: nback, gonogo, breathing, ... */
  tools: z.array(z.string()),
  /** True only where every tool of the step needs a paid plan. */
  unlockRequired: z.optional(z.boolean()),
  unless,
});
export type WeekPlanStep = z.infer<typeof planStepSchema>;

/** What a person reads about a result of one band. */
const narrativeSchema = z.object({
  observedBehaviors: textList,
  traits: textList,
  strengths: textList,
  challenges: textList,
  realLifeExamples: textList,
  developmentPlan: z.object({ title: z.string(), steps: z.array(planStepSchema) }),
});
export type Narrative = z.infer<typeof narrativeSchema>;

const narrativeSetSchema = z.object({
  low: narrativeSchema,
  moderate: narrativeSchema,
  high: narrativeSchema,
});
export type NarrativeSet = z.infer<typeof narrativeSetSchema>;

const contentTestSchema = z.object({
  test_id: z.string(),
  display_name: z.string(),
  /** In report order; the order breaks ties. */
  dimensions: z.array(contentDimensionSchema),
  training_recommendations: z.array(trainingRecommendationSchema),
  diagnostic_recommendations: z.array(diagnosticRecommendationSchema),
  /** Missing: the generic set of the file is used. */
  narratives: z.optional(narrativeSetSchema),
});
export type ContentTest = z.infer<typeof contentTestSchema>;

const reportContentSchema = z.object({
  version: z.string(),
  language: z.string(),
  tests: z.array(contentTestSchema),
  generic_narratives: z.optional(narrativeSetSchema),
});
export type ReportContent = z.infer<typeof reportContentSchema>;

export type ContentError = { readonly code: 'invalid_content'; readonly path: string };

/** Reads a content file. The error names the path of the first wrong field. */
export function readReportContent(json: unknown): Result<ReportContent, ContentError> {
  const parsed = z.safeParse(reportContentSchema, json);
  if (parsed.success) return ok(parsed.data);
  return err({ code: 'invalid_content', path: parsed.error.issues[0]?.path.join('.') ?? '' });
}

/** Text of the error thrown when the file cannot be fetched. */
export function contentLoadMessage(productName: string): string {
  return `Failed to load ${productName} report content`;
}

/** Text of the warning logged when no report can be built; the insights block is then left out. */
export const reportBuildWarning = 'Failed to build comprehensive report';
