import { median } from '../cognitive/stats/descriptive.ts';

/** What of a run says whether another can be held beside it. */
export interface SeriesRun {
  /** ISO 8601. */
  readonly finishedAt: string;
  /** Null for a run without one: it is in no series. */
  readonly score: number | null;
  readonly taskVersion: string;
  readonly variant: string;
  readonly mode: string;
  /** Null in runs from before it was stored. */
  readonly deviceClass: string | null;
  readonly screenClass?: string | null;
}

type Scored<R> = R & { readonly score: number };

export interface PlacedRun<R> {
  readonly run: Scored<R>;
  /** One of the first two of its variant: drawn, and never used. */
  readonly isPractice: boolean;
}

/** Runs that can be held beside each other. */
export interface RunSeries<R> {
  /** Task version, variant, device and mode; the screen, too, where it matters. */
  readonly key: readonly (string | null)[];
  /** Oldest first. */
  readonly runs: readonly PlacedRun<R>[];
}

export interface DayPoint {
  /** The day where the person is, 'YYYY-MM-DD'. */
  readonly date: string;
  /** The median of its runs. */
  readonly value: number;
}

export interface PersonalBest {
  readonly score: number;
  /** When its run ended. */
  readonly at: string;
}

const PRACTICE_RUNS = 2;
const MOST_POINTS = 200;
const RUNS_FOR_A_BEST = 3;

/** In these a higher score is nothing to be beaten. */
const withoutBest: ReadonlySet<string> = new Set([
  'body-scan',
  'breathing',
  'focus-burst',
  'htj',
  'if-then-plan',
  'temptation-bundle',
]);
export const hasPersonalBest = (exerciseId: string): boolean => !withoutBest.has(exerciseId);

function keyOf(run: SeriesRun, screenMatters: boolean): (string | null)[] {
  const key = [run.taskVersion, run.variant, run.deviceClass, run.mode];
  return screenMatters ? [...key, run.screenClass ?? null] : key;
}

/**
 * All runs of one exercise as series, the one with the newest run first. Series are never joined: another device, form,
 * mode or version of the task is another thing that was measured.
 * @param runs of one exercise, in any order
 */
export function seriesOfRuns<R extends SeriesRun>(
  runs: readonly R[],
  screenMatters: boolean,
): RunSeries<R>[] {
  const oldestFirst = runs
    .filter((run): run is Scored<R> => run.score !== null)
    .toSorted((a, b) => Date.parse(a.finishedAt) - Date.parse(b.finishedAt));
  const seen = new Map<string, number>();
  const groups = new Map<string, { key: (string | null)[]; runs: PlacedRun<R>[] }>();
  for (const run of oldestFirst) {
    const before = seen.get(run.variant) ?? 0;
    seen.set(run.variant, before + 1);
    const key = keyOf(run, screenMatters);
    const name = JSON.stringify(key);
    const group = groups.get(name) ?? { key, runs: [] };
    // What was written to last stands last.
    groups.delete(name);
    groups.set(name, group);
    group.runs.push({ run, isPractice: before < PRACTICE_RUNS });
  }
  return [...groups.values()].reverse();
}

/** A formatter is dear: one for all runs of a series. */
function dayIn(zone: string): (moment: string) => string {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  return (moment) => {
    const parts = format.formatToParts(Date.parse(moment));
    const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
    return `${part('year')}-${part('month')}-${part('day')}`;
  };
}

/**
 * A point for each day with a run that counts, oldest first.
 * @param zone IANA name of the zone the person is in
 */
export function dayPoints<R extends SeriesRun>({ runs }: RunSeries<R>, zone: string): DayPoint[] {
  const dayOf = dayIn(zone);
  const byDay = new Map<string, number[]>();
  for (const { run, isPractice } of runs) {
    if (isPractice) continue;
    const day = dayOf(run.finishedAt);
    byDay.set(day, [...(byDay.get(day) ?? []), run.score]);
  }
  return [...byDay]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .slice(-MOST_POINTS)
    .map(([date, scores]) => ({ date, value: median(scores) ?? 0 }));
}

/** The highest score that counts, the first of several alike; null with fewer than three scored runs. */
export function personalBest<R extends SeriesRun>({ runs }: RunSeries<R>): PersonalBest | null {
  if (runs.length < RUNS_FOR_A_BEST) return null;
  let best: PersonalBest | null = null;
  for (const { run, isPractice } of runs) {
    if (isPractice || (best !== null && run.score <= best.score)) continue;
    best = { score: run.score, at: run.finishedAt };
  }
  return best;
}
