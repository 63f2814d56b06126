import type { ComparedRow } from '@/lib/assessments/compare';
import type { HistoryTexts } from '../use-texts';

/** The change of one row in words, or why there are none. */
export function changeText({ change, earlier, later }: ComparedRow, { t }: HistoryTexts): string {
  if (change !== null) return t(`comparison.${change}`);
  return t(earlier === null || later === null ? 'comparison.missing' : 'comparison.none');
}
