import type { AttemptRecord } from '../assessments/attempt-record.ts';
import { catalogue } from '../assessments/catalogue.ts';
import type { InstrumentDefinition } from '../assessments/types.ts';
import { exerciseIds } from '../exercises/ids.ts';
import { type BuiltReport, buildReport, type ReportOptions } from './build.ts';
import type { ReportContent } from './content-schema.ts';
import { exerciseIdOf, type KnownExercises } from './exercises.ts';

/** What a report is built from beside the numbers. */
export type ReportWords = Pick<ReportContent, 'tests' | 'generic_narratives'>;

/** Name of each area of a test in the reader's language, by id. */
export type AreaNames = Readonly<Record<string, string>>;

/** The report of a stored attempt, with the exercises there are; null when there are no words for its test. */
export function reportOfAttempt(
  words: ReportWords,
  attempt: Pick<AttemptRecord, 'test_id' | 'overall' | 'domains'>,
  options: Omit<ReportOptions, 'exercises'> = {},
): BuiltReport | null {
  const built = buildReport(
    words,
    {
      test_name: catalogue[attempt.test_id].reportName,
      percentage_score: attempt.overall,
      metadata: { domain_scores: attempt.domains },
    },
    { ...options, exercises: exerciseIds },
  );
  return built.ok ? built.value : null;
}

/** Content files name areas in their own language; the reader sees the names used everywhere else. */
export function namedContent(content: ReportContent, names: AreaNames): ReportContent {
  return {
    ...content,
    tests: content.tests.map((test) => ({
      ...test,
      dimensions: test.dimensions.map((dimension) => ({
        ...dimension,
        dimension_name: names[dimension.dimension_id] ?? dimension.dimension_name,
      })),
    })),
  };
}

/** The areas of a test and nothing to say about them: scores without words. */
export function bareContent(
  { testId, catalogueName, domains }: Pick<InstrumentDefinition, 'testId' | 'catalogueName' | 'domains'>,
  names: AreaNames,
): ReportWords {
  return {
    tests: [
      {
        test_id: testId,
        display_name: catalogueName,
        dimensions: domains.map(({ id, label }) => ({
          dimension_id: id,
          dimension_name: names[id] ?? label,
          score_ranges: [],
        })),
        training_recommendations: [],
        diagnostic_recommendations: [],
      },
    ],
  };
}

/**
 * Exercises a report's plan names, most useful first: by week and place, each once. A plan without weeks (every area
 * Low) gives the tools of its steps.
 */
export function planExercises(
  { weeks, resultNarrative }: Pick<BuiltReport, 'weeks' | 'resultNarrative'>,
  known: KnownExercises,
): string[] {
  const ofWeeks = weeks.flatMap(({ items }) => items.map(({ link }) => exerciseIdOf(link)));
  const ofSteps = resultNarrative?.developmentPlan.steps.flatMap(({ tools }) => tools) ?? [];
  const named = weeks.some(({ items }) => items.length > 0) ? ofWeeks : ofSteps;
  return [...new Set(named)].filter((id): id is string => id !== null && known.has(id));
}
