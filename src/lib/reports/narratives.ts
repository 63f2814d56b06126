import type { Band } from '../assessments/types.ts';
import type { Narrative, NarrativeSet, ReportContent } from './content-schema.ts';
import type { KnownExercises } from './exercises.ts';

/** Exact titles of the development plans in English; translated content carries its own. */
export const planTitles = {
  Low: 'Maintenance & Optimization Plan',
  Moderate: 'Attention Enhancement Plan',
  High: 'Comprehensive Attention Training Plan',
} as const satisfies { readonly [band in Band]: string };

const setKeys = { Low: 'low', Moderate: 'moderate', High: 'high' } as const satisfies {
  readonly [band in Band]: keyof NarrativeSet;
};

/** The first step of a plan that needs neither a paid plan nor an exercise: something to do at once. */
export function firstStep(narrative: Narrative | null): string | null {
  const steps = narrative?.developmentPlan.steps;
  return steps?.find((step) => step.unlockRequired !== true && step.tools.length === 0)?.action ?? null;
}

/** Whether a text still has something to ask for. */
export function isNeeded(
  { unless }: { readonly unless?: 'second_view' | undefined },
  secondView: boolean,
): boolean {
  return !(secondView && unless === 'second_view');
}

/**
 * The result narrative of a test for a band (from `narrativeBand`); the generic one when the test has none,
 * null when the file has neither. Tools that do not exist are taken out, and a step that was about nothing
 * else goes with them, so that no step leads nowhere. So does a step that asks for what is there.
 */
export function narrativeFor(
  content: Pick<ReportContent, 'tests' | 'generic_narratives'>,
  testId: string,
  band: Band,
  {
    known,
    secondView = false,
  }: { readonly known?: KnownExercises | undefined; readonly secondView?: boolean } = {},
): Narrative | null {
  const own = content.tests.find((test) => test.test_id === testId)?.narratives;
  const narrative = (own ?? content.generic_narratives)?.[setKeys[band]];
  if (!narrative) return null;
  const { title, steps } = narrative.developmentPlan;
  const usable = steps.flatMap((step) => {
    if (!isNeeded(step, secondView)) return [];
    const tools = known ? step.tools.filter((tool) => known.has(tool)) : step.tools;
    return tools.length > 0 || step.tools.length === 0 ? [{ ...step, tools }] : [];
  });
  return { ...narrative, developmentPlan: { title, steps: usable } };
}
