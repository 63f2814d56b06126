import { focusTrack } from '@/lib/assessments/tests/focustrack/definition';
import type { AreaKind } from '@/lib/assessments/types';
import { type DimensionId, dimensionIds } from '@/lib/cognitive/focustrack/dimensions';
import type { ShownRun } from './shown-run';

export interface MeasuredArea {
  id: DimensionId;
  /** The English name, from which the reader's is found. */
  label: string;
  kind: AreaKind | null;
  /** In the direction of reports, 0 to 100; null where it could not be worked out. */
  score: number | null;
}

/** The five areas of a run with their numbers, in the order of reports. */
export function measuredAreas({ difficulty }: ShownRun['scored']): MeasuredArea[] {
  return dimensionIds.map((id) => {
    const domain = focusTrack.domains.find((each) => each.id === id);
    return { id, label: domain?.label ?? id, kind: domain?.kind ?? null, score: difficulty[id] ?? null };
  });
}
