import type { BuiltReport } from '../reports/build.ts';
import { exerciseIdOf, type KnownExercises } from '../reports/exercises.ts';

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
