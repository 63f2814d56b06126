import type { SummaryRow } from '@/api/training/run-history';
import { type ExerciseId, isExerciseId } from '@/lib/exercises/ids';

export type NamedRow = SummaryRow & { exercise_id: ExerciseId };

/** Of each exercise the way it was done last, the latest first. */
export function latestWays(rows: readonly SummaryRow[]): NamedRow[] {
  const latest = new Map<ExerciseId, NamedRow>();
  for (const row of rows) {
    const { exercise_id } = row;
    if (!isExerciseId(exercise_id)) continue;
    const before = latest.get(exercise_id);
    if (!before || before.last_at < row.last_at) latest.set(exercise_id, { ...row, exercise_id });
  }
  return [...latest.values()].toSorted((a, b) => (a.last_at < b.last_at ? 1 : -1));
}
