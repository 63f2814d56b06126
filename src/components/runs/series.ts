import type { FitEnd } from '@/components/charts/trend-line';
import type { RunSeries } from '@/lib/progress/run-series';
import type { Trend } from '@/lib/progress/trend';
import type { SeriesScore } from './series-figure';

/** A run as lists are read from the server. */
export interface ScoredRow {
  readonly id: string;
  readonly variant: string;
  readonly mode: string;
  readonly device_class: string | null;
  readonly screen_class: string | null;
  readonly task_version: string;
  readonly score: number;
  readonly ended_at: string;
}

export const seriesScores = (runs: readonly ScoredRow[]): SeriesScore[] =>
  runs.map((run) => ({
    id: run.id,
    score: run.score,
    variant: run.variant,
    mode: run.mode,
    finishedAt: run.ended_at,
    taskVersion: run.task_version,
    deviceClass: run.device_class,
    screenClass: run.screen_class,
  }));

/**
 * The ends of the line, at the first and the last run that counts; null where there is none.
 * @param span days from the first point to the last
 */
export function fitOf(
  { runs }: RunSeries<SeriesScore>,
  trend: Trend,
  span: number,
): readonly [FitEnd, FitEnd] | null {
  const counted = runs.filter(({ isPractice }) => !isPractice);
  const [first, last] = [counted.at(0)?.run, counted.at(-1)?.run];
  const { intercept, slopePerWeek } = trend;
  if (!first || !last || intercept === null || slopePerWeek === null) return null;
  return [
    { at: Date.parse(first.finishedAt), score: intercept },
    { at: Date.parse(last.finishedAt), score: intercept + (slopePerWeek / 7) * span },
  ];
}
