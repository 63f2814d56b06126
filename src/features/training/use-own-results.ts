import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import {
  exerciseSummaryQuery,
  recentScoresQuery,
  type ScoredRun,
  type SummaryRow,
} from '@/api/training/run-history';

export interface OwnResult {
  /** Of the latest scored run. */
  readonly last: number;
  /** When that way of doing it was done last, ISO text. */
  readonly at: string;
  /** The latest scores of the same way, oldest first. */
  readonly scores: readonly number[];
}

/** So many scores make a small line. */
const mostTraced = 8;

const wayOf = (run: ScoredRun | SummaryRow): string =>
  JSON.stringify([
    run.exercise_id,
    run.variant,
    run.mode,
    run.device_class,
    run.screen_class,
    run.task_version,
  ]);

/** What the person came to last, by exercise; nothing as long as it is not known, and without a connection. */
export function useOwnResults(userId: string): ReadonlyMap<string, OwnResult> {
  const { data: summary } = useQuery(exerciseSummaryQuery(userId));
  const { data: recent } = useQuery(recentScoresQuery(userId));
  return useMemo(() => {
    const results = new Map<string, OwnResult>();
    for (const row of summary ?? []) {
      const { exercise_id, last_score, last_at } = row;
      const known = results.get(exercise_id);
      if (last_score === null || (known && Date.parse(known.at) >= Date.parse(last_at))) continue;
      const way = wayOf(row);
      const scores = (recent ?? [])
        .filter((run) => wayOf(run) === way)
        .slice(0, mostTraced)
        .map(({ score }) => score)
        .reverse();
      results.set(exercise_id, { last: last_score, at: last_at, scores });
    }
    return results;
  }, [summary, recent]);
}
