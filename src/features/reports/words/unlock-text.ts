import type { StepUnlock } from '@/lib/reports/unlock';
import type { ReportTexts } from './texts';

/** 'Part of the Plus plan', and what is open without it. */
export function unlockText({ tier, startsFree }: StepUnlock, { t }: ReportTexts): string {
  return t(startsFree ? 'plan.unlock' : 'files.locked', { plan: t(`plans.${tier}`) });
}
