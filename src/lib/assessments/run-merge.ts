import { type Run, type RunEntry, runPhases } from './run-state.ts';

/**
 * Joins two copies of the same run (two tabs, memory and storage). Per question the latest write wins; times
 * and notices keep the larger one; the place in the run follows the latest move. A copy that is done wins as a
 * whole, because its answers are what was handed in. The order of the copies does not matter, merging twice
 * changes nothing, and merging an older copy of a run into its newer one gives the newer one.
 * @throws RangeError when the copies belong to different attempts: the caller mixed up two records
 */
export function mergeRuns(a: Run, b: Run): Run {
  if (a.attemptId !== b.attemptId) throw new RangeError('Cannot merge runs of different attempts');
  if ((a.phase === 'done') !== (b.phase === 'done')) return a.phase === 'done' ? a : b;
  const order = comparePlace(a, b);
  const place = order >= 0 ? a : b;
  return {
    ...a,
    startedAt: Math.min(a.startedAt, b.startedAt),
    entries: mergeRecords(a.entries, b.entries, laterEntry),
    itemTimesMs: mergeRecords(a.itemTimesMs, b.itemTimesMs, Math.max),
    softNoticeShown: a.softNoticeShown || b.softNoticeShown,
    phase: place.phase,
    index: place.index,
    movedAt: place.movedAt,
    shownAt: order === 0 ? laterMoment(a.shownAt, b.shownAt) : place.shownAt,
    completedAt: place.completedAt,
  };
}

/** Two writes of the same moment: an answer beats a skip, the larger answer beats the smaller. */
function laterEntry(a: RunEntry, b: RunEntry): RunEntry {
  if (a.at !== b.at) return a.at > b.at ? a : b;
  return (a.value ?? 0) >= (b.value ?? 0) ? a : b;
}

function comparePlace(a: Run, b: Run): number {
  const key = (run: Run) => [run.movedAt, runPhases.indexOf(run.phase), run.index, run.completedAt ?? -1];
  const other = key(b);
  return key(a).reduce((order, value, i) => order || value - (other[i] ?? 0), 0);
}

function laterMoment(a: number | null, b: number | null): number | null {
  if (a === null || b === null) return a ?? b;
  return Math.max(a, b);
}

function mergeRecords<T>(
  a: Readonly<Record<string, T>>,
  b: Readonly<Record<string, T>>,
  join: (a: T, b: T) => T,
): Record<string, T> {
  const merged: Record<string, T> = { ...a };
  for (const [key, value] of Object.entries(b)) {
    const own = merged[key];
    merged[key] = own === undefined ? value : join(own, value);
  }
  return merged;
}
