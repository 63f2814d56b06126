import type { FocustrackVariant } from '@/lib/cognitive/focustrack/design';
import {
  createPracticeList,
  createTrialList,
  type PlannedTrial,
} from '@/lib/cognitive/focustrack/trial-list';

/** What is shown in one sitting, and how long a frame of this screen is. */
export interface SittingPlan {
  readonly phase: 'practice' | 'test';
  readonly variant: FocustrackVariant;
  readonly list: readonly PlannedTrial[];
  readonly periodMs: number;
}

export interface PlanInput {
  readonly seed: string;
  readonly variant: FocustrackVariant;
  readonly refreshHz: number;
}

/** @param round from 1 */
export function practicePlan({ seed, variant, refreshHz }: PlanInput, round: number): SittingPlan {
  const list = createPracticeList(seed, round, variant);
  return { phase: 'practice', variant, list, periodMs: 1000 / refreshHz };
}

export function testPlan({ seed, variant, refreshHz }: PlanInput): SittingPlan {
  return { phase: 'test', variant, list: createTrialList(seed, variant), periodMs: 1000 / refreshHz };
}
