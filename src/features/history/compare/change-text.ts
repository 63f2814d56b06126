import { hasBands } from '@/lib/assessments/catalogue';
import type { ComparedRow } from '@/lib/assessments/compare';
import type { InstrumentDefinition } from '@/lib/assessments/types';
import type { HistoryTexts } from '../use-texts';

/** The change of one row in words, or why there are none. A preference changes without more or less difficulty. */
export function changeText(
  { change, earlier, later, needed }: ComparedRow,
  definition: Pick<InstrumentDefinition, 'kind'>,
  { t, difference }: HistoryTexts,
): string {
  const missing = earlier === null || later === null;
  if (change === null) return t(missing ? 'comparison.missing' : 'comparison.none');
  // A reaction-time run is held against its own spread, not against a fixed number of points.
  if (change === 'same' && needed === null) return t('words.usualVariation');
  if (change === 'same') return t('words.aboutTheSame');
  if (hasBands(definition) || missing) return t(`comparison.${change}`);
  return t('words.pair', { name: t('comparison.difference'), text: difference(later - earlier) });
}
