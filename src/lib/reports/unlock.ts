import type { PaidTier } from '../../config/plans.ts';
import { tierAtLeast } from '../billing/tier.ts';
import { findExercise } from '../cognitive/registry.ts';
import type { WeekPlanStep } from './content-schema.ts';
import { planNotKnown, type ReportReader } from './reader.ts';
import { mayPromptUpgrade, type Wording } from './wording.ts';

/** The plan that opens a step to its reader, and whether a short round is open without it. */
export type StepUnlock = { readonly tier: PaidTier; readonly startsFree: boolean };

/**
 * What a step of the plan needs that its reader does not have; null where nothing is to be said: the step needs no plan,
 * the reader has it, or may not be spoken to of plans.
 */
export function stepUnlock(
  step: Pick<WeekPlanStep, 'tools' | 'unlockRequired'>,
  { reader, wording }: { readonly reader: ReportReader; readonly wording: Wording },
): StepUnlock | null {
  if (step.unlockRequired !== true || reader.audience !== 'owner' || reader.planText === planNotKnown)
    return null;
  if (!mayPromptUpgrade(wording)) return null;
  const exercises = step.tools.flatMap((tool) => findExercise(tool) ?? []);
  // One of them is enough to follow the step.
  const tier = (['plus', 'premium'] as const).find((paid) =>
    exercises.some((exercise) => exercise.tier === paid),
  );
  if (tier === undefined || tierAtLeast(reader.tier, tier)) return null;
  return { tier, startsFree: exercises.some(({ freeMinutes }) => freeMinutes !== null) };
}
