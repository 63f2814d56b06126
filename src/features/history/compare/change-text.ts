import type { ComparedRow } from '@/lib/assessments/compare';
import type { HistoryTexts } from '../use-texts';

/** The change of one row in words, or why there are none. */
export function changeText({ change, earlier, later, needed }: ComparedRow, { t }: HistoryTexts): string {
  // A reaction-time run is held against its own spread, not against a fixed number of points.
  if (change === 'same' && needed === null) return t('comparison.usual');
  if (change !== null) return t(`comparison.${change}`);
  return t(earlier === null || later === null ? 'comparison.missing' : 'comparison.none');
}
