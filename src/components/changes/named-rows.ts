import { areaName } from '@/i18n/area-name';
import type { AttemptComparison, ComparedRow } from '@/lib/assessments/compare';
import type { InstrumentDefinition } from '@/lib/assessments/types';
import type { HistoryTexts } from './use-texts';

export interface NamedRow {
  row: ComparedRow;
  name: string;
}

/** Overall first, then the areas in report order. A test of one area has its number once. */
export function namedRows(
  comparison: AttemptComparison,
  definition: InstrumentDefinition,
  texts: HistoryTexts,
): NamedRow[] {
  const areas = definition.domains.flatMap((domain) => {
    const row = comparison.areas.find(({ id }) => id === domain.id);
    return row ? [{ row, name: areaName(texts.screening, domain) }] : [];
  });
  const overall = { row: comparison.overall, name: texts.t('comparison.overall') };
  return areas.length === 1 ? areas : [overall, ...areas];
}
