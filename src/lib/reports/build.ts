import { enhancedLevel, narrativeBand, reportBand } from '../assessments/bands.ts';
import type { Band } from '../assessments/types.ts';
import { err, ok, type Result } from '../result.ts';
import { callToAction } from './call-to-action.ts';
import { evaluateCondition, parseCondition } from './condition.ts';
import type { ContentTest, Narrative, ReportContent } from './content-schema.ts';
import type { KnownExercises } from './exercises.ts';
import { type ReadScore, type ReportInput, readDomainScores, readScore } from './input.ts';
import { message, type ReportMessage } from './messages.ts';
import { isNeeded, narrativeFor } from './narratives.ts';
import { type RangeTexts, textsForScore } from './ranges.ts';
import { testIdOf } from './test-id.ts';
import { buildWeeks, type WeekOfPlan } from './week-plan.ts';

export type ReportDimension = {
  readonly id: string;
  readonly name: string;
  /** 0..100 as given; 0 when not scored. */
  readonly score: number;
  readonly scored: boolean;
  /** Set B; null when not scored. */
  readonly band: Band | null;
  /** Description for the score; null when not scored or the content has none. */
  readonly narrative: string | null;
  /** The other texts for the score; null when not scored. */
  readonly details: Omit<RangeTexts, 'description'> | null;
};

export type ReportWarning = {
  /** A condition that cannot be read counts as false and is logged once with these. */
  readonly code: 'unreadable_condition';
  readonly testId: string;
  readonly index: number;
  readonly reason: string;
};

export type BuiltReport = {
  readonly testId: string;
  readonly displayName: string;
  readonly overall: number;
  readonly overallScored: boolean;
  /** Set C of the overall score; null when not scored. */
  readonly level: Band | null;
  /** What the person reads about the overall result; null when not scored or the content has none. */
  readonly resultNarrative: Narrative | null;
  /** In the order of the content file. */
  readonly dimensions: readonly ReportDimension[];
  readonly summary: ReportMessage;
  /** Up to three Low dimensions, or one relative strength. */
  readonly strengths: readonly ReportDimension[];
  readonly strengthsAreRelative: boolean;
  /** Up to three Moderate or High dimensions. */
  readonly growthPriorities: readonly ReportDimension[];
  /** Four weeks, empty when every scored dimension is Low; the page then shows the Low plan instead. */
  readonly weeks: readonly WeekOfPlan[];
  readonly allLow: boolean;
  /** Shown as 'Suggested next checks'. */
  readonly diagnosticSuggestions: readonly string[];
  /** Stands under the suggestions when some dimension is not scored. */
  readonly suggestionsNote: ReportMessage | null;
  readonly callToAction: ReportMessage;
  /** To be logged by the caller. */
  readonly warnings: readonly ReportWarning[];
};

export type ReportOptions = {
  /** Raw plan text; missing is no plan. */
  readonly tier?: string | null;
  readonly singlePurchase?: boolean;
  /** Exercises that can be opened; plan items and tools beyond them are left out. Not given: nothing is left out. */
  readonly exercises?: KnownExercises;
  /** The other form about the same child has been answered: nobody is told to ask for it. */
  readonly secondView?: boolean;
};

export type ReportError = { readonly code: 'unknown_test'; readonly testId: string };

