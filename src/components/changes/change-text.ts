import { hasBands } from '@/lib/assessments/catalogue';
import type { ComparedRow } from '@/lib/assessments/compare';
import type { InstrumentDefinition } from '@/lib/assessments/types';
import type { HistoryTexts } from './use-texts';

/** The change of one row in sentences, or why there are none. A preference changes without more or less difficulty. */
export function changeSentences(
  { change, earlier, later, needed }: ComparedRow,
  definition: Pick<InstrumentDefinition, 'kind'>,
  { t, difference, score }: HistoryTexts,
): string[] {
  if (earlier === null || later === null) return [t('comparison.missing')];
  if (change === null) return [t('comparison.none')];
  if (change === 'same') return [t('words.aboutTheSame')];
  // A reaction-time run is held against its own spread, not against a number of points.
  if (change === 'some') return [t(needed === null ? 'words.usualVariation' : 'comparison.some')];
  const direction = hasBands(definition)
    ? t(`comparison.${change}`)
    : t('words.pair', { name: t('comparison.difference'), text: difference(later - earlier) });
  if (needed === null) return [direction];
  const points = score(Math.abs(later - earlier));
  return [direction, t('comparison.larger', { points, needed: score(needed) })];
}
