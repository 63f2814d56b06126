import { paths } from '../../config/paths.ts';
import type { PaidTier } from '../../config/plans.ts';
import type { PromptContext } from './prompts.ts';

/** The list of plans; `from` says what led there. */
export function plansAddress(from: PromptContext): string {
  return `${paths.pricing}?from=${from}#plans`;
}

/** The list of plans, where one of them was offered: it is pointed at, and paid for as it was offered. */
export function planAddress(plan: PaidTier): string {
  return `${paths.pricing}?plan=${plan}#plans`;
}
