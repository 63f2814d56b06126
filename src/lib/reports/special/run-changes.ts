import { type DimensionId, dimensionIds } from '../../cognitive/focustrack/dimensions.ts';
import { type ComparableRun, changeBetween, type RunChange } from '../../cognitive/focustrack/variability.ts';

/** A scored run of a person. */
export type PastRun = { readonly id: string; readonly completedAt: string; readonly facts: ComparableRun };

export type RunChanges = {
  /** Place of this run among the scored runs of the person, from 1. */
  readonly number: number;
  /** Null when there is no earlier run of the same device and kind. */
  readonly since: {
    readonly completedAt: string;
    /** Of performance, 100 is best: 'higher' is better. */
    readonly changes: Readonly<Record<DimensionId, RunChange>>;
  } | null;
};

/** The run beside the latest earlier one it may be compared with; null when it is not among the runs. */
export function runChanges(id: string, runs: readonly PastRun[]): RunChanges | null {
  const ordered = runs.toSorted((a, b) => a.completedAt.localeCompare(b.completedAt));
  const place = ordered.findIndex((run) => run.id === id);
  const current = ordered[place];
  if (!current) return null;
  const number = place + 1;
  const earlier = ordered
    .slice(0, place)
    .findLast(
      ({ facts }) =>
        facts.deviceClass === current.facts.deviceClass && facts.variant === current.facts.variant,
    );
  if (!earlier) return { number, since: null };
  const changes = dimensionIds.map((dimension) => [
    dimension,
    changeBetween(earlier.facts, current.facts, number, dimension),
  ]);
  return {
    number,
    since: {
      completedAt: earlier.completedAt,
      changes: Object.fromEntries(changes) as Record<DimensionId, RunChange>,
    },
  };
}