/** Builds the report of a result from the content of its language. A test without content gives an error. */
export function buildReport(
  content: Pick<ReportContent, 'tests' | 'generic_narratives'>,
  input: ReportInput,
  { tier = null, singlePurchase = false, exercises, secondView = false }: ReportOptions = {},
): Result<BuiltReport, ReportError> {
  const testId = testIdOf(input.test_name);
  const test = content.tests.find((each) => each.test_id === testId);
  if (!test) return err({ code: 'unknown_test', testId });

  const scores = readDomainScores(input.metadata);
  const overall = readScore(input.percentage_score);
  const level = overall.scored ? enhancedLevel(overall.score) : null;
  const dimensions = test.dimensions.map((dimension) => dimensionOf(dimension, scores));
  const ranking = rank(dimensions);
  const raised = ranking.filter((dimension) => dimension.band !== 'Low');
  const growthPriorities = raised.slice(0, 3);
  const allLow = ranking.length > 0 && raised.length === 0;

  return ok({
    testId,
    displayName: test.display_name,
    overall: overall.score,
    overallScored: overall.scored,
    level,
    resultNarrative:
      level &&
      narrativeFor(content, testId, narrativeBand(level, overall.score), { known: exercises, secondView }),
    dimensions,
    summary: summaryOf(ranking, allLow),
    ...strengthsOf(dimensions, growthPriorities),
    growthPriorities,
    weeks: buildWeeks(test.training_recommendations, ranking, exercises),
    allLow,
    ...suggestionsOf(test, dimensions, overall, secondView),
    callToAction: callToAction(tier, singlePurchase),
  });
}

/** Scored dimensions, highest score first; ties keep the order of the file. */
export function rank<D extends { readonly score: number; readonly scored: boolean }>(
  dimensions: readonly D[],
): D[] {
  return dimensions.filter(({ scored }) => scored).sort((a, b) => b.score - a.score);
}

function dimensionOf(
  dimension: ContentTest['dimensions'][number],
  scores: Readonly<Record<string, unknown>>,
): ReportDimension {
  const { dimension_id: id, dimension_name: name } = dimension;
  const { score, scored } = readScore(Object.hasOwn(scores, id) ? scores[id] : undefined);
  if (!scored) return { id, name, score, scored, band: null, narrative: null, details: null };
  const { description, ...details } = textsForScore(dimension.score_ranges, score);
  return { id, name, score, scored, band: reportBand(score), narrative: description, details };
}

function summaryOf(ranking: readonly ReportDimension[], allLow: boolean): ReportMessage {
  const [first, second] = ranking;
  if (!first) return message('summary.none');
  if (!second) return message(allLow ? 'summary.oneLow' : 'summary.one', { a: first.name });
  return message(allLow ? 'summary.twoLow' : 'summary.two', { a: first.name, b: second.name });
}

function strengthsOf(
  dimensions: readonly ReportDimension[],
  growthPriorities: readonly ReportDimension[],
): Pick<BuiltReport, 'strengths' | 'strengthsAreRelative'> {
  const lowestFirst = dimensions.filter(({ scored }) => scored).sort((a, b) => a.score - b.score);
  const low = lowestFirst.filter(({ band }) => band === 'Low').slice(0, 3);
  if (low.length > 0) return { strengths: low, strengthsAreRelative: false };
  const relative = lowestFirst.filter((dimension) => !growthPriorities.includes(dimension)).slice(0, 1);
  return { strengths: relative, strengthsAreRelative: relative.length > 0 };
}

function suggestionsOf(
  test: ContentTest,
  dimensions: readonly ReportDimension[],
  overall: ReadScore,
  secondView: boolean,
): Pick<BuiltReport, 'diagnosticSuggestions' | 'suggestionsNote' | 'warnings'> {
  const ids = dimensions.map(({ id }) => id);
  const scores = {
    ...Object.fromEntries(dimensions.map(({ id, score }) => [id, score])),
    overall: overall.score,
  };
  const warnings: ReportWarning[] = [];
  const texts = test.diagnostic_recommendations.flatMap((suggestion, index) => {
    const parsed = parseCondition(suggestion.condition, ids);
    if (parsed.ok) {
      const holds = evaluateCondition(parsed.value, scores) && isNeeded(suggestion, secondView);
      return holds ? [suggestion.recommendation] : [];
    }
    warnings.push({ code: 'unreadable_condition', testId: test.test_id, index, reason: parsed.error.code });
    return [];
  });
  const diagnosticSuggestions = [...new Set(texts)];
  const partial = diagnosticSuggestions.length > 0 && dimensions.some(({ scored }) => !scored);
  return {
    diagnosticSuggestions,
    suggestionsNote: partial ? message('suggestions.partial') : null,
    warnings,
  };
}
